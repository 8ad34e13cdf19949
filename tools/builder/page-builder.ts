import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Filter, isExcluded } from '../../renderer/parts/brand'
import { pageFor } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { hasOwnPages, localizePage } from '../content/localize'
import type { BrandSettings, Page } from '../content/model'
import type { Site } from '../content/site'
import { contextOf } from '../content/site-index'
import { createTranslator } from '../content/words'
import { hashOf } from '../files/files'
import { createDocuments } from '../html/document'
import { type Timings, timed } from '../site/timings'
import { offerSheets } from './data-sheets'
import { pageOutputs } from './paths'
import type { BuildContext, Made, PageTerms } from './protocol'
import { pageTerms } from './search'

/** Writes pages in all languages for all brands. */
export type PageBuilder = {
  /**
   * @param timings where the time it takes is added
   * @returns what is known of the page, and what the search knows of it, by "<brand>/<language>"
   */
  build(site: Site, page: Page, timings: Timings): { made: Made; terms: PageTerms[string] }
}

/** A page in one language, and its data as a file. */
type Translated = { language: string; localized: LocalizedPage; data: string }

/** Builds pages that all share the same. */
export function createPageBuilder({ shared, app, folder, drawn, sheets }: BuildContext): PageBuilder {
  const documents = createDocuments(shared, drawn)
  const offer = offerSheets(shared, sheets)
  const known = new Set<string>()
  const dataOf = (localized: LocalizedPage) => JSON.stringify({ app, page: localized })
  const write = (path: string, content: string | Buffer) => {
    const file = `${folder}/${path}`
    const parent = dirname(file)
    if (!known.has(parent)) mkdirSync(parent, { recursive: true })
    known.add(parent)
    writeFileSync(file, content)
  }
  /** Where a brand shows the same as others, the same page. */
  const forBrand = (common: Translated, brand: Filter): Translated => {
    const localized = pageFor(common.localized, brand)
    if (localized === common.localized) return common
    const data = dataOf(localized)
    return data === common.data ? common : { ...common, localized, data }
  }
  return {
    build(site, page, timings) {
      const info = site.index.byName.get(page.name)
      const around = info && contextOf(info, site.index)
      const translator = createTranslator(site)
      const made: Made = { documents: 0, heaviest: { path: '', bytes: 0 }, searchKeys: {} }
      const terms: PageTerms[string] = {}
      // Pages that brands show alike are counted once.
      const counted = new Map<LocalizedPage, string | undefined>()
      const termsOf = ({ language, localized }: Translated) => {
        if (!counted.has(localized)) counted.set(localized, pageTerms(localized, language, shared.defaultLanguage))
        return counted.get(localized)
      }
      const localize = (brand?: BrandSettings) =>
        timed(timings, 'localize', () =>
          Object.keys(shared.sites).map((language): Translated => {
            const localized = offer(localizePage(site, page, language, translator, { around, brand }), language)
            return { language, localized, data: dataOf(localized) }
          }),
        )
      const common = localize()
      const render = documents.renderer()
      for (const brand of site.settings.brands) {
        const { id } = brand
        const filter = shared.brands.find((one) => one.id === id) ?? brand
        if (isExcluded(filter, page.address)) continue
        const shown = (hasOwnPages(brand) ? localize(brand) : common).map((one) => forBrand(one, filter))
        const pages = new Map(shown.map(({ language, localized }) => [language, localized]))
        const documentIn = timed(timings, 'render', () => render(pages, id))
        for (const one of shown) {
          const { language, localized, data } = one
          const html = timed(timings, 'render', () => documentIn(language))
          const [htmlFile, file] = pageOutputs(id, language, localized.address, shared.defaultLanguage)
          timed(timings, 'write', () => {
            write(htmlFile, html)
            write(file, data)
          })
          made.documents++
          if (html.length > made.heaviest.bytes) made.heaviest = { path: htmlFile, bytes: html.length }
          const own = timed(timings, 'search', () => termsOf(one))
          if (!own) continue
          terms[`${id}/${language}`] = own
          made.searchKeys[`${id}/${language}`] = hashOf(own)
        }
      }
      return { made, terms }
    },
  }
}
