import { siteFor, withWords } from '../../../renderer/parts/brand'
import { pageFor } from '../../../renderer/parts/brand-page'
import type { View } from '../../../renderer/parts/view'
import { checks } from '../../checks'
import type { Contract } from '../../content/base/contract'
import { internalError } from '../../content/base/guard'
import { memoize } from '../../content/base/memoize'
import { isError, type Problem } from '../../content/base/problem'
import { runChecks } from '../../content/check/check'
import { readDocument } from '../../content/json/document'
import { localizePage, localizeSite } from '../../content/localize/localize'
import { effectiveWords, type InterfaceWords } from '../../content/read/interface-words'
import type { Page } from '../../content/read/model'
import { pageInfoOf } from '../../content/read/page-info'
import { readPart, readSite } from '../../content/read/read-site'
import type { Site } from '../../content/read/site'
import { createSiteIndex } from '../../content/read/site-index'
import { common, createTranslator } from '../../content/read/words'
import { say, wordsOf } from '../../content/say/say.js'
import { sourceFile, type Texts } from '../document/operation'
import type { SiteState } from '../protocol'
import { marking, type Places } from './canvas/marks'

/**
 * What is open as its texts say: without a page where they are no JSON.
 * @property shared the whole of what pages share, where that is what is open; `page` is then the one that it is shown on
 */
export type Read = { site: Site; page: Page | undefined; problems: Problem[]; shared?: Site }

/** A page on which the canvas shows what all pages share. */
export type Behind = { name: string; texts: Texts }

/** What the canvas shows, with the interface words of the page, and where in which document its values are written. */
export type Shown = { view: View; words: InterfaceWords; language: string; places: Places; json: unknown }

/** What all pages share, as the core takes it. @throws when `_site.json` cannot be used */
export function baseOf({ source, index }: SiteState, contract: Contract): Site {
  const { site, problems } = readSite(source, contract, createSiteIndex(index.pages, index.unreadable))
  if (!site) throw new Error(wordsOf(problems[0]?.message ?? say`The site cannot be read.`))
  return site
}

/** Reads the open page from its texts. A fault of the program is a problem of the page, and ends nothing. */
export function readOpen(base: Site, name: string, texts: Texts, ledger?: Record<string, string>): Read {
  try {
    return readTexts(base, name, texts, ledger)
  } catch (error) {
    const file = sourceFile({ name, lang: base.settings.defaultLanguage })
    return { site: base, page: undefined, problems: [internalError(file, 'reading', error)] }
  }
}

/** The files of the open page as they were read last: a key changes one of them. */
const lastRead = new Map<string, { text: string; read: ReturnType<typeof readDocument> }>()

function readAgain(file: string, text: string): ReturnType<typeof readDocument> {
  const known = lastRead.get(file)
  if (known?.text === text) return known.read
  const read = readDocument(file, text)
  lastRead.set(file, { text, read })
  return read
}

function readTexts(base: Site, name: string, texts: Texts, ledger?: Record<string, string>): Read {
  for (const file of lastRead.keys()) if (texts[file] === undefined) lastRead.delete(file)
  const there = Object.entries(texts).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))
  const { site, problems } = readPart(base, Object.fromEntries(there), [], readAgain)
  const page = site.pages.find((one) => one.name === name)
  return { site: ledger ? { ...site, source: { ...site.source, ledger } } : site, page, problems }
}

/**
 * Reads what all pages share from its texts, and the page it is shown on with it.
 * @param texts of the site's settings, the shared words or the glossary
 */
export function readShared(base: Site, texts: Texts, behind: Behind | undefined): Read {
  const documents = Object.fromEntries(
    Object.entries({ ...base.source.documents, ...texts }).flatMap(([file, text]) =>
      text === undefined ? [] : [[file, text]],
    ),
  )
  const { site, problems: all } = readSite({ ...base.source, documents }, base.contract, base.index)
  const problems = all.filter(({ file }) => file in texts)
  if (!site) return { site: base, page: undefined, problems }
  const { site: whole, page } = readOpen(site, behind?.name ?? '', behind?.texts ?? {})
  return { site: whole, page: problems.some(isError) ? undefined : page, problems, shared: site }
}

/** Everything that `check` says of the files of the open page, by the page as it is now. */
export function problemsOf({ site, page, problems, shared }: Read): Problem[] {
  if (shared) return [...problems, ...runChecks(shared, checks)]
  if (!page) return problems
  try {
    const translator = createTranslator(site)
    const info = pageInfoOf(page, site.settings.languages, site.locales, translator, site.contract)
    const others = site.index.pages.filter(({ name }) => name !== page.name)
    const own = { ...site, index: createSiteIndex([...others, info], site.index.unreadable) }
    return [...problems, ...runChecks(own, checks)]
  } catch (error) {
    return [...problems, internalError(page.file, 'checking', error)]
  }
}

/** Whether a page can be shown. What checks find beyond the schema does not keep it from that. */
export function isShowable({ page, problems }: Read): boolean {
  return page !== undefined && !problems.some((problem) => problem.file === page.file && isError(problem))
}

/**
 * The page in a language as a brand shows it, each word marked with its place.
 * @param read a page that `isShowable`
 */
export function shownAs({ site, page }: Read, language: string, brandId: string): Shown | undefined {
  const own = site.settings.brands.find(({ id }) => id === brandId) ?? site.settings.brands[0]
  if (!page || !own) return undefined
  const translator = createTranslator(site)
  const whole = wholeSites(site.settings, site)(language)
  const brand = whole.brands.find(({ id }) => id === own.id)
  if (!brand) return undefined
  const { mark, markHead, places } = marking()
  const localized = markHead(localizePage(site, page, language, translator, { brand: own, mark }))
  const words = withWords(effectiveWords(language, site.locales.get(language)?.get(common)?.json), brand.words)
  return {
    language,
    words,
    places,
    json: page.document.json,
    view: {
      site: siteFor(whole, brand),
      page: pageFor(localized, brand),
      brand,
      pinned: language !== site.settings.defaultLanguage,
      year: new Date().getFullYear(),
    },
  }
}

/** What all pages share in a language; the same until the site file or shared words change. */
const wholeSites = memoize((_: object, site: Site) =>
  memoize((language: string) => localizeSite(site, language, createTranslator(site))),
)
