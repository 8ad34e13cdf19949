import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Filter, isExcluded } from '../../renderer/parts/brand'
import { pageFor, type Rendered } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { guarded, internalError } from '../content/guard'
import { hasOwnPages, localizePage } from '../content/localize'
import type { BrandSettings, Page } from '../content/model'
import { isError, type Problem } from '../content/problem'
import type { Site } from '../content/site'
import { contextOf } from '../content/site-index'
import { createTranslator } from '../content/words'
import { hashOf } from '../files/files'
import { createDocuments } from '../html/document'
import { termsOf } from '../html/search/terms'
import type { Shared } from '../html/shared'
import { ownFailure } from '../site/own-failure'
import { type Timings, timed } from '../site/timings'
import type { Checked, CheckedPart, Context, PageTask, Unsettled, Work } from '../site/work'
import { offerSheets, type Sheets } from './data-sheets'
import { pageOutputs } from './output'

/** The data that all pages share when they are built. */
export type BuildContext = Context & {
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

/** The largest document of a page: its path within the output, and its bytes before compression. */
export type Heaviest = { path: string; bytes: number }

/** A page that was written, as builds note it. */
export type Made = {
  /** How many documents it has. */
  documents: number
  heaviest: Heaviest
  /** Hashes of what the search knows of it, by "<brand>/<language>". */
  searchKeys: Record<string, string>
}

/** A page of a build: the key of what it is made from, and what was found of it. */
export type BuiltPage = { key: string; made: Made; checked: Checked }

/** The search data of pages that were built now, as JSON: by the page's name, then by "<brand>/<language>". */
export type PageTerms = Record<string, Record<string, string>>

/** The results of some tasks; `made` by the names of the pages that were built, `failures` of those that could not be. */
export type Built = CheckedPart & { made: Record<string, Made>; terms: PageTerms; failures: Problem[] }

/** The requests to threads. */
export type Job =
  | { kind: 'scan' }
  | { kind: 'check'; context: Context; unsettled: Unsettled }
  | { kind: 'build'; context: BuildContext; unsettled: Unsettled }

/**
 * Makes ready to build, on the main thread or on another.
 * @param work checks the pages
 * @returns a function that checks and builds some pages at a time: when one of them has an error, none is built
 */
export function createBuild(work: Work, context: BuildContext): (tasks: PageTask[], unsettled: Unsettled) => Built {
  const buildPage = pageBuilder(context)
  return (tasks, unsettled) => {
    const { answer, opened } = work.check(tasks, unsettled)
    const built: Built = { ...answer, made: {}, terms: {}, failures: [] }
    const found = [...(opened?.problems ?? []), ...answer.checked.flatMap(([, { problems }]) => problems)]
    if (!opened || found.some(isError)) return built
    const wanted = new Set(tasks.filter(({ build }) => build).map(({ name }) => name))
    for (const page of opened.site.pages) {
      if (!wanted.has(page.name)) continue
      const { file, name } = page
      const one = guarded(
        file,
        'building',
        built.failures,
        () => buildPage(opened.site, page, answer.timings),
        (error) => ownFailure(page, opened.site, error) ?? internalError(file, 'building', error),
      )
      if (!one) continue
      built.made[name] = one.made
      built.terms[name] = one.terms
    }
    return built
  }
}

/** A page in one language, and its data as a file. */
type Translated = { language: string; localized: LocalizedPage; data: string }

/** What is known of a page that was built, and what the search knows of it, by "<brand>/<language>". */
type Written = { made: Made; terms: PageTerms[string] }

/** @returns what writes a page in all languages for all brands, and adds the time it takes */
function pageBuilder({
  shared,
  app,
  folder,
  drawn,
  sheets,
}: BuildContext): (site: Site, page: Page, timings: Timings) => Written {
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
  return (site, page, timings) => {
    const info = site.index.byName.get(page.name)
    const around = info && contextOf(info, site.index)
    const translator = createTranslator(site)
    const made: Made = { documents: 0, heaviest: { path: '', bytes: 0 }, searchKeys: {} }
    const terms: PageTerms[string] = {}
    // Pages that brands show alike are counted once.
    const counted = new Map<LocalizedPage, string | undefined>()
    const termsOf = ({ language, localized }: Translated) => {
      if (!counted.has(localized)) counted.set(localized, pageTerms(localized, language))
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
        const own = timed(timings, 'search', () => termsOf(one))
        if (!own) continue
        terms[`${id}/${language}`] = own
        made.searchKeys[`${id}/${language}`] = hashOf(own)
      }
    }
    return { made, terms }
  }
}

/** The search data of a page in a language; none where it does not exist. */
function pageTerms(page: LocalizedPage, language: string): string | undefined {
  const { languages, state, title } = page
  const isNamed = state === 'missing' && typeof title === 'string'
  return languages.includes(language) || isNamed ? JSON.stringify(termsOf(page, language)) : undefined
}
