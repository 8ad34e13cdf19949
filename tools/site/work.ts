import { openContract } from '../bundle/contract/contract-file'
import { checks, releaseChecks } from '../checks'
import { type Check, runChecks } from '../content/check'
import { countMissing, type Missing } from '../content/coverage'
import type { readDocument } from '../content/document'
import { groupBy } from '../content/group'
import { unsettledIn } from '../content/ledger-record'
import type { Problem } from '../content/problem'
import { readSite } from '../content/read-site'
import type { Base, Site, Source } from '../content/site'
import { createSiteIndex, type SiteIndex } from '../content/site-index'
import { type PageProgress, pagesProgress } from '../content/translation-count'
import { LedgerOnDisk, type Noted } from '../files/ledger-on-disk'
import { threadSetup } from '../files/threads'
import { createReader, type PageFiles, type Part } from './pages'
import { type Scan, scan } from './scan'
import { noTime, type Timings, timed } from './timings'

/** What a thread knows from its start. */
export type Setup = {
  /** The file of the compiled schema. */
  contract: string
  /** The site's source without the documents of its pages. */
  source: Source
  /** Whether it is checked with the owner's checklist. */
  isRelease: boolean
}

/** What all pages know of each other when they are checked, and of the site's media. */
export type Context = Pick<SiteIndex, 'pages' | 'unreadable'> & Pick<Source, 'media'>

/** A page to do something with: whether it is checked, and whether it is built. */
export type PageTask = PageFiles & { check: boolean; build: boolean }

/** What is known of some pages that were read. */
export type Scanned = { scans: Scan[]; timings: Timings }

/** What is known of a page that was checked. */
export type Checked = {
  problems: Problem[]
  progress: PageProgress
  missing: Missing
  unreadable: string[]
}

/** What came of some pages. */
export type CheckedPart = {
  /** Those that were not left for later. */
  done: string[]
  /** What was found of those that were checked. */
  checked: [name: string, Checked][]
  /** The pages of which the ledger does not say all there is to say. */
  unsettled: string[]
  /** Those of them that words are gone from: they may have moved to another page. */
  gone: string[]
  noted: Noted[]
  timings: Timings
}

/** What to do about pages of which the ledger does not say all: to leave all of the part for later, to note it, or nothing more. */
export type Unsettled = 'leave' | 'note' | 'check'

/** Which pages are checked, and how; all of them when nothing is said. */
export type Checking<Done extends CheckedPart = CheckedPart> = {
  /** Those of a shard: how much of the whole site is translated is then not known. */
  pages?: PageFiles[]
  /** What was found of pages elsewhere, by their names. */
  known?: ReadonlyMap<string, { key: string; checked: Checked }>
  /** What is done with pages besides. */
  pass?: Pass<Done>
  /** Where others are served meanwhile: waits until they have their answers, or throws when nothing more is wanted. */
  turn?(): Promise<void>
}

/** What is done with pages while they are checked, each of them read only once. */
export type Pass<Part extends CheckedPart = CheckedPart> = {
  /** The pages to do it with, by name, whether they are checked or known to be as they were. */
  names: ReadonlySet<string>
  /** What other threads need to know of it. */
  job: object
  context: Context
  /** Does some of it here, after checking. */
  own(tasks: PageTask[], unsettled: Unsettled): Part | Promise<Part>
  /** Called with what came of some of it, in any order. */
  use(part: Part): void
}

/** What checking found. */
export type CheckedSite = {
  problems: Problem[]
  /** Those among them of what all pages share. */
  shared: Problem[]
  /** What all pages share; files that no page could be read from are noted in it. */
  site: Site
  pages: ReadonlyMap<string, Checked>
}

