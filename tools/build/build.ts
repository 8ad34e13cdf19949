import { readFileSync } from 'node:fs'
import { checks } from '../checks'
import { createCatalogue } from '../content/catalogue'
import { checkSite } from '../content/check'
import { createContract } from '../content/contract'
import { type Problem, sortProblems } from '../content/problem'
import { placesOf } from '../content/read-page'
import { createTranslator } from '../content/words'
import { cacheFolder, measure, readSchemas } from '../host/files'
import { countProblems, printProblem } from '../host/print'
import type { Bundle } from './bundle'
import { drawWorld } from './continents'
import { openCrew } from './crew'
import { keep } from './manifest'
import { Output } from './output'
import { planPages } from './plan'
import { readAll } from './readings'
import type { Report } from './report'
import { writeSearches } from './search'
import { bootScript, shareAcross } from './shared'
import { writeSiteFiles } from './site-files'
import { openContent } from './source'
import type { Built, Setup } from './worker'

export type Options = {
  /** Where to write the site. */
  folder?: string
  /** From how many documents on worker threads build them; as many as are worth it when not given. */
  forWorkers?: number
}

/** Where worker threads find the entries of all pages. */
const catalogueFile = `${cacheFolder}/catalogue.json`

/**
 * Builds the site of the folder the command runs in: reads all pages, then checks and builds those that are not as the
 * last build left them, and puts everything in place when nothing is wrong.
 * @returns what it did; undefined when the content has errors, which are printed, and nothing was written
 */
export async function buildSite(
  bundle: Bundle,
  { folder = 'dist', forWorkers }: Options = {},
): Promise<Report | undefined> {
  const start = performance.now()
  const { source, pages } = openContent()
  const schemas = readSchemas()
  const contract = createContract(schemas)
  const { site, problems: early } = checkSite(source, contract, [])
  if (!site) return refuse(early)
  source.media = await measure(source.media)
  source.drawing = drawWorld()
  const shared = shareAcross(site, createTranslator(site), bootScript(site, bundle.boot, bundle.app), bundle.app)
  const output = new Output(folder, bundle.key)
  const setup: Setup = { schemas, source, shared, app: bundle.app.script, folder: output.staging }
  const brands = site.settings.document.json.brands as unknown[]
  const documents = pages.length * site.settings.languages.length * brands.length
  const crew = await openCrew(bundle.worker, setup, documents, forWorkers)
  try {
    const opened = performance.now()
    const readings = await readAll(crew, pages, bundle.key + source.documents['pages/_site.json'])
    const entries = [...readings.values()].map(({ entry }) => entry)
    const unreadable = placesOf(pages.filter(({ name }) => !readings.has(name)).flatMap(({ files }) => files))
    const catalogue = createCatalogue(entries, unreadable)
    const read = performance.now()

    const plan = planPages(pages, readings, { source, shared, catalogue, code: bundle.key }, output)
    const { problems } = checkSite(source, contract, checks, catalogue)
    const heaviest: Built['heaviest'] = {}
    if (plan.tasks.length > 0) keep(catalogueFile, { entries, unreadable })
    await crew.build(catalogueFile, plan.tasks, (built) => {
      problems.push(...built.problems)
      Object.assign(heaviest, built.heaviest)
    })
    if (problems.some(({ severity }) => severity === 'error')) return refuse(problems)
    const built = performance.now()

    const known = plan.done(problems, heaviest)
    await writeSiteFiles(output, shared, catalogue, bundle, source)
    const written = performance.now()
    const searches = await writeSearches(output, shared, catalogue, known)
    const searched = performance.now()
    const changes = output.commit(known, searches)
    return {
      folder,
      documents,
      changes,
      heaviest: Object.values(known).map(({ heaviest }) => heaviest),
      warnings: Object.values(known).reduce((sum, { warnings }) => sum + warnings, 0),
      scripts: bundle.scripts.map((file) => readFileSync(bundle.files[file] ?? '')),
      openMs: opened - start,
      readMs: read - opened,
      buildMs: built - read,
      searchMs: searched - written,
      writeMs: written - built + performance.now() - searched,
    }
  } finally {
    await crew.close()
  }
}

/** Says why nothing is built. */
function refuse(problems: Problem[]): undefined {
  for (const problem of sortProblems(problems.filter(({ severity }) => severity === 'error')))
    console.error(`${printProblem(problem, readFileSync(problem.file, 'utf8'))}\n`)
  console.error(`Nothing was built: ${countProblems(problems)}.`)
  return undefined
}
