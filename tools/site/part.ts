import { openContract } from '../bundle/contract/contract-file'
import { checks, releaseChecks } from '../checks'
import { groupBy } from '../content/base/group'
import { guarded, internalError } from '../content/base/guard'
import { isError, type Problem } from '../content/base/problem'
import { type Check, runChecks } from '../content/check/check'
import { countMissing, type Missing } from '../content/check/coverage'
import type { readDocument } from '../content/json/document'
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
import { createReader, type PageFiles, type Scan } from './pages'
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

/** What is done about a part with pages of which the ledger does not say all: it is left for later, noted, or only checked. */
export type LedgerMode = 'leave' | 'note' | 'check'

/** What is to be done with pages. */
export type PartJob = {
  context: Context
  ledger: LedgerMode
  /** The names of the pages to check: what is found of others is known. */
  check: ReadonlySet<string>
  /** The names of the pages to build. */
  build: ReadonlySet<string>
}

/** What other threads are asked to do with pages. @param BuildContext see `Building`; undefined if no page is to be built */
export type ThreadJob<BuildContext = object> =
  | { kind: 'scan' }
  | (PartJob & { kind: 'part'; buildContext: BuildContext | undefined })

/** What was found of a page. */
export type Checked = {
  problems: Problem[]
  progress: PageProgress
  missing: Missing
  unreadable: string[]
}

/** What is known of a page that was written. */
export type Made = {
  /** How many documents it has. */
  documents: number
  /** The largest of them: its path within the output, and its bytes before compression. */
  heaviest: { path: string; bytes: number }
  /** Hashes of what the search knows of it, by "<brand>/<language>". */
  searchKeys: Record<string, string>
  /** The same as JSON, while it is not in the search yet. */
  terms?: Record<string, string>
}

/** Writes a page of a site without errors. */
export type BuildPage = (site: Site, page: Page, timings: Timings) => Made

/** What came of some pages. */
export type PartResult = {
  /** Those that were not left for later. */
  done: string[]
  checked: [name: string, Checked][]
  made: [name: string, Made][]
  /** Why pages could not be built. */
  failures: Problem[]
  /** The pages of which the ledger does not say all there is to say. */
  unsettled: string[]
  /** Those of them that lost words, which may have moved to another page. */
  lostWords: string[]
  noted: Noted[]
  timings: Timings
}

/** What is done with some pages of a site at a time: by the main thread, and by others. */
export type PartWork = {
  /** What others need to know of some pages. Of one that cannot be read nothing is known: checking says why. */
  scan(pages: PageFiles[]): { scans: Scan[]; timings: Timings }
  /** Reads some pages, with what all pages share. */
  open(pages: PageFiles[]): Site
  /**
   * Says what all pages know of each other. Without it nothing can be opened or checked.
   * @param index of the pages of the context, where it is made already
   */
  prepare(context: Context, index?: SiteIndex): void
  /**
   * Checks some pages and, if none of them has an error, builds them.
   * @param buildPage not needed if no page is to be built
   */
  checkAndBuild(pages: PageFiles[], job: PartJob, buildPage?: BuildPage): PartResult
}

/** The rules that a site is checked by. @param isRelease whether with the owner's checklist, whose rules replace those of the same name */
export function rulesFor(isRelease: boolean): Check[] {
  if (!isRelease) return checks
  const replaced = new Set(releaseChecks.map(({ code }) => code))
  return [...checks.filter(({ code }) => !replaced.has(code)), ...releaseChecks]
}

/** The work of a thread. @throws where a site could not be read, of which no thread is asked */
export function workOfThread(): PartWork {
  const { contract, source, isRelease } = threadSetup<Setup>()
  const { site } = readSite(source, openContract(contract))
  if (!site) throw new Error('The site file cannot be used.')
  return createPartWork(site, rulesFor(isRelease), new LedgerOnDisk())
}

/**
 * @param base what all pages have in common
 * @param rules the rules to check by
 * @param ledger what is known of their translations
 * @param readOne see `readPart`
 */
export function createPartWork(
  base: Base,
  rules: Check[],
  ledger: LedgerOnDisk,
  readOne?: typeof readDocument,
): PartWork {
  const { read, forget } = createReader(base, readOne)
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
      const scans = pages.flatMap(({ name, files }): Scan[] => {
        const info = infos.get(name)
        const hash = hashOf(files.map((file) => file + site.source.documents[file]).join('\n'))
        return info ? [{ name, hash, info }] : []
      })
      return { scans, timings }
    },
    open: (pages) => open(pages, noTime()).site,
    prepare(context, made = createSiteIndex(context.pages, context.unreadable)) {
      index = made
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
        const isSame = result.noted.length === 0
        const noted = isSame ? site : { ...site, source: { ...site.source, ledger: ledger.texts(names) } }
        result.checked = timed(timings, 'check', () => checkPart(toCheck, noted, problems, rules))
      }
      forget(pages)
      if (!buildPage || [...problems, ...result.checked.flatMap(([, one]) => one.problems)].some(isError)) return result
      for (const page of site.pages.filter(({ name }) => build.has(name))) {
        const { file, name } = page
        const made = guarded(
          file,
          'building',
          result.failures,
          () => buildPage(site, page, timings),
          (error) => ownFailure(page, site, error) ?? internalError(file, 'building', error),
        )
        if (made) result.made.push([name, made])
      }
      return result
    },
  }
}

/**
 * Checks the pages of a part.
 * @param wanted those of which the result is asked for
 * @param failures what is wrong with each single document
 */
function checkPart(wanted: PageFiles[], site: Site, failures: Problem[], rules: Check[]): [string, Checked][] {
  const found = groupBy([...failures, ...runChecks(site, rules)], ({ file }) => file)
  const progress = pagesProgress(site)
  const read = new Map(site.pages.map((page) => [page.name, page]))
  return wanted.map(({ name, files }) => {
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
