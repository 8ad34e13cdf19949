import { partSize } from '../content/base/group'
import type { Problem } from '../content/base/problem'
import type { Site, Source } from '../content/read/site'
import { unsettledIn } from '../content/translation/ledger-record'
import { checkShared } from './check-shared'
import type { OpenSite } from './open'
import { type PageFiles, pagesNamed, sharedNamesOf } from './pages'
import type { BuildPage, Checked, LedgerMode, Made, PartJob, PartResult, ThreadJob } from './part'
import { addTime } from './timings'

/** Batch size while requests may arrive; these wait until a batch is done. */
const fewPages = 3

/** Options of `checkPages`. */
export type Checking = {
  /** Pages to check, for a shard; all by default. With fewer, the translation progress of the site is unknown. */
  pages?: PageFiles[]
  /** Check results from other machines, by page name. */
  known?: ReadonlyMap<string, { key: string; checked: Checked }>
  build?: Building
  /** Called before each batch in live editing: waits for pending requests, or throws to cancel the check. */
  yieldToRequests?(): Promise<void>
}

/** Options for building pages during the check, so that each page is read only once. */
type Building = {
  /** Names of the pages to build, whether they are checked or their check results are known. */
  names: ReadonlySet<string>
  media: Source['media']
  /** Data with which worker threads create their page builder. */
  context: object
  /** Loads the page builder of this thread. */
  load(): Promise<BuildPage>
  /** Called for each built page, in any order. */
  onMade(name: string, made: Made): void
}

/** Result of `checkPages`. */
export type CheckedSite = {
  problems: Problem[]
  /** The problems about shared data. */
  shared: Problem[]
  /** Shared data; its `unreadable` has all files that could not be read, also those of pages. */
  site: Site
  pages: ReadonlyMap<string, Checked>
}

/**
 * Checks pages and builds them, in batches, since many thousand pages do not fit into memory. The result of an earlier
 * check is reused if nothing changed that it depends on. New translations are added to the ledger, in memory.
 */
export async function checkPages(open: OpenSite, checking: Checking = {}): Promise<CheckedSite> {
  const { base, pages: allPages, work, ledger, threads, timings, findings } = open.parts
  const { pages = allPages, known, build, yieldToRequests } = checking
  const size = yieldToRequests ? fewPages : partSize
  const checked = new Map<string, Checked>()
  for (const { name } of pages) {
    const cached = findings.find(name, known?.get(name))
    if (cached) checked.set(name, cached)
  }
  const check = new Set(pages.flatMap(({ name }) => (checked.has(name) ? [] : [name])))
  const pending = new Map(
    pages.flatMap((page) => (check.has(page.name) || build?.names.has(page.name) ? [[page.name, page]] : [])),
  )
  const [unsettled, lostWords, failures] = [new Set<string>(), new Set<string>(), [] as Problem[]]
  const onResult = (result: PartResult) => {
    addTime(timings, result.timings)
    ledger.add(result.noted)
    for (const name of result.unsettled) unsettled.add(name)
    for (const name of result.lostWords) lostWords.add(name)
    for (const name of result.done) pending.delete(name)
    for (const [name, pageResult] of result.checked) {
      checked.set(name, pageResult)
      // Lost words may still be found on another page, so the result is not final.
      if (!lostWords.has(name)) findings.remember(name, pageResult)
    }
    for (const [name, made] of result.made) build?.onMade(name, made)
    failures.push(...result.failures)
  }

  const context = { ...open.parts.context, ...(build && { media: build.media }) }
  const buildPage = build && build.names.size > 0 ? await build.load() : undefined
  const doPending = (mode: LedgerMode) => {
    const job: PartJob = { context, ledger: mode, check, build: build?.names ?? new Set() }
    const forThreads: ThreadJob = { ...job, kind: 'part', buildContext: buildPage && build?.context }
    const doHere = async (batch: PageFiles[]) => {
      await yieldToRequests?.()
      return work.checkAndBuild(batch, job, buildPage)
    }
    // In mode 'check' this thread's ledger has entries that worker threads lack.
    return threads.run(forThreads, [...pending.values()], doHere, onResult, { size, isAlone: mode === 'check' })
  }
  work.prepare(context, base.index)
  await doPending('leave')

  const shared = sharedNamesOf(base)
  const strays = ledger.strays(new Set([...allPages.map(({ name }) => name), ...shared]))
  for (const name of unsettledIn(base, ledger.texts(shared)).gone) lostWords.add(name)
  if (lostWords.size + strays.length > 0) {
    // Words may have moved between these pages, so they are recorded together.
    const site = work.open(pagesNamed(allPages, unsettled))
    ledger.note({ ...site, isPart: false, printed: base.printed }, [...unsettled, ...shared, ...strays])
    await doPending('check')
  } else {
    ledger.note(base, shared)
    await doPending('note')
  }

  const results = [...checked.values()]
  const unreadable = new Set([...base.unreadable, ...results.flatMap((result) => result.unreadable)])
  const site = { ...base, unreadable, source: { ...base.source, ledger: ledger.texts(shared) } }
  const sharedProblems = checkShared(open, site, pages.length === allPages.length ? checked : undefined)
  const problems = [...results.flatMap((result) => result.problems), ...sharedProblems, ...failures]
  return { problems, shared: sharedProblems, site, pages: checked }
}
