import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page: the rule and where. @param besides "iframe" where frames are looked at elsewhere */
export async function violations(page: Page, besides?: 'iframe'): Promise<string[]> {
  // It looks into the frames that it runs in.
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
