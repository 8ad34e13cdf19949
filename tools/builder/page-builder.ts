import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addressIn } from '../../renderer/parts/address'
import { type Filter, isExcluded } from '../../renderer/parts/brand'
import { pageFor, type Rendered } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import type { Problem } from '../content/base/problem'
import { hasOwnPages, localizePage } from '../content/localize/localize'
import type { BrandSettings } from '../content/read/model'
import { contextOf } from '../content/read/site-index'
import { createTranslator } from '../content/read/words'
import { hashOf } from '../files/files'
import { calendarsOf } from '../html/calendar'
import { createDocuments } from '../html/document'
import { termsOf } from '../html/search/terms'
import type { Shared } from '../html/shared'
import type { BuildPage, Checked, PageOutput } from '../site/part'
import { timed } from '../site/timings'
import { offerSheets, type Sheets } from './data-sheets'
import { pageOutputs } from './output'

/** Data that a thread needs to create its page builder. */
export type BuildContext = {
  shared: Shared
  /** Address of the app's script. */
  app: string
  /** Path of the folder to write to. */
  folder: string
  /** Paths of the existing link previews, in the form that `previewFile` returns. */
  drawn: string[]
  sheets: Sheets
}

/** Results of `buildPages`, by page name. */
export type BuiltPages = {
  /** Cache keys of the pages' output; unreadable pages have none. */
  keys: ReadonlyMap<string, string>
  made: ReadonlyMap<string, PageOutput>
  checked: ReadonlyMap<string, Checked>
  problems: Problem[]
}

/** A page in one language, and the content of its data file (JSON). */
type Localized = { language: string; localized: LocalizedPage; data: string }

/** @returns a function that writes a page in all languages for all brands, and adds the time taken to `timings` */
export function pageBuilder({ shared, app, folder, drawn, sheets }: BuildContext): BuildPage {
  const documents = createDocuments(shared, drawn)
  const withSheet = offerSheets(shared, sheets)
  const existingFolders = new Set<string>()
  const dataOf = (localized: LocalizedPage) => JSON.stringify({ app, page: localized })
  const write = (path: string, content: string | Buffer) => {
    const file = `${folder}/${path}`
    const parent = dirname(file)
    if (!existingFolders.has(parent)) mkdirSync(parent, { recursive: true })
    existingFolders.add(parent)
    writeFileSync(file, content)
  }
  /**
   * The page for a brand. If the brand changes nothing, returns `common` itself, so that the page is rendered only
   * once.
   */
  const forBrand = (common: Localized, brand: Filter): Localized => {
    const localized = pageFor(common.localized, brand)
    if (localized === common.localized) return common
    const data = dataOf(localized)
    return data === common.data ? common : { ...common, localized, data }
  }
  return (site, page, timings) => {
    const info = site.index.byName.get(page.name)
    const context = info && contextOf(info, site.index)
    const translator = createTranslator(site)
    const terms: Record<string, string> = {}
    const made: PageOutput = { documents: 0, files: [], heaviest: { path: '', bytes: 0 }, searchKeys: {}, terms }
    // Cached, so that the search terms of a page that several brands share are collected only once.
    const termsIn = new Map<LocalizedPage, string | undefined>()
    const localize = (brand?: BrandSettings) =>
      timed(timings, 'localize', () =>
        Object.keys(shared.sites).map((language): Localized => {
          const localized = withSheet(
            localizePage(site, page, language, translator, { around: context, brand }),
            language,
          )
          return { language, localized, data: dataOf(localized) }
        }),
      )
    const common = localize()
    const rendered: Rendered[] = []
    for (const brand of site.settings.brands) {
      const { id } = brand
      const filter = shared.brands.find((candidate) => candidate.id === id) ?? brand
      if (isExcluded(filter, page.address)) continue
      const pagesOfBrand = (hasOwnPages(brand) ? localize(brand) : common).map((localized) =>
        forBrand(localized, filter),
      )
      const pages = new Map(pagesOfBrand.map(({ language, localized }) => [language, localized]))
      const documentIn = timed(timings, 'render', () => documents.renderAlike(pages, id, rendered))
      for (const brandPage of pagesOfBrand) {
        const { language, localized, data } = brandPage
        const html = timed(timings, 'render', () => documentIn(language))
        const [htmlFile, file] = pageOutputs(id, language, localized.address, shared.defaultLanguage)
        timed(timings, 'write', () => {
          write(htmlFile, html)
          write(file, data)
          const address = brand.origin + addressIn(language, localized.address, shared.defaultLanguage)
          for (const [name, calendar] of Object.entries(calendarsOf(localized, address))) {
            made.files.push(`${id}/data/${language}/${name}`)
            write(`${id}/data/${language}/${name}`, calendar)
          }
        })
        made.documents++
        if (html.length > made.heaviest.bytes) made.heaviest = { path: htmlFile, bytes: html.length }
        if (!termsIn.has(localized))
          termsIn.set(
            localized,
            timed(timings, 'search', () => pageTerms(localized, language)),
          )
        const json = termsIn.get(localized)
        if (json === undefined) continue
        terms[`${id}/${language}`] = json
        made.searchKeys[`${id}/${language}`] = hashOf(json)
      }
    }
    return made
  }
}

/** Search data of a page as JSON; undefined if the page neither exists nor has a title in the language. */
function pageTerms(page: LocalizedPage, language: string): string | undefined {
  const { languages, state, title } = page
  const isNamed = state === 'missing' && typeof title === 'string'
  return languages.includes(language) || isNamed ? JSON.stringify(termsOf(page, language)) : undefined
}
