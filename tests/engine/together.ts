import { isExcluded } from '../../renderer/parts/brand'
import { pageFor, type Rendered } from '../../renderer/server'
import { hasOwnPages, localizePage } from '../../tools/content/localize/localize'
import type { BrandSettings, Page } from '../../tools/content/read/model'
import type { Site } from '../../tools/content/read/site'
import { createTranslator } from '../../tools/content/read/words'
import { createDocuments } from '../../tools/html/document'
import { bootScript, shareAcross } from '../../tools/html/shared'

/**
 * Renders documents for all brands and languages together, as a build does, and each one separately.
 * @returns documents that differ, each as "brand/language/address"
 */
export function differingDocuments(site: Site, pages: Page[]): string[] {
  const app = { scripts: ['app.js'], styles: [], print: 'print.css' }
  const translator = createTranslator(site)
  const shared = shareAcross(
    site,
    translator,
    bootScript(site, { boot: '__CONFIG__', bootWhole: '__CONFIG__', notice: '' }, app),
    app,
    [],
  )
  const documents = createDocuments(shared, [])
  return pages.flatMap((page) => {
    const localize = (brand?: BrandSettings) =>
      Object.keys(shared.sites).map(
        (language) => [language, localizePage(site, page, language, translator, { brand })] as const,
      )
    const common = localize()
    const rendered: Rendered[] = []
    return site.settings.brands.flatMap((brand) => {
      const filter = shared.brands.find(({ id }) => id === brand.id) ?? brand
      if (isExcluded(filter, page.address)) return []
      const ownPages = hasOwnPages(brand) ? localize(brand) : common
      const shownPages = new Map(ownPages.map(([language, localized]) => [language, pageFor(localized, filter)]))
      const documentIn = documents.renderAlike(shownPages, brand.id, rendered)
      return ownPages
        .filter(([language, page]) => documentIn(language).toString() !== documents.render(page, language, brand.id))
        .map(([language]) => `${brand.id}/${language}${page.address}`)
    })
  })
}
