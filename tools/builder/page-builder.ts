import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { pageFor } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { aroundOf } from '../content/catalogue'
import { hasOwnPages, localizePage } from '../content/localize'
import type { BrandSettings, Page } from '../content/model'
import type { Site } from '../content/site'
import { createTranslator } from '../content/words'
import { createDocuments } from '../html/document'
import { offerSheets } from './data-sheets'
import type { Made } from './manifest'
import { filesIn } from './paths'
import type { Frame } from './protocol'
import { searchKey } from './search-document'
import { type Timings, timed } from './timings'

/** Writes pages in all languages for all brands. */
export type PageBuilder = {
  /** @param timings where the time it takes is added */
  build(site: Site, page: Page, timings: Timings): Made
}

/** Builds pages of which all share the same. */
export function createPageBuilder({ shared, app, folder, drawn, sheets }: Frame): PageBuilder {
  const documents = createDocuments(shared, drawn)
  const offer = offerSheets(shared, sheets)
  const known = new Set<string>()
  const encode = createEncoder()
  const write = (path: string, content: string | Buffer) => {
    const file = `${folder}/${path}`
    const parent = dirname(file)
    if (!known.has(parent)) mkdirSync(parent, { recursive: true })
    known.add(parent)
    writeFileSync(file, content)
  }
  return {
    build(site, page, timings) {
      const entry = site.catalogue.byName.get(page.name)
      const around = entry && aroundOf(entry, site.catalogue)
      const translator = createTranslator(site)
      const made: Made = { documents: 0, heaviest: { path: '', bytes: 0 }, searchKeys: {} }
      for (const language of Object.keys(shared.sites)) {
        const localize = (brand?: BrandSettings) =>
          timed(timings, 'localize', () =>
            offer(localizePage(site, page, language, translator, { around, brand }), language),
          )
        const dataOf = (localized: LocalizedPage) => JSON.stringify({ app, page: localized })
        const common = localize()
        const commonData = dataOf(common)
        for (const brand of site.settings.brands) {
          const { id } = brand
          const filter = shared.brands.find((one) => one.id === id) ?? brand
          if (isExcluded(filter, page.address)) continue
          const localized = pageFor(hasOwnPages(brand) ? localize(brand) : common, filter)
          const html = encode(timed(timings, 'render', () => documents.render(localized, language, id)))
          const [htmlFile, file] = filesIn(id, language, localized.address, shared.defaultLanguage)
          timed(timings, 'write', () => {
            write(htmlFile, html)
            write(file, localized === common ? commonData : dataOf(localized))
          })
          made.documents++
          if (html.length > made.heaviest.bytes) made.heaviest = { path: htmlFile, bytes: html.length }
          made.searchKeys[`${id}/${language}`] = searchKey(localized, html)
        }
      }
      return made
    },
  }
}

/** Encodes one text after the other as UTF-8 into the same memory: a text is gone when the next one is encoded. */
function createEncoder(): (text: string) => Buffer {
  let memory = Buffer.alloc(0)
  return (text) => {
    // No letter of a string needs more than three bytes.
    if (memory.length < 3 * text.length) memory = Buffer.allocUnsafe(3 * text.length)
    return memory.subarray(0, memory.write(text))
  }
}
