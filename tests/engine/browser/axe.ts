import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Problems that axe finds on the page, each as the id of a rule and the selectors of the affected elements.
 * @param besides "iframe" to skip the content of frames
 */
export async function violations(page: Page, besides?: 'iframe'): Promise<string[]> {
  // Axe checks only those frames in which it is loaded.
  await Promise.all((besides ? [page] : page.frames()).map((frame) => frame.evaluate(axe.source)))
  const { violations } = await page.evaluate(
    (exclude) => window.axe.run({ exclude }, { resultTypes: ['violations'] }),
    besides ? [besides] : [],
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
