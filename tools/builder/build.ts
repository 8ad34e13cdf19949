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
import { withLock } from '../files/lock'
import { textFor } from '../files/texts'
import { pageFonts } from '../html/language-fonts'
import { lettersOf } from '../html/letters'
import { drawnPreviews } from '../html/previews'
import { bootScript, shareAcross } from '../html/shared'
import { makePictures } from '../pictures/make'
import { finishCommit } from './commit'
import { openCrew } from './crew'
import { printedSheets, writeSheets } from './data-sheets'
import { writeIdentity } from './identity'
import { writeOffline } from './offline'
import { Output } from './output'
import { frameFile, lockFile } from './places'
import { planPages } from './plan'
import type { Built, Frame } from './protocol'
import { filesOf } from './reader'
import { readAll } from './readings'
import type { Report } from './report'
import { writeSearches } from './search'
import { describeShard, folderOf, type Prebuilt, pagesOf, type Shard, shardFile } from './shards'
import { writeSiteFiles } from './site-files'
import { openContent } from './source'
import { Steps } from './steps'

export type Options = {
  /** Where to write the site. */
  folder?: string
  /** From how many documents on worker threads build them; as many as are worth it when not given. */
  forWorkers?: number
  /** Builds only the pages of a shard, and nothing but pages. */
  shard?: Shard
  /** Pages that were built elsewhere. */
  prebuilt?: Prebuilt
}

/**
 * Builds the site of the folder the command runs in: reads all pages, then checks and builds those that are not as the
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
  const { shard, forWorkers, prebuilt = new Map() } = options
  const steps = new Steps()
  const { source, pages } = openContent()
  const contract = openContract(bundle.contract)
  const { site: base, problems } = readSite(source, contract)
  if (!base) return refuse(problems)
  const output = new Output(folder, bundle.key)
  const perPage = base.settings.languages.length * base.settings.brands.length
  const size = { pages: pages.length, perPage }
  const crew = openCrew(bundle.worker, bundle.contract, base, size, frameFile(folder), forWorkers)
  const drawn = drawnPreviews()
  const sheets = printedSheets()
  try {
    steps.done('open')
    const readings = await readAll(crew.read, pages, bundle.key + source.documents['pages/_site.json'])
    const entries = [...readings.values()].map(({ entry }) => entry)
    const unreadable = placesOf([...base.unreadable, ...filesOf(pages.filter(({ name }) => !readings.has(name)))])
    const catalogue = createCatalogue(entries, unreadable)
    steps.done('read')

    const site = { ...base, catalogue }
    problems.push(...(await makePictures(site)))
    steps.done('pictures')
    const translator = createTranslator(site)
    const fonts = await pageFonts(lettersOf(site, translator))
    const shared = shareAcross(
      withoutDrafts(site),
      translator,
      bootScript(site, bundle.boot, bundle.app),
      bundle.app,
      fonts,
    )
    steps.done('fonts')

    const wanted = shard ? pagesOf(pages, shard) : pages
    const { documents, media } = source
    const places = { app: bundle.app.scripts.at(-1) ?? '', folder: output.staging }
    const frame: Frame = { unreadable, media, shared, ...places, drawn, sheets }
    const plan = planPages(wanted, readings, { ...frame, documents, catalogue, code: bundle.key }, output, prebuilt)
    const key = plan.sharedCheckKey
    // An error ends a build, so that what the last one checked has none.
    const isChecked = output.before.sharedCheck.key === key
    if (!isChecked) problems.push(...runChecks(site, checks))
    const sharedCheck = isChecked ? output.before.sharedCheck : { key, warnings: problems.length }
    const own = { problems: [] as Problem[], made: {} as Built['made'], terms: {} as Built['terms'] }
    await crew.build(catalogue, frame, plan.tasks, (built) => {
      own.problems.push(...built.problems)
      Object.assign(own.made, built.made)
      Object.assign(own.terms, built.terms)
    })
    problems.push(...own.problems)
    if (problems.some(isError)) return refuse(problems)
    steps.done('check and build')

    const known = plan.done(own.problems, own.made)
    let searches = {}
    if (shard) output.write(shardFile, describeShard(shard, known))
    else {
      await writeSiteFiles(output, shared, catalogue, bundle, source, fonts)
      writeIdentity(output, shared, source.media, drawn)
      writeSheets(output, shared, sheets)
      writeOffline(output, shared, bundle)
      steps.done('site files')
      searches = writeSearches(output, shared, site, known, own.terms)
      steps.done('search')
    }
    // What is left to do needs memory, and threads no more.
    await crew.close()
    const changes = output.commit({ pages: known, searches, sharedCheck })
    steps.done('put in place')
    return {
      folder,
      documents: plan.documents,
      changes,
      // A page that no brand has, has no document.
      heaviest: Object.fromEntries(
        Object.entries(known).flatMap(([name, { heaviest }]) => (heaviest.bytes > 0 ? [[name, heaviest]] : [])),
      ),
      warnings: Object.values(known).reduce((sum, { warnings }) => sum + warnings, sharedCheck.warnings),
      scriptBytes: bundle.scriptBytes,
      steps: steps.steps,
      split: crew.split,
    }
  } finally {
    await crew.close()
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
