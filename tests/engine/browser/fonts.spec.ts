import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { appIsRunning } from './page'
import { addressesOf, brands, inLanguage, languages } from './site'

const [brand] = brands

for (const { code } of languages) {
  test(`every letter is in a font of the site: ${code}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    for (const address of addressesOf(brand?.id ?? '')) {
      await page.goto(inLanguage(code, address))
      await appIsRunning(page)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      expect(await strangers(page, session), `${code} ${address}`).toEqual([])
    }
  })
}

/** Texts of the page that need a font of the machine, with its name. */
async function strangers(page: Page, session: CDPSession): Promise<string[]> {
  // Every element with words of its own gets a number, by which the browser's tools find it again.
  const texts = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      // Drawings, and the codes and names of languages, are in the letters of the machine.
      .filter((element) => element.checkVisibility() && !element.closest('svg, .languages, .language-name'))
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element, i) => {
        element.setAttribute('data-text', String(i))
        return element.textContent ?? ''
      }),
  )
  const { root } = await session.send('DOM.getDocument')
  const found: string[] = []
  for (const [i, text] of texts.entries()) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[data-text="${i}"]` })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { isCustomFont, familyName } of fonts) if (!isCustomFont) found.push(`${familyName}: ${text}`)
  }
  return found
}
