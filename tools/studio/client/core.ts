import { siteFor, withWords } from '../../../renderer/parts/brand'
import { pageFor } from '../../../renderer/parts/brand-page'
import { partsOf } from '../../../renderer/parts/list-parts'
import type { View } from '../../../renderer/parts/view'
import { checks } from '../../checks'
import type { Contract } from '../../content/base/contract'
import { internalError } from '../../content/base/guard'
import { memoize } from '../../content/base/memoize'
import { isError, type Problem } from '../../content/base/problem'
import { runChecks } from '../../content/check/check'
import { readDocument, writtenPath } from '../../content/json/document'
import { localizePage, localizeSite } from '../../content/localize/localize'
import { pageFillerOf } from '../../content/read/fill-pages'
import { effectiveWords, type InterfaceWords } from '../../content/read/interface-words'
import type { Page } from '../../content/read/model'
import { pageInfoOf } from '../../content/read/page-info'
import { readPart, readSite } from '../../content/read/read-site'
import type { Site } from '../../content/read/site'
import { createSiteIndex } from '../../content/read/site-index'
import { common, createTranslator } from '../../content/read/words'
import { say, wordsOf } from '../../content/say/say.js'
import { sourceFile, type Texts } from '../document/operation'
import { type EditedPattern, editedPattern } from '../document/pattern'
import type { SiteState } from '../protocol'
import { type MarkedPaths, marking } from './canvas/marks'

/**
 * The open document after parsing. `page` is undefined if the page cannot be parsed. If a shared document is open,
 * `shared` is the site without pages, and `page` is the page on which edits are previewed. If a pattern is open, `page`
 * is the page of a row.
 */
export type ParsedDocument = {
  site: Site
  page: Page | undefined
  problems: Problem[]
  shared?: Site
  pattern?: EditedPattern
}

/** The page on which the canvas previews a shared document. See `PageState` for `row`. */
export type PreviewPage = { name: string; row?: string; texts: Texts }

/** Data for the canvas: view, interface texts, and `places`, the paths of marked values in the document `json`. */
export type CanvasContent = { view: View; words: InterfaceWords; language: string; places: MarkedPaths; json: unknown }

/** Reads the site without its pages from the server's data. @throws if `_site.json` is invalid */
export function baseOf({ source, index }: SiteState, contract: Contract): Site {
  const { site, problems } = readSite(source, contract, createSiteIndex(index.pages, index.unreadable))
  if (!site) throw new Error(wordsOf(problems[0]?.message ?? say`The site cannot be read.`))
  return site
}

/** Reads the open page from its texts. An exception becomes a problem of the page, so that the Studio keeps running. */
export function readOpen(base: Site, open: PreviewPage, ledger?: Record<string, string>): ParsedDocument {
  try {
    return readTexts(base, open, ledger)
  } catch (error) {
    const file = sourceFile({ name: open.name, lang: base.settings.defaultLanguage })
    return { site: base, page: undefined, problems: [internalError(file, 'reading', error)] }
  }
}

/** Cache of the open page's parsed files, because each keystroke changes only one file. */
const lastRead = new Map<string, { text: string; read: ReturnType<typeof readDocument> }>()

function readAgain(file: string, text: string): ReturnType<typeof readDocument> {
  const cachedFile = lastRead.get(file)
  if (cachedFile?.text === text) return cachedFile.read
  const read = readDocument(file, text)
  lastRead.set(file, { text, read })
  return read
}

function readTexts(base: Site, { name, row, texts }: PreviewPage, ledger?: Record<string, string>): ParsedDocument {
  for (const file of lastRead.keys()) if (texts[file] === undefined) lastRead.delete(file)
  const definedTexts = Object.fromEntries(
    Object.entries(texts).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  )
  const pattern = row === undefined ? undefined : editedPattern(base, name, definedTexts, readAgain)
  const { site, problems } = pattern?.read(row ?? '') ?? readPart(base, definedTexts, [], readAgain)
  const page = site.pages.find((candidate) => candidate.name === (row ?? name))
  return { site: ledger ? { ...site, source: { ...site.source, ledger } } : site, page, problems, pattern }
}

/** Reads the site's shared data, including an edited document, and the page on which the edits are previewed. */
export function readShared(base: Site, texts: Texts, behind: PreviewPage | undefined): ParsedDocument {
  const documents = Object.fromEntries(
    Object.entries({ ...base.source.documents, ...texts }).flatMap(([file, text]) =>
      text === undefined ? [] : [[file, text]],
    ),
  )
  const { site, problems: allProblems } = readSite({ ...base.source, documents }, base.contract, base.index)
  const problems = allProblems.filter(({ file }) => file in texts)
  if (!site) return { site: base, page: undefined, problems }
  const { site: whole, page } = readOpen(site, behind ?? { name: '', texts: {} })
  return { site: whole, page: problems.some(isError) ? undefined : page, problems, shared: site }
}

/** All problems that the command `check` would report for the files of the open page. */
export function problemsOf(read: ParsedDocument): Problem[] {
  const problems = unplacedProblems(read)
  const placed = pageFillerOf(read.site)?.placed
  return read.pattern?.placed(problems) ?? (placed ? problems.map(placed) : problems)
}

function unplacedProblems({ site, page, problems, shared }: ParsedDocument): Problem[] {
  if (shared) return [...problems, ...runChecks(shared, checks)]
  if (!page) return problems
  try {
    const translator = createTranslator(site)
    const info = pageInfoOf(page, site.settings.languages, site.locales, translator, site.contract)
    const otherPages = site.index.pages.filter(({ name }) => name !== page.name)
    const siteWithPage = { ...site, index: createSiteIndex([...otherPages, info], site.index.unreadable) }
    return [...problems, ...runChecks(siteWithPage, checks)]
  } catch (error) {
    return [...problems, internalError(page.file, 'checking', error)]
  }
}

/** Whether a page can be shown. Its document must be valid against the schema; problems from checks do not matter. */
export function isShowable({ page, problems }: ParsedDocument): boolean {
  return page !== undefined && !problems.some((problem) => problem.file === page.file && isError(problem))
}

/**
 * Localizes the page for a brand, and marks each text with its place in the document.
 * @param read the open document; `isShowable` must be true for it
 */
export function shownAs({ site, page }: ParsedDocument, language: string, brandId: string): CanvasContent | undefined {
  const brandSettings = site.settings.brands.find(({ id }) => id === brandId) ?? site.settings.brands[0]
  if (!page || !brandSettings) return undefined
  const translator = createTranslator(site)
  const wholeSite = wholeSites(site.settings, site)(language)
  const brand = wholeSite.brands.find(({ id }) => id === brandSettings.id)
  if (!brand) return undefined
  const { mark, markHead, places } = marking()
  const localized = markHead(localizePage(site, page, language, translator, { brand: brandSettings, mark }))
  const words = withWords(effectiveWords(language, site.locales.get(language)?.get(common)?.json), brand.words)
  return {
    language,
    words,
    places: places.map((path) => writtenPath(page.document, path)),
    json: page.document.json,
    view: {
      site: siteFor(wholeSite, brand),
      page: partsOf(pageFor(localized, brand))[0] ?? localized,
      brand,
      pinned: language !== site.settings.defaultLanguage,
      year: new Date().getFullYear(),
    },
  }
}

/** Localizes the shared data, cached by language until the site's settings or the shared words change. */
const wholeSites = memoize((_: object, site: Site) =>
  memoize((language: string) => localizeSite(site, language, createTranslator(site))),
)
