import { openContract } from '../bundle/contract/contract-file'
import { checks, releaseChecks } from '../checks'
import { groupBy } from '../content/base/group'
import { internalError, runGuarded } from '../content/base/guard'
import { documentOfText, isTextFile } from '../content/base/page-of-file'
import { isError, type Problem } from '../content/base/problem'
import { type Check, canReportErrors, runChecks } from '../content/check/check'
import { countMissing, type Missing } from '../content/check/coverage'
import type { readDocument } from '../content/json/document'
import { pageFillerOf } from '../content/read/fill-pages'
import type { Page } from '../content/read/model'
import { pageInfosOf, readSite } from '../content/read/read-site'
import type { Base, Site, Source } from '../content/read/site'
import { createSiteIndex, type SiteIndex } from '../content/read/site-index'
import { unsettledIn } from '../content/translation/ledger-record'
import { type PageProgress, pagesProgress } from '../content/translation/translation-count'
import { hashOf } from '../files/files'
import { LedgerOnDisk, type Noted } from '../files/site/ledger-on-disk'
import { threadSetup } from '../files/threads'
import { ownFailure } from './own-failure'
import { createReader, type PageFiles, type Scan, tablesIn } from './pages'
import { noTime, type Timings, timed } from './timings'

/** Data that a worker thread gets when it starts. */
export type Setup = {
  /** Path of the compiled schema. */
  contract: string
  /** The site's source without page documents. */
  source: Source
  /** Whether the rules of the owner's checklist apply, see `rulesFor`. */
  isRelease: boolean
}

/** Data about all pages and media files, for the check of a single page. */
export type Context = Pick<SiteIndex, 'pages' | 'unreadable'> & Pick<Source, 'media'>

/** Mode for a batch with unrecorded translations: skip the batch, record the translations, or only check the batch. */
export type LedgerMode = 'leave' | 'note' | 'check'

/** Inputs of a job that checks and builds pages in batches. */
export type PartJob = {
  context: Context
  ledger: LedgerMode
  /** Names of the pages to check; the check results of all other pages are known. */
  check: ReadonlySet<string>
  /** Names of the pages to build. */
  build: ReadonlySet<string>
}

/** A job for worker threads. `buildContext` is the data for their page builder; undefined if no page is to be built. */
export type ThreadJob<BuildContext = object> =
  | { kind: 'scan' }
  | (PartJob & { kind: 'part'; buildContext: BuildContext | undefined })

/** Check result of a page. */
export type Checked = {
  problems: Problem[]
  progress: PageProgress
  missing: Missing
  unreadable: string[]
}

/** Data about the output files of a page. */
export type PageOutput = {
  /** Number of HTML documents. */
  documents: number
  /** Paths of the page's other files: calendars, feeds, and all parts of a list after the first. */
  files: string[]
  /** The largest HTML document: its path within the output, and its size in bytes before compression. */
  heaviest: { path: string; bytes: number }
  /** Number of parts of the page's list, by brand. Omits brands in which the list has only one part. */
  partCounts?: Record<string, number>
  /** Hashes of the page's search data, by "<brand>/<language>". */
  searchKeys: Record<string, string>
  /**
   * The page's search data as JSON, by "<brand>/<language>". Undefined once the search index contains this data,
   * because the data is then no longer stored with the page.
   */
  terms?: Record<string, string>
}

/** Function that writes the output files of a page. The page must have no errors. */
export type BuildPage = (site: Site, page: Page, timings: Timings) => PageOutput

/** Result of checking and building a batch of pages. */
export type PartResult = {
  /** Names of the finished pages; none if the batch was skipped. */
  done: string[]
  checked: [name: string, Checked][]
  made: [name: string, PageOutput][]
  /** Exceptions thrown while pages were built. */
  failures: Problem[]
  /** Names of pages with unrecorded translations, if the batch was skipped. */
  unsettled: string[]
  /** Names of pages from which words disappeared; the words may have moved to another page. */
  lostWords: string[]
  noted: Noted[]
  timings: Timings
}

/** Operations on a batch of pages, the same in the main thread and in worker threads. */
export type PartWork = {
  /** Collects data about these pages that other pages need. Skips unreadable pages, which the check reports. */
  scan(pages: PageFiles[]): { scans: Scan[]; timings: Timings }
  /** Reads pages. @returns a site with these pages and the shared data */
  open(pages: PageFiles[]): Site
  /** Reads a page, and checks it only with the rules that can report errors, which takes less than half as long. */
  errorsIn(page: PageFiles): { site: Site; problems: Problem[] }
  /**
   * Sets the data about all pages. Must be called before `open` and `checkAndBuild`.
   * @param index the index of `context.pages`, if the caller has already created it
   */
  prepare(context: Context, index?: SiteIndex): void
  /**
   * Checks pages and, if none of them has an error, builds them.
   * @param buildPage needed only if there are pages to build
   */
  checkAndBuild(pages: PageFiles[], job: PartJob, buildPage?: BuildPage): PartResult
}

/** The rules of a check. @param isRelease whether the owner's checklist is added, replacing rules with the same code */
export function rulesFor(isRelease: boolean): Check[] {
  if (!isRelease) return checks
  const replacedCodes = new Set(releaseChecks.map(({ code }) => code))
  return [...checks.filter(({ code }) => !replacedCodes.has(code)), ...releaseChecks]
}

/**
 * Creates the `PartWork` of this worker thread.
 * @throws if the site cannot be read; the main thread starts no workers for such a site
 */
