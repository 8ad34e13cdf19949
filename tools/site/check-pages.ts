import { partSize } from '../content/base/group'
import type { Problem } from '../content/base/problem'
import type { Site, Source } from '../content/read/site'
import { unsettledIn } from '../content/translation/ledger-record'
import { checkShared } from './check-shared'
import type { OpenSite } from './open'
import { type PageFiles, pagesNamed, sharedNamesOf } from './pages'
import type { BuildPage, Checked, LedgerMode, Made, PartJob, PartResult, ThreadJob } from './part'
import { addTime } from './timings'

/** How many pages are checked while somebody may begin to wait. */
const fewPages = 3

/** Which pages are checked, and what is done besides; all of them if nothing is said. */
export type Checking = {
  /** Those of a shard: how much of the whole site is translated is then not known. */
  pages?: PageFiles[]
  /** What was found of pages on other machines, by their names. */
  known?: ReadonlyMap<string, { key: string; checked: Checked }>
  build?: Building
  /** Called before each part, if others are served meanwhile: waits until they have their answers, or throws to end the check. */
  yieldToRequests?(): Promise<void>
}

/** How pages are built while they are checked, so that each of them is read only once. */
type Building = {
  /** The names of the pages, whether they are checked or what is found of them is known. */
  names: ReadonlySet<string>
  media: Source['media']
  /** What other threads need to know to build. */
  context: object
  /** Loads what builds a page, for this thread. */
  load(): Promise<BuildPage>
  /** Called with each page that was built, in any order. */
  onMade(name: string, made: Made): void
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

/**
 * Checks pages, and builds them, some at a time, since of many thousand pages not all are in memory at once. A page is
 * checked again if something changed that its checks look at; what was translated of it since the last note is noted.
 */
export async function checkPages(open: OpenSite, checking: Checking = {}): Promise<CheckedSite> {
  const { base, pages: all, work, ledger, threads, timings, findings } = open.parts
  const { pages = all, known, build, yieldToRequests } = checking
  const size = yieldToRequests ? fewPages : partSize
  const checked = new Map<string, Checked>()
  for (const { name } of pages) {
    const one = findings.find(name, known?.get(name))
    if (one) checked.set(name, one)
  }
  const check = new Set(pages.flatMap(({ name }) => (checked.has(name) ? [] : [name])))
  const rest = new Map(
    pages.flatMap((page) => (check.has(page.name) || build?.names.has(page.name) ? [[page.name, page]] : [])),
  )
  const [unsettled, lostWords, failures] = [new Set<string>(), new Set<string>(), [] as Problem[]]
  const onResult = (result: PartResult) => {
    addTime(timings, result.timings)
    ledger.add(result.noted)
    for (const name of result.unsettled) unsettled.add(name)
    for (const name of result.lostWords) lostWords.add(name)
    for (const name of result.done) rest.delete(name)
    for (const [name, one] of result.checked) {
      checked.set(name, one)
      // Words that are lost may turn up elsewhere: it is looked for them again.
      if (!lostWords.has(name)) findings.remember(name, one)
    }
    for (const [name, one] of result.made) build?.onMade(name, one)
    failures.push(...result.failures)
  }

  const context = { ...open.parts.context, ...(build && { media: build.media }) }
  const buildPage = build && build.names.size > 0 ? await build.load() : undefined
  const doRest = (mode: LedgerMode) => {
    const job: PartJob = { context, ledger: mode, check, build: build?.names ?? new Set() }
    const forThreads: ThreadJob = { ...job, kind: 'part', buildContext: buildPage && build?.context }
    const doHere = async (part: PageFiles[]) => {
      await yieldToRequests?.()
      return work.checkAndBuild(part, job, buildPage)
    }
    // What this thread noted, others do not know.
    return threads.run(forThreads, [...rest.values()], doHere, onResult, { size, isAlone: mode === 'check' })
  }
  work.prepare(context, base.index)
  await doRest('leave')

  const shared = sharedNamesOf(base)
  const strays = ledger.strays(new Set([...all.map(({ name }) => name), ...shared]))
  for (const name of unsettledIn(base, ledger.texts(shared)).gone) lostWords.add(name)
  if (lostWords.size + strays.length > 0) {
    // Words may have moved from one of them to another: they are noted together.
    const site = work.open(pagesNamed(all, unsettled))
    ledger.note({ ...site, isPart: false, printed: base.printed }, [...unsettled, ...shared, ...strays])
    await doRest('check')
  } else {
    ledger.note(base, shared)
    await doRest('note')
  }

  const found = [...checked.values()]
  const unreadable = new Set([...base.unreadable, ...found.flatMap((one) => one.unreadable)])
  const site = { ...base, unreadable, source: { ...base.source, ledger: ledger.texts(shared) } }
  const ofShared = checkShared(open, site, pages.length === all.length ? checked : undefined)
  const problems = [...found.flatMap((one) => one.problems), ...ofShared, ...failures]
  return { problems, shared: ofShared, site, pages: checked }
}
