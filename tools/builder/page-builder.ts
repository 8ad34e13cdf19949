import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addressIn, pathIn } from '../../renderer/parts/address'
import { type Filter, isExcluded } from '../../renderer/parts/brand'
import { feedAddress } from '../../renderer/parts/list-parts'
import { pageFor, partsOf, type Rendered } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { memoize } from '../content/base/memoize'
import type { Problem } from '../content/base/problem'
import { hasOwnPages, localizePage } from '../content/localize/localize'
import type { BrandSettings } from '../content/read/model'
import { contextOf } from '../content/read/page-context'
import { createTranslator } from '../content/read/words'
import { hashOf } from '../files/files'
import { calendarsOf } from '../html/calendar'
import { createDocuments } from '../html/document'
import { feedOf } from '../html/feed'
import { markdownOf } from '../html/markdown'
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
  /** Languages in which to build a page, by page name; all languages for other pages. */
  languages?: ReadonlyMap<string, string[]>
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

/** @returns a function that writes a page in its languages for all brands, and adds the time taken to `timings` */
export function pageBuilder({ shared, app, folder, drawn, sheets, languages }: BuildContext): BuildPage {
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
  /** Splits a page with a long list into one page for each part of the list. */
  const partsIn = (whole: Localized): Localized[] =>
    partsOf(whole.localized).map((localized) =>
      localized === whole.localized ? whole : { ...whole, localized, data: dataOf(localized) },
    )
  /** Writes the feeds of a page. @returns their paths */
  const writeFeeds = (pages: Localized[], brand: Filter): string[] =>
    pages.flatMap(({ language, localized }) => {
      const site = shared.sites[language]
      const siteBrand = site?.brands.find(({ id }) => id === brand.id)
      const feed = site && siteBrand && feedOf(localized, site, siteBrand)
      if (feed === undefined) return []
      const file = brand.id + pathIn(language, feedAddress(localized.address), shared.defaultLanguage)
      write(file, feed)
      return [file]
    })
  return (site, page, timings) => {
    const info = site.index.byName.get(page.name)
    const context = info && contextOf(info, site)
    const translator = createTranslator(site)
    const terms: Record<string, string> = {}
    const pageOutput: PageOutput = { documents: 0, files: [], heaviest: { path: '', bytes: 0 }, searchKeys: {}, terms }
    // Cached, because several brands may share a page.
    const termsIn = memoize((localized: LocalizedPage, language: string) =>
      timed(timings, 'search', () => pageTerms(localized, language)),
    )
    const markdownIn = memoize((localized: LocalizedPage, language: string) =>
      markdownOf(localized, (href) => (href.startsWith('/') ? addressIn(language, href, site.settings) : href)),
    )
    const localize = (brand?: BrandSettings) =>
      timed(timings, 'localize', () =>
        (languages?.get(page.name) ?? Object.keys(shared.sites)).map((language): Localized => {
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
      const parts = pagesOfBrand.map(partsIn)
      const count = Math.max(...parts.map(({ length }) => length))
      if (count > 1) pageOutput.partCounts = { ...pageOutput.partCounts, [id]: count }
      if (parts.some(([first]) => first?.localized.relations?.length))
        pageOutput.files.push(...writeFeeds(pagesOfBrand, filter))
      for (let i = 0; i < count; i++)
        writePart(
          parts.flatMap((list) => list[i] ?? []),
          i,
          brand,
        )
    }
    return pageOutput

    /** Writes a page, or a part of its list, for a brand in all languages. */
    function writePart(localizedPages: Localized[], i: number, { id, origin }: BrandSettings): void {
      const pages = new Map(localizedPages.map(({ language, localized }) => [language, localized]))
      const documentIn = timed(timings, 'render', () => documents.renderAlike(pages, id, rendered))
      for (const brandPage of localizedPages) {
        const { language, localized, data } = brandPage
        const html = timed(timings, 'render', () => documentIn(language))
        const { defaultLanguage, build } = shared
        const { address } = localized
        const outputs = pageOutputs(id, language, address, defaultLanguage, build.hasMarkdown)
        const [htmlFile, file, forMachines] = outputs
        timed(timings, 'write', () => {
          write(htmlFile, html)
          write(file, data)
          if (forMachines) write(forMachines, markdownIn(localized, language))
          const url = origin + addressIn(language, address, site.settings)
          for (const [name, calendar] of Object.entries(calendarsOf(localized, url))) {
            pageOutput.files.push(`${id}/data/${language}/${name}`)
            write(`${id}/data/${language}/${name}`, calendar)
          }
        })
        pageOutput.documents++
        if (i > 0) pageOutput.files.push(...outputs)
        if (html.length > pageOutput.heaviest.bytes) pageOutput.heaviest = { path: htmlFile, bytes: html.length }
        // The search index contains each page only once, without the further parts of its list.
        if (i > 0) continue
        const json = termsIn(localized, language)
        if (json === undefined) continue
        terms[`${id}/${language}`] = json
        pageOutput.searchKeys[`${id}/${language}`] = hashOf(json)
      }
    }
  }
}

/** Search data of a page as JSON; undefined if the page neither exists nor has a title in the language. */
function pageTerms(page: LocalizedPage, language: string): string | undefined {
  const { languages, state, title } = page
  const isNamed = state === 'missing' && typeof title === 'string'
  return languages.includes(language) || isNamed ? JSON.stringify(termsOf(page, language)) : undefined
}