/** What is done with pages, some at a time: by the main thread, and by others. */
export type Work = {
  scan(pages: PageFiles[]): Scanned
  /** Some pages, with what all pages share. */
  open(pages: PageFiles[]): { site: Site; part: Part }
  /**
   * Says what all pages know of each other. Without it nothing can be opened or checked.
   * @param index of the pages of the context, where it is made already
   */
  prepare(context: Context, index?: SiteIndex): void
  /** @returns what came of them; and the pages themselves, with what is wrong with each single document, unless they are left */
  check(tasks: PageTask[], unsettled: Unsettled): { answer: CheckedPart; opened?: { site: Site; problems: Problem[] } }
}

/** The rules that a site is checked by. @param isRelease whether with the owner's checklist, whose rules replace those of the same name */
export function rulesFor(isRelease: boolean): Check[] {
  if (!isRelease) return checks
  const replaced = new Set(releaseChecks.map(({ code }) => code))
  return [...checks.filter(({ code }) => !replaced.has(code)), ...releaseChecks]
}

/** The work of a thread. @throws where a site could not be read, of which no thread is asked */
export function workOfThread(): Work {
  const { contract, source, isRelease } = threadSetup<Setup>()
  const { site } = readSite(source, openContract(contract))
  if (!site) throw new Error('The site file cannot be used.')
  return createWork(site, rulesFor(isRelease), new LedgerOnDisk())
}

/**
 * @param base what all pages have in common
 * @param rules the rules to check by
 * @param ledger what is known of their translations
 * @param readOne see `readPart`
 */
export function createWork(base: Base, rules: Check[], ledger: LedgerOnDisk, readOne?: typeof readDocument): Work {
  const { read, forget } = createReader(base, readOne)
  let { index } = base
  let { media } = base.source
  const openIn = (pages: PageFiles[], timings: Timings) => {
    const part = read(pages, timings)
    const texts = ledger.texts(pages.map(({ name }) => name))
    const source = { ...base.source, media, documents: part.texts, ledger: texts }
    return { part, site: { ...part.site, index, source } }
  }
  return {
    scan(pages) {
      const timings = noTime()
      const part = read(pages, timings)
      return { scans: timed(timings, 'parse', () => scan(pages, part)), timings }
    },
    open: (pages) => openIn(pages, noTime()),
    prepare(context, made = createSiteIndex(context.pages, context.unreadable)) {
      index = made
      media = context.media
    },
    check(tasks, how) {
      const timings = noTime()
      const { part, site } = openIn(tasks, timings)
      const answer: CheckedPart = { done: [], checked: [], unsettled: [], gone: [], noted: [], timings }
      if (tasks.some(({ check }) => check)) {
        const found = timed(timings, 'check', () => unsettledIn(site, site.source.ledger ?? {}))
        answer.gone = [...found.gone]
        if (found.names.size > 0 && how === 'leave') return { answer: { ...answer, unsettled: [...found.names] } }
        const names = tasks.map(({ name }) => name)
        if (found.names.size > 0 && how === 'note') answer.noted = ledger.note(site, names)
        const isSame = answer.noted.length === 0
        const noted = isSame ? site : { ...site, source: { ...site.source, ledger: ledger.texts(names) } }
        const checked = timed(timings, 'check', () => checkPart(tasks, noted, part.problems, rules))
        answer.checked = checked.filter((_, i) => tasks[i]?.check)
      }
      forget(tasks)
      answer.done = tasks.map(({ name }) => name)
      return { answer, opened: { site, problems: part.problems } }
    },
  }
}

/** Checks some pages. @param failures what is wrong with each single document */
function checkPart(part: PageFiles[], site: Site, failures: Problem[], rules: Check[]): [string, Checked][] {
  const found = groupBy([...failures, ...runChecks(site, rules)], ({ file }) => file)
  const progress = pagesProgress(site)
  const read = new Map(site.pages.map((page) => [page.name, page]))
  return part.map(({ name, files }) => {
    const page = read.get(name)
    return [
      name,
      {
        problems: files.flatMap((file) => found.get(file) ?? []),
        progress: progress.get(name) ?? { counts: {} },
        missing: page ? countMissing(page, site) : {},
        unreadable: files.filter((file) => site.unreadable.has(file)),
      },
    ]
  })
}
