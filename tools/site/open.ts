import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { bundleFolder } from '../bundle/current.js'
import type { Problem } from '../content/base/problem'
import { type Check, runChecks } from '../content/check/check'
import type { readDocument } from '../content/json/document'
import { pageFillerOf } from '../content/read/fill-pages'
import type { Page } from '../content/read/model'
import { placesOf } from '../content/read/read-page'
import { readPart, readSite } from '../content/read/read-site'
import type { Site, Source } from '../content/read/site'
import { createSiteIndex } from '../content/read/site-index'
import type { Memo } from '../files/memo'
import { readLedgerFiles } from '../files/site/ledger-files'
import { LedgerOnDisk } from '../files/site/ledger-on-disk'
import { createThreads, type Threads } from '../files/threads'
import { type CheckKeys, createCheckKeys, rulesOf } from './check-keys'
import { Findings } from './findings'
import { siteMemo } from './memo'
import { type PageFiles, pagesNamed, readPages, type Scan, sharedNamesOf, withPart } from './pages'
import {
  type Checked,
  type Context,
  createPartWork,
  type LedgerMode,
  type PartWork,
  rulesFor,
  type Setup,
} from './part'
import { scanAll } from './scan'
import { hasSameSurroundings, readShared, type Shared } from './shared'
import type { Content } from './source'
import { noTime, type Timings } from './timings'

/** Options of `openSite`. */
export type How = {
  /** Cache of scan and check results; the site's memo file by default. */
  memo?: Memo
  /** Whether the rules of the owner's checklist apply, see `rulesFor`. */
  isRelease?: boolean
  /** Smallest number of documents for which worker threads are used; by default, the number at which they save time. */
  forThreads?: number
  /** Parses a document of a page. Callers that reopen the site after each edit pass a function that caches results. */
  readOne?: typeof readDocument
  /** The previous `OpenSite`, whose unchanged parts and their caches are reused. */
  before?: OpenSite
  /** Names of pages to read first. Before any check, `onProblems` gets the problems found while reading these pages. */
  first?: { names: string[]; onProblems(problems: Problem[]): void }
}

/**
 * Opens a site: reads the shared documents, scans the pages whose files changed, and builds the index of all pages. The
 * worker threads of a large site run until `close` is called.
 * @returns problems in the shared documents; no `site` if the site file or a custom block cannot be used
 */
export async function openSite(content: Content, how: How = {}): Promise<{ site?: OpenSite; problems: Problem[] }> {
  const { memo = siteMemo(), isRelease = false, forThreads, readOne, first, before: previous } = how
  const shared = await readShared(content.source, previous?.parts.shared, content.hasSameCode)
  if (!('site' in shared)) return shared
  const { site, problems, contract } = shared
  const { source } = site
  const ledger = new LedgerOnDisk()
  const rules = rulesFor(isRelease)
  const work = createPartWork(site, rules, ledger, readOne)
  const threads = threadsFor(site, content.pages.length, { contract, source, isRelease }, forThreads)
  const timings = noTime()
  try {
    first?.onProblems(readPages(site, pagesNamed(content.pages, new Set(first.names)), timings, readOne).problems)
    const sharedKey = (source.documents['pages/_site.json'] ?? '') + basename(contract)
    const scans = await scanAll(content.pages, sharedKey, memo, {
      ...{ work, threads, timings, source },
      reused: scansOf(previous, content, contract),
    })
    const pages = content.pages.map((page) => {
      const { hash } = scans.get(page.name)?.tables ?? {}
      return hash === undefined ? page : { ...page, fingerprint: `${page.fingerprint} ${hash}` }
    })
    const infos = [...scans.values()].map(({ info }) => info)
    const places = placesOf([...site.unreadable, ...pages.flatMap(({ name, files }) => (scans.has(name) ? [] : files))])
    const index = createSiteIndex(infos, places, previous?.parts.base.index)
    const newBase = { ...site, index }
    const isSame = previous !== undefined && hasSameSurroundings(newBase, previous.parts.base)
    const textsOf = ({ unsaved, tables }: Source) => [unsaved, tables]
    const base =
      isSame && isDeepStrictEqual(textsOf(source), textsOf(previous.parts.base.source)) ? previous.parts.base : newBase
    const keys = isSame ? previous.parts.keys : createCheckKeys(index, source.media, rulesOf(base) + basename(contract))
    const findings = new Findings(memo, isRelease ? 'check-release' : 'check', scans, ledger, keys)
    const context = { pages: index.pages, unreadable: index.unreadable, media: source.media }
    work.prepare(context, index)
    const parts = {
      shared,
      base,
      content,
      pages,
      scans,
      memo,
      ledger,
      keys,
      findings,
      rules,
      context,
      work,
      threads,
      timings,
    }
    return { site: new OpenSite(parts), problems }
  } catch (error) {
    await threads.close()
    throw error
  }
}

/**
 * Returns a function that finds the previous scan of an unchanged page. Finds none if the shared data may have changed.
 */
