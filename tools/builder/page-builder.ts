import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Filter, isExcluded } from '../../renderer/parts/brand'
import { pageFor, type Rendered } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import type { Problem } from '../content/base/problem'
import { hasOwnPages, localizePage } from '../content/localize/localize'
import type { BrandSettings } from '../content/read/model'
import { contextOf } from '../content/read/site-index'
import { createTranslator } from '../content/read/words'
import { hashOf } from '../files/files'
import { createDocuments } from '../html/document'
import { termsOf } from '../html/search/terms'
import type { Shared } from '../html/shared'
import type { BuildPage, Checked, Made } from '../site/part'
import { timed } from '../site/timings'
import { offerSheets, type Sheets } from './data-sheets'
import { pageOutputs } from './output'

/** The data that all pages share when they are built. */
export type BuildContext = {
  shared: Shared
  /** The address of the app's script. */
  app: string
  /** Where pages are written. */
  folder: string
  /** The link previews that are drawn. */
  drawn: string[]
  /** The data sheets that are printed. */
  sheets: Sheets
}

/** What is known of the pages of a build, by their names. */
export type BuiltPages = {
  /** Keys of what they are made from; a page that cannot be read has none. */
  keys: ReadonlyMap<string, string>
  made: ReadonlyMap<string, Made>
  checked: ReadonlyMap<string, Checked>
  problems: Problem[]
}

/** A page in one language, and its data as a file. */
type Localized = { language: string; localized: LocalizedPage; data: string }

/** @returns what writes a page in all languages for all brands, and adds the time it takes */
export function pageBuilder({ shared, app, folder, drawn, sheets }: BuildContext): BuildPage {
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
    const made: Made = { documents: 0, heaviest: { path: '', bytes: 0 }, searchKeys: {}, terms }
    // Pages that brands show alike are counted once.
    const termsIn = new Map<LocalizedPage, string | undefined>()
    const localize = (brand?: BrandSettings) =>
      timed(timings, 'localize', () =>
        Object.keys(shared.sites).map((language): Localized => {
          const localized = offer(localizePage(site, page, language, translator, { around: context, brand }), language)
          return { language, localized, data: dataOf(localized) }
        }),
      )
    const common = localize()
    const rendered: Rendered[] = []
    for (const brand of site.settings.brands) {
      const { id } = brand
      const filter = shared.brands.find((one) => one.id === id) ?? brand
      if (isExcluded(filter, page.address)) continue
      const shown = (hasOwnPages(brand) ? localize(brand) : common).map((one) => forBrand(one, filter))
      const pages = new Map(shown.map(({ language, localized }) => [language, localized]))
      const documentIn = timed(timings, 'render', () => documents.renderAlike(pages, id, rendered))
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
        if (!termsIn.has(localized))
          termsIn.set(
            localized,
            timed(timings, 'search', () => pageTerms(localized, language)),
          )
        const own = termsIn.get(localized)
        if (own === undefined) continue
        terms[`${id}/${language}`] = own
        made.searchKeys[`${id}/${language}`] = hashOf(own)
      }
    }
    return made
  }
}

/** The search data of a page in a language; none where it does not exist. */
function pageTerms(page: LocalizedPage, language: string): string | undefined {
  const { languages, state, title } = page
  const isNamed = state === 'missing' && typeof title === 'string'
  return languages.includes(language) || isNamed ? JSON.stringify(termsOf(page, language)) : undefined
}
