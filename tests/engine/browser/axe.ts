import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page: the rule and where. @param besides what is looked at elsewhere, as a selector */
export async function violations(page: Page, besides?: string): Promise<string[]> {
  // In a page with frames axe asks itself in each of them.
  await Promise.all((besides === 'iframe' ? [page] : page.frames()).map((frame) => frame.evaluate(axe.source)))
  const { violations } = await page.evaluate(
    (exclude) => window.axe.run(exclude ? { exclude: [exclude] } : document, { resultTypes: ['violations'] }),
    besides,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
