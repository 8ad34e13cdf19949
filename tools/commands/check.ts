/**
 * `npm run check`: says whether the content may be published, and how much of it each language has. Exit code 1 when
 * there is an error. `--quiet` leaves warnings out; `--pages` lists what each language has of each page; `--release` adds
 * the owner's checklist.
 */
import { checks } from '../checks'
import { releaseChecks } from '../checks/release'
import { runCommand } from '../cli/command'
import { countProblems, plural, printCoverage, printPages, printProblem } from '../cli/print'
import { checkSite } from '../content/check'
import { coverLanguages, coverPages } from '../content/coverage'
import { draftsOf } from '../content/draft'
import { isError, sortProblems } from '../content/problem'
import { readContract } from '../contract/contract-file'
import { readSource } from '../files/source'
import { findDamaged } from '../pictures/damaged'

await runCommand(
  {
    name: 'check',
    about: 'Checks whether the content may be published, and lists how complete each language is.',
    options: {
      quiet: { about: 'leaves warnings out' },
      pages: { about: 'lists how complete each page is in each language' },
      release: { about: 'adds what the owner must settle before the site is published' },
    },
  },
  async ({ has }) => {
    const start = performance.now()
    const [isQuiet, isRelease] = [has('quiet'), has('release')]
    const source = readSource()
    const rules = isRelease ? [...checks, ...releaseChecks] : checks
    const { site, problems } = checkSite(source, await readContract(), rules)
    if (site) problems.push(...(await findDamaged(site)))
    sortProblems(problems)
    if (site && isRelease) {
      // They open files that nobody else needs.
      const { outdatedDocuments } = await import('../documents/outdated')
      const { uncommittedPictures } = await import('../pictures/uncommitted')
      problems.push(...(await outdatedDocuments(site)), ...uncommittedPictures(site))
    }
    for (const problem of problems) {
      if (isQuiet && !isError(problem)) continue
      // A checklist reads best line by line.
      const frame = isError(problem) && !isRelease ? source.documents[problem.file] : undefined
      console.log(printProblem(problem, frame) + (frame === undefined ? '' : '\n'))
    }
    if (site && has('pages')) console.log(`\n${printPages(coverPages(site))}`)
    if (site) console.log(`\n${printCoverage(coverLanguages(site))}\n`)
    const drafts = site ? draftsOf(site) : []
    if (drafts.length > 0) console.log(`Drafts, which are not published: ${drafts.join(', ')}.`)
    const found = site
      ? `${plural(site.pages.length, 'page')} in ${plural(site.settings.languages.length, 'language')}`
      : 'the site'
    console.log(
      `Checked ${found} in ${Math.round(performance.now() - start)} ms: ${problems.length === 0 ? 'all is well' : countProblems(problems)}.`,
    )
    process.exitCode = problems.some(isError) ? 1 : 0
  },
)
