import type { Bundle } from '../bundle/bundle'
import { checks } from '../checks'
import { countProblems, printProblem } from '../cli/print'
import { createCatalogue } from '../content/catalogue'
import { runChecks } from '../content/check'
import { withoutDrafts } from '../content/draft'
import { isError, type Problem, sortProblems } from '../content/problem'
import { placesOf } from '../content/read-page'
import { readSite } from '../content/read-site'
import { createTranslator } from '../content/words'
import { openContract } from '../contract/open'
import { hashOf } from '../files/files'
import { withLock } from '../files/lock'
import { Memo } from '../files/memo'
import { textFor } from '../files/texts'
import { pageFonts } from '../html/language-fonts'
import { lettersOf } from '../html/letters'
import { drawnPreviews } from '../html/previews'
import { bootScript, shareAcross } from '../html/shared'
import { makePictures } from '../pictures/make'
import { finishCommit } from './commit'
import { printedSheets, writeSheets } from './data-sheets'
import { writeIdentity } from './identity'
import { createKeys } from './keys'
import { writeOffline } from './offline'
import { Output } from './output'
import { buildPages } from './pages'
import { filesOf } from './parts'
import { lockFile, memoFile } from './places'
import type { Frame } from './protocol'
import type { Report } from './report'
import { scanAll } from './scan'
import { writeSearches } from './search'
import { describeShard, folderOf, type Prebuilt, pagesOf, type Shard, shardFile } from './shards'
import { writeSiteFiles } from './site-files'
import { openContent } from './source'
import { Steps } from './steps'
import { createWorkers } from './workers'

export type Options = {
  /** Where to write the site. */
  folder?: string
  /** From how many documents on there are more threads than one; as many as are worth it when not given. */
  forThreads?: number
  /** Builds only the pages of a shard, and nothing but pages. */
  shard?: Shard
  /** Pages that were built elsewhere. */
  prebuilt?: Prebuilt
}

/** What a build notes for the next one: the key of all that it was made from, and what it reported. */
type Facts = { inputs: string; report: Omit<Report, 'changes' | 'steps'> }

/**
 * Builds the site of the folder the command runs in: scans all pages, then checks and builds those that are not as the
 * last build left them, and puts everything in place when nothing is wrong.
 * @returns what it did; undefined when the content has errors, which are printed, and nothing was written
 */
export function buildSite(bundle: Bundle, options: Options = {}): Promise<Report | undefined> {
  const folder = options.folder ?? (options.shard ? folderOf(options.shard) : 'dist')
  const waiting = (pid: number) => console.log(`Another build is running (pid ${pid}); waiting.`)
  return withLock(lockFile(folder), waiting, () => {
    finishCommit(folder)
    return buildInto(folder, bundle, options)
  })
}

async function buildInto(folder: string, bundle: Bundle, options: Options): Promise<Report | undefined> {
  const { shard, forThreads, prebuilt = new Map() } = options
  const steps = new Steps()
  const { source, pages, key } = openContent()
  const [drawn, sheets] = [drawnPreviews(), printedSheets()]
  const memo = new Memo<Facts>(memoFile(folder), bundle.key)
  const output = new Output(folder, memo)
  const inputs = hashOf(JSON.stringify([key, drawn, sheets, new Date().getFullYear()]))
  steps.done('open')
  const { report: before } = (memo.facts?.inputs === inputs && !options.prebuilt && memo.facts) || {}
  if (before && output.isComplete()) return { ...before, changes: output.unchanged(), steps: steps.steps }
  const { site: base, problems } = readSite(source, openContract(bundle.contract))
  if (!base) return refuse(problems)
  const perPage = base.settings.languages.length * base.settings.brands.length
  const workers = createWorkers(bundle.thread, bundle.contract, base, { pages: pages.length, perPage }, forThreads)
  try {
    const around = bundle.contract + source.documents['pages/_site.json']
    const scans = await scanAll(pages, around, memo, workers.scan)
    const unreadable = placesOf([...base.unreadable, ...filesOf(pages.filter(({ name }) => !scans.has(name)))])
    const catalogue = createCatalogue(
      [...scans.values()].map(({ entry }) => entry),
      unreadable,
    )
    const site = { ...base, catalogue }
    steps.done('scan')

    problems.push(...(await makePictures(site)))
    steps.done('pictures')
    const translator = createTranslator(site)
    const fonts = await pageFonts(lettersOf(site, translator))
    const boot = bootScript(site, bundle.boot, bundle.app)
    const shared = shareAcross(withoutDrafts(site), translator, boot, bundle.app, fonts)
    steps.done('share')

    const { media, documents } = source
    const keys = createKeys(catalogue, media, JSON.stringify(shared), JSON.stringify(documents), drawn, sheets)
    problems.push(
      ...(memo.find<Problem[]>('check', '', keys.sharedCheckKey) ??
        memo.put('check', '', keys.sharedCheckKey, runChecks(site, checks))),
    )
    const app = bundle.app.scripts.at(-1) ?? ''
    const frame: Frame = {
      entries: catalogue.entries,
      unreadable,
      media,
      shared,
      app,
      folder: output.staging,
      drawn,
      sheets,
    }
    const built = await buildPages(
      shard ? pagesOf(pages, shard) : pages,
      scans,
      { keys, shared, memo, output, prebuilt },
      (tasks, use) => workers.build(frame, tasks, use),
    )
    problems.push(...Object.values(built).flatMap(({ problems }) => problems))
    if (problems.some(isError)) return refuse(problems)
    steps.done('check and build')
    await workers.close()

    if (shard) output.write(shardFile, describeShard(shard, built))
    else {
      await writeSiteFiles(output, shared, catalogue, bundle, source, fonts)
      writeIdentity(output, shared, media, drawn)
      writeSheets(output, shared, sheets)
      await writeOffline(output, shared, bundle)
      steps.done('site files')
      await writeSearches(output, shared, catalogue, built, bundle.key)
      steps.done('search')
    }
    const report = {
      folder,
      pages: Object.values(built).map(({ made }) => made),
      warnings: problems.length,
      scriptBytes: bundle.scriptBytes,
      timings: workers.timings,
    }
    const changes = output.commit((file) => memo.save({ inputs, report }, file))
    steps.done('put in place')
    return { ...report, changes, steps: steps.steps }
  } finally {
    await workers.close()
  }
}

/** Says why nothing is built. */
function refuse(problems: Problem[]): undefined {
  for (const problem of sortProblems(problems.filter(isError))) {
    console.error(`${printProblem(problem, textFor(problem))}\n`)
  }
  console.error(`Nothing was built: ${countProblems(problems)}.`)
  return undefined
}