export function workOfThread(): PartWork {
  const { contract, source, isRelease } = threadSetup<Setup>()
  const { site } = readSite(source, openContract(contract))
  if (!site) throw new Error('The site file cannot be used.')
  return createPartWork(site, rulesFor(isRelease), new LedgerOnDisk())
}

/**
 * @param base data that all pages share
 * @param ledger record of the pages' translations
 * @param readOne see `readPart`
 */
export function createPartWork(
  base: Base,
  rules: Check[],
  ledger: LedgerOnDisk,
  readOne?: typeof readDocument,
): PartWork {
  const { read, forget } = createReader(base, readOne)
  const errorRules = rules.filter((rule) => canReportErrors(rule, base.settings))
  let { index } = base
  let { media } = base.source
  const open = (pages: PageFiles[], timings: Timings) => {
    const { site, problems } = read(pages, timings)
    const texts = ledger.texts(pages.map(({ name }) => name))
    return { site: { ...site, index, source: { ...site.source, media, ledger: texts } }, problems }
  }
  return {
    scan(pages) {
      const timings = noTime()
      const { site } = read(pages, timings)
      const infos = new Map(timed(timings, 'parse', () => pageInfosOf(site)).map((info) => [info.name, info]))
      const documents = new Map(site.pages.map(({ name, document }) => [name, document]))
      const scans = pages.flatMap(({ name, files }): Scan[] => {
        const info = infos.get(name)
        const tables = tablesIn(documents.get(name) ?? {}, base.source)
        const texts = files.map((file) => file + site.source.documents[file])
        const hash = hashOf([...texts, ...(tables ? [tables.hash] : [])].join('\n'))
        return info ? [{ name, hash, info, ...(tables && { tables }) }] : []
      })
      return { scans, timings }
    },
    open: (pages) => open(pages, noTime()).site,
    errorsIn(page) {
      const { site, problems } = open([page], noTime())
      forget([page])
      return { site, problems: problemsOf(site, problems, errorRules)(page) }
    },
    prepare(context, newIndex = createSiteIndex(context.pages, context.unreadable)) {
      index = newIndex
      media = context.media
    },
    checkAndBuild(pages, { check, build, ledger: mode }, buildPage) {
      const timings = noTime()
      const names = pages.map(({ name }) => name)
      const result: PartResult = {
        ...{ done: names, checked: [], made: [], failures: [], unsettled: [], lostWords: [], noted: [] },
        timings,
      }
      const { site, problems } = open(pages, timings)
      const toCheck = pages.filter(({ name }) => check.has(name))
      if (toCheck.length > 0) {
        const unsettled = timed(timings, 'check', () => unsettledIn(site, site.source.ledger ?? {}))
        result.lostWords = [...unsettled.gone]
        if (unsettled.names.size > 0 && mode === 'leave')
          return { ...result, done: [], unsettled: [...unsettled.names] }
        if (unsettled.names.size > 0 && mode === 'note') result.noted = ledger.note(site, names)
        const isLedgerUnchanged = result.noted.length === 0
        const notedSite = isLedgerUnchanged
          ? site
          : { ...site, source: { ...site.source, ledger: ledger.texts(names) } }
        result.checked = timed(timings, 'check', () => checkPart(toCheck, notedSite, problems, rules))
      }
      forget(pages)
      if (!buildPage || [...problems, ...result.checked.flatMap(([, checked]) => checked.problems)].some(isError))
        return result
      for (const page of site.pages.filter(({ name }) => build.has(name))) {
        const { file, name } = page
        const madePage = runGuarded(
          file,
          'building',
          result.failures,
          () => buildPage(site, page, timings),
          (error) => ownFailure(page, site, error) ?? internalError(file, 'building', error),
        )
        if (madePage) result.made.push([name, madePage])
      }
      return result
    },
  }
}

/**
 * Checks a batch of pages.
 * @param requestedPages pages whose results are returned
 * @param failures problems found while the documents were read
 */
function checkPart(requestedPages: PageFiles[], site: Site, failures: Problem[], rules: Check[]): [string, Checked][] {
  const problemsOfPage = problemsOf(site, failures, rules)
  const progress = pagesProgress(site)
  const pagesByName = new Map(site.pages.map((page) => [page.name, page]))
  return requestedPages.map((files) => {
    const { name } = files
    const page = pagesByName.get(name)
    return [
      name,
      {
        problems: problemsOfPage(files),
        progress: progress.get(name) ?? { counts: {} },
        missing: page ? countMissing(page, site) : {},
        unreadable: files.files.filter((file) => site.unreadable.has(file)),
      },
    ]
  })
}

/**
 * Runs rules over a batch of pages.
 * @param failures problems found while the documents were read
 * @returns a function that returns the problems of a page
 */
function problemsOf(site: Site, failures: Problem[], rules: Check[]): (page: PageFiles) => Problem[] {
  const problemsByFile = groupBy([...failures, ...runChecks(site, rules)], ({ file }) => file)
  const filler = pageFillerOf(site)
  return ({ files }) => {
    // Includes a text file's document even if it does not exist, because missing translations are reported there.
    const places = new Set(files.flatMap((file) => (isTextFile(file) ? [file, documentOfText(file)] : [file])))
    const problems = [...places].flatMap((file) => problemsByFile.get(file) ?? [])
    return filler ? problems.map(filler.placed) : problems
  }
}
