import { partSize } from '../content/base/group'
import type { Problem } from '../content/base/problem'
import { runChecks } from '../content/check/check'
import { onceForAll, pageFillerOf } from '../content/read/fill-pages'
import type { Site, Source } from '../content/read/site'
import { unsettledIn } from '../content/translation/ledger-record'
import { type PageProgress, pagesProgress, progressOf } from '../content/translation/translation-count'
import { hashOf } from '../files/files'
import type { OpenSite } from './open'
import { type PageFiles, pagesNamed, sharedNamesOf } from './pages'
import type { BuildPage, Checked, LedgerMode, PageOutput, PartJob, PartResult, ThreadJob } from './part'
import { addTime } from './timings'

/** Number of pages per batch during live editing. It is small, because requests wait until a batch is done. */
const fewPages = 3

/** Options of `checkPages`. */
export type Checking = {
  /** Pages to check, by default all. If only some are checked (a shard), the site's translation progress is unknown. */
  pages?: PageFiles[]
  /** Check results from other machines, by page name. */
  known?: ReadonlyMap<string, { key: string; checked: Checked }>
  build?: Building
  /** Called before each batch in live editing. Waits for pending requests, or throws an error to cancel the check. */
  yieldToRequests?(): Promise<void>
}

/** Options for building pages during the check, so that each page is read only once. */
type Building = {
  /** Names of the pages to build, including pages whose check results are already known. */
  names: ReadonlySet<string>
  media: Source['media']
  /** Data that worker threads need to create their page builder. */
  context: object
  /** Loads the page builder for the main thread. */
  load(): Promise<BuildPage>
  /** Called for each built page, in any order. */
  onMade(name: string, made: PageOutput): void
}

/** Result of `checkPages`. */
export type CheckedSite = {
  problems: Problem[]
  /** Problems with shared data, which `problems` also contains. */
  shared: Problem[]
  /** Shared data of the site. `unreadable` contains all files that could not be read, including files of pages. */
  site: Site
  pages: ReadonlyMap<string, Checked>
}

/**
 * Checks pages and builds them, in batches, because many thousands of pages do not fit into memory. The result of an
 * earlier check is reused if its inputs are unchanged. New translations are added to the ledger, in memory.
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
      // If words have disappeared from a page, its result is not cached yet: the words may still be found on another
      // page, which would change the result.
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
    // Mode 'check' uses no worker threads, because their ledgers lack the new entries of the main thread's ledger.
    return threads.run(forThreads, [...pending.values()], doHere, onResult, { size, isAlone: mode === 'check' })
  }
  work.prepare(context, base.index)
  await doPending('leave')

  const shared = sharedNamesOf(base)
  const strays = ledger.strays(new Set([...allPages.map(({ name }) => name), ...shared]))
  const unsettledShared = unsettledIn(base, ledger.texts(shared))
  for (const name of unsettledShared.gone) lostWords.add(name)
  if (lostWords.size + strays.length > 0) {
    // The translations of these pages are recorded together, because words may have moved between the pages.
    const site = work.open(pagesNamed(allPages, unsettled))
    const { printed, patterns } = base
    ledger.note({ ...site, isPart: false, printed, patterns }, [...unsettled, ...shared, ...strays])
    await doPending('check')
  } else {
    if (!unsettledShared.isExact) ledger.note(base, shared)
    await doPending('note')
  }

  // Sorted, because the order of `checked` depends on which results were cached.
  const sorted = [...checked].sort(([a], [b]) => (a < b ? -1 : 1))
  const results = sorted.map(([, result]) => result)
  const unreadable = new Set([...base.unreadable, ...results.flatMap((result) => result.unreadable)])
  const site = { ...base, unreadable, source: { ...base.source, ledger: ledger.texts(shared) } }
  const sharedProblems = checkShared(open, site, pages.length === allPages.length ? sorted : undefined)
  const filler = pageFillerOf(base)
  const others = [...sharedProblems, ...failures].map((problem) => filler?.placed(problem) ?? problem)
  const problems = onceForAll([...results.flatMap((result) => result.problems), ...others], base.source.tables)
  return { problems, shared: sharedProblems, site, pages: checked }
}

/**
 * Checks the data that all pages share.
 * @param site the shared data with its ledger; `unreadable` contains all unreadable files, including those of pages
 * @param checked check results of all pages, sorted by name; undefined if only some are known
 */
function checkShared(
  { parts: { rules, keys, findings } }: OpenSite,
  site: Site,
  checked: [string, Checked][] | undefined,
): Problem[] {
  const progress = (checked ?? []).map(([name, result]): [string, PageProgress] => [name, result.progress])
  const { documents, ledger, tables } = site.source
  const state = [[...site.unreadable], ledger, tables?.texts, checked && progressOf(progress)]
  const inputs = [keys.sharedCheckKey, documents, ...state]
  return findings.shared(hashOf(JSON.stringify(inputs)), () => {
    // The same object is used twice below, because the states of its translations are cached by object.
    const whole: Site = { ...site }
    whole.progress = checked && progressOf([...progress, ...pagesProgress(whole)])
    return runChecks(whole, rules)
  })
}
