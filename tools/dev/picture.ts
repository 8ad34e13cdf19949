import { isExcluded } from '../../renderer/parts/brand'
import { Refusal } from '../cli/errors.js'
import { openBrowser, screenshot } from '../cli/screenshot'
import { suggest } from '../content/base/nearest'
import { say } from '../content/say/say.js'
import { refuseUnknown } from '../edit/translations/accept'
import { startLive } from './live'

/** The page to take a picture of. Default: the default language, first brand and light theme. Sizes are in CSS px. */
export type WantedPicture = {
  address: string
  language?: string
  brand?: string
  theme?: string
  width?: number
  mostHeight?: number
}

/** Default, minimum and maximum width of a picture in CSS px. */
const widths = { usual: 1200, least: 240, most: 3000 }

/**
 * Takes a picture of a page as a visitor would see it. The page belongs to the site in the current folder, and may be a
 * draft.
 * @returns the picture as PNG, and the height of the page in CSS px
 * @throws Refusal for an unknown page, language, brand or theme, or for a page with errors
 */
export async function takePicture(wanted: WantedPicture): Promise<{ png: Buffer; height: number }> {
  const { address, width = widths.usual, theme = 'light', mostHeight } = wanted
  if (!Number.isInteger(width) || width < widths.least || width > widths.most)
    throw new Refusal(say`The width must be a number from ${widths.least} to ${widths.most}, but is "${width}".`)
  if (theme !== 'light' && theme !== 'dark') throw new Refusal(say`The theme is "light" or "dark", not "${theme}".`)
  const { content, port, close } = await startLive(0)
  try {
    const { site } = content
    if (!site) throw new Refusal(say`The site cannot be read: "npm run check" says why.`)
    const { index, settings } = site
    const { language = settings.defaultLanguage, brand = settings.brands[0]?.id ?? '' } = wanted
    const [languages, brands] = [settings.languages.map(({ code }) => code), settings.brands.map(({ id }) => id)]
    if (!index.byAddress.has(address))
      throw new Refusal([say`There is no page "${address}".`, suggest(address, index.byAddress.keys())])
    refuseUnknown('language', language, languages)
    refuseUnknown('brand', brand, brands)
    if (settings.brands.some((other) => other.id === brand && isExcluded(other, address)))
      throw new Refusal(say`The brand "${brand}" leaves out the page ${address}.`)
    const file = index.byAddress.get(address)?.file ?? ''
    if (!content.pageAt(address))
      throw new Refusal(
        say`${file} has a mistake that "npm run check" explains. Correct it first; nothing was changed.`,
      )
    const prefix = language === settings.defaultLanguage ? '' : `/${language}`
    const url = `http://localhost:${port}/_frame${prefix}${address}?${new URLSearchParams({ brand, theme })}`
    const browser = await openBrowser()
    try {
      return await screenshot(browser, url, { width, mostHeight })
    } finally {
      await browser.close()
    }
  } finally {
    await close()
  }
}
