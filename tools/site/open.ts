import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { bundleFolder } from '../bundle/current.js'
import type { Problem } from '../content/base/problem'
import { type Check, runChecks } from '../content/check/check'
import type { readDocument } from '../content/json/document'
import type { Page } from '../content/read/model'
import { placesOf } from '../content/read/read-page'
import { readPart, readSite } from '../content/read/read-site'
import type { Site } from '../content/read/site'
import { createSiteIndex } from '../content/read/site-index'
import type { Memo } from '../files/memo'
import { readLedgerFiles } from '../files/site/ledger-files'
import { LedgerOnDisk } from '../files/site/ledger-on-disk'
import { createThreads, type Threads } from '../files/threads'
import { type CheckKeys, createCheckKeys, rulesOf } from './check-keys'
import { Findings } from './findings'
import { siteMemo } from './memo'
import { filesOf, type PageFiles, pagesNamed, readPages, type Scan, sharedNamesOf, withPart } from './pages'
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

/** How a site is opened. */
export type How = {
  /** What is known of it; what commands found out about it before, when not given. */
  memo?: Memo
  /** Whether it is checked with the owner's checklist. */
  isRelease?: boolean
  /** From how many documents on there are more threads than the main one; as many as are worth it when not given. */
  forThreads?: number
  /** Reads a document of a page: who opens the site again and again remembers what was read. */
  readOne?: typeof readDocument
  /** The site as it was opened before: what did not change of it is taken as it is, with what was made of it. */
  before?: OpenSite
  /** Pages that are read before all others, and who hears what is wrong with each of their documents: no other page changes that. */
  first?: { names: string[]; onProblems(problems: Problem[]): void }
}

/**
 * Opens a site: reads what all pages share, and finds out of each page what the others need to know of it, reading those
 * whose files changed. Threads of a large site run until it is closed.
 * @returns what is wrong with each document that all pages share; no site when its site file, or a block of its own, cannot be used
 */
export async function openSite(content: Content, how: How = {}): Promise<{ site?: OpenSite; problems: Problem[] }> {
  const { pages } = content
  const { memo = siteMemo(), isRelease = false, forThreads, readOne, first, before } = how
  const shared = await readShared(content.source, before?.parts.shared, content.hasSameCode)
  if (!('site' in shared)) return shared
  const { site, problems, contract } = shared
  const { source } = site
  const ledger = new LedgerOnDisk()
  const rules = rulesFor(isRelease)
  const work = createPartWork(site, rules, ledger, readOne)
  const threads = threadsFor(site, pages.length, { contract, source, isRelease }, forThreads)
  const timings = noTime()
  try {
    first?.onProblems(readPages(site, pagesNamed(pages, new Set(first.names)), timings, readOne).problems)
    const sharedKey = (source.documents['pages/_site.json'] ?? '') + basename(contract)
    const scans = await scanAll(pages, sharedKey, memo, { work, threads, timings })
    const infos = [...scans.values()].map(({ info }) => info)
    const places = placesOf([...site.unreadable, ...filesOf(pages.filter(({ name }) => !scans.has(name)))])
    const index = createSiteIndex(infos, places, before?.parts.base.index)
    const made = { ...site, index }
    const isSame = before !== undefined && hasSameSurroundings(made, before.parts.base)
    const base =
      isSame && isDeepStrictEqual(source.unsaved, before.parts.base.source.unsaved) ? before.parts.base : made
    const keys = isSame ? before.parts.keys : createCheckKeys(index, source.media, rulesOf(base) + basename(contract))
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

/** @param size how many pages the site has. What a thread knows of them all grows by some 3.5 kB a page, and may by twice that */
function threadsFor({ settings }: Site, size: number, setup: Setup, forThreads: number | undefined): Threads {
  const module = join(bundleFolder(), 'server', 'thread.js')
  // The sources, which only tests run, have no threads.
  const perPage = existsSync(module) ? settings.languages.length * settings.brands.length : 0
  return createThreads(module, setup, { perPage, megabytes: 512 + Math.ceil(size / 160) }, forThreads)
}

/** What an open site is made of. */
type Parts = {
  shared: Shared
  /** What all pages share, with what they know of each other; no page is in it. */
  base: Site
  content: Content
  /** The files of each page. */
  pages: PageFiles[]
  /** What is known of each page, by its name. */
  scans: ReadonlyMap<string, Scan>
  memo: Memo
  ledger: LedgerOnDisk
  keys: CheckKeys
  findings: Findings
  rules: Check[]
  context: Context
  work: PartWork
  threads: Threads
  /** Where the time for the pages went. */
  timings: Timings
}

/** A site on the disk, as it was when it was opened. */
export class OpenSite {
  readonly parts: Readonly<Parts>

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Whether pages may show the same of what they share and of all others as in another. */
  hasSameSurroundings(other: OpenSite): boolean {
    return hasSameSurroundings(this.parts.base, other.parts.base)
  }

  /** Reads one page with what all pages share, and says what is wrong with it: the same as when all are checked. */
  page(files: PageFiles): { site: Site; page?: Page; problems: Problem[] } {
    const { work, findings } = this.parts
    const site = work.open([files])
    const known = findings.find(files.name) ?? this.#checkOne(files)
    return { site, page: site.pages[0], problems: known?.problems ?? [] }
  }

  #checkOne(files: PageFiles): Checked | undefined {
    const { work, findings, context } = this.parts
    const check = (ledger: LedgerMode) =>
      work.checkAndBuild([files], { context, ledger, check: new Set([files.name]), build: new Set() }).checked[0]?.[1]
    const settled = check('leave')
    if (settled) findings.remember(files.name, settled)
    return settled ?? check('check')
  }

  /** What would be wrong with a page if its documents were these. */
  wrongInPage(documents: Record<string, string>): Problem[] {
    const { base, rules } = this.parts
    const { site, problems } = readPart(base, documents)
    return [...problems, ...runChecks(site, rules)]
  }

  /** What would be wrong with what all pages share if some of its documents were these. */
  wrongInShared(documents: Record<string, string>): Problem[] {
    const { base, rules } = this.parts
    const source = { ...base.source, documents: { ...base.source.documents, ...documents } }
    const { site, problems } = readSite(source, base.contract, base.index)
    return [...problems, ...(site ? runChecks(site, rules) : [])]
  }

  /** The site with some of its pages in memory, and what the ledger says of them; without any, what all pages share. */
  some(names: ReadonlySet<string>): Site {
    const { base, pages, ledger } = this.parts
    const some = pagesNamed(pages, names)
    const site = some.length > 0 ? withPart(base, readPages(base, some)) : base
    const texts = ledger.texts(some.length > 0 ? [...names] : sharedNamesOf(base))
    return { ...site, isPart: some.length > 0, source: { ...site.source, ledger: texts } }
  }

  /** The site with all its pages in memory, and with its ledger. */
  whole(): Site {
    const { base, pages, content } = this.parts
    const site = withPart(base, readPages(base, pages))
    const texts = site.source.documents
    const files = [...content.listing.fingerprints.keys()].filter((file) => texts[file] !== undefined)
    const documents = Object.fromEntries(files.map((file) => [file, texts[file] ?? '']))
    return { ...site, source: { ...site.source, documents, ledger: readLedgerFiles() } }
  }

  /** Ends the threads; to end them twice does no harm. */
  close(): Promise<void> {
    return this.parts.threads.close()
  }
}