function scansOf(
  site: OpenSite | undefined,
  content: Content,
  contract: string,
): (page: PageFiles) => Scan | undefined {
  const { shared, content: previous, scans } = site?.parts ?? {}
  const isShared = shared?.contract === contract && previous?.source.documents === content.source.documents
  const pages = new Set(isShared ? previous?.pages : [])
  return (page) => (pages.has(page) ? scans?.get(page.name) : undefined)
}

/**
 * @param size number of pages. In each thread, the index takes about 3.5 kB per page; the heap limit allows twice that
 */
function threadsFor({ settings }: Site, size: number, setup: Setup, forThreads: number | undefined): Threads {
  const module = join(bundleFolder(), 'server', 'thread.js')
  // When tests run the sources, there is no bundled module, so no worker threads are used.
  const perPage = existsSync(module) ? settings.languages.length * settings.brands.length : 0
  return createThreads(module, setup, { perPage, megabytes: 512 + Math.ceil(size / 160) }, forThreads)
}

/** Data and services of an open site. */
type Parts = {
  shared: Shared
  /** Shared data and the index of all pages, with no page loaded. */
  base: Site
  content: Content
  pages: PageFiles[]
  /** Scan results by page name, without unreadable pages. */
  scans: ReadonlyMap<string, Scan>
  memo: Memo
  ledger: LedgerOnDisk
  keys: CheckKeys
  findings: Findings
  rules: Check[]
  context: Context
  work: PartWork
  threads: Threads
  /** Time spent on pages, summed over all threads. */
  timings: Timings
}

/** A site on disk, as listed and scanned when it was opened. Its pages are read from their files on request. */
export class OpenSite {
  readonly parts: Readonly<Parts>

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Whether both sites have the same shared data and page index, so that pages with unchanged files look the same. */
  hasSameSurroundings(other: OpenSite): boolean {
    return hasSameSurroundings(this.parts.base, other.parts.base)
  }

  /**
   * Reads and checks one page. The problems are the same as in a check of all pages.
   * @param withWarnings whether the result must contain all warnings; otherwise, rules that only warn may be skipped
   */
  page(files: PageFiles, withWarnings: boolean): { site: Site; page?: Page; problems: Problem[] } {
    const { work, findings } = this.parts
    const cached = findings.find(files.name)
    if (!cached && !withWarnings) {
      const { site, problems } = work.errorsIn(files)
      return { site, page: site.pages[0], problems }
    }
    const site = work.open([files])
    const result = cached ?? this.#checkOne(files)
    return { site, page: site.pages[0], problems: result?.problems ?? [] }
  }

  #checkOne(files: PageFiles): Checked | undefined {
    const { work, findings, context } = this.parts
    const check = (ledger: LedgerMode) =>
      work.checkAndBuild([files], { context, ledger, check: new Set([files.name]), build: new Set() }).checked[0]?.[1]
    const finalResult = check('leave')
    if (finalResult) findings.remember(files.name, finalResult)
    return finalResult ?? check('check')
  }

  /** Problems that a page would have if its documents had these texts (by path). */
  wrongInPage(documents: Record<string, string>): Problem[] {
    const { base, rules } = this.parts
    const { site, problems } = readPart(base, documents)
    const { placed = (problem: Problem) => problem } = pageFillerOf(base) ?? {}
    return [...problems, ...runChecks(site, rules)].map(placed)
  }

  /** Problems that the shared data would have if these documents (text by path) replaced the current ones. */
  wrongInShared(documents: Record<string, string>): Problem[] {
    const { base, rules } = this.parts
    const source = { ...base.source, documents: { ...base.source.documents, ...documents } }
    const { site, problems } = readSite(source, base.contract, base.index)
    return [...problems, ...(site ? runChecks(site, rules) : [])]
  }

  /** The site with only these pages and their ledger loaded; without names, only the shared data and its ledger. */
  some(names: ReadonlySet<string>): Site {
    const { base, pages, ledger } = this.parts
    const selectedPages = pagesNamed(pages, names)
    const site = selectedPages.length > 0 ? withPart(base, readPages(base, selectedPages)) : base
    const texts = ledger.texts(selectedPages.length > 0 ? [...names] : sharedNamesOf(base))
    return { ...site, isPart: selectedPages.length > 0, source: { ...site.source, ledger: texts } }
  }

  /** The site with all pages loaded and the complete ledger. */
  whole(): Site {
    const { base, pages, content } = this.parts
    const site = withPart(base, readPages(base, pages))
    const texts = { ...site.source.documents, ...base.source.tables?.texts }
    const files = [...content.listing.fingerprints.keys()].filter((file) => texts[file] !== undefined)
    const documents = Object.fromEntries(files.map((file) => [file, texts[file] ?? '']))
    return { ...site, source: { ...site.source, documents, ledger: readLedgerFiles() } }
  }

  /** Ends the worker threads. Calling it again has no effect. */
  close(): Promise<void> {
    return this.parts.threads.close()
  }
}
