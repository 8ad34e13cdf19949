/**
 * `npm run check`: says whether the content may be published, and how much of it each language has. Exit code 1 when
 * there is an error. `--quiet` leaves warnings out; `--pages` lists what each language has of each page; `--release` adds
 * the owner's checklist.
 */

import type { CheckResult } from '../checker/check-files'
import { checkFolder } from '../checker/check-folder'
import { runCommand } from '../cli/command'
import { printDates, today } from '../cli/day'
import { countProblems, plural, printCoverage, printPages, printProblem } from '../cli/print'
import { isThereOn } from '../content/dates'
import { isError } from '../content/problem'
import { textFor } from '../files/texts'

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
    const { site, problems } = await checkFolder(isRelease)
    for (const problem of problems) {
      if (isQuiet && !isError(problem)) continue
      // A checklist reads best line by line.
      const text = isError(problem) && !isRelease ? textFor(problem) : undefined
      console.log(printProblem(problem, text) + (text === undefined ? '' : '\n'))
    }
    if (site && has('pages')) console.log(`\n${printPages(site.coverage)}`)
    if (site) console.log(`\n${printCoverage(site.languages)}\n`)
    if (site && site.drafts.length > 0) console.log(`Drafts, which are not published: ${site.drafts.join(', ')}.`)
    if (site) for (const line of linesOfHidden(site, today())) console.log(line)
    const found = site ? `${plural(site.pages, 'page')} in ${plural(site.languages.length, 'language')}` : 'the site'
    console.log(
      `Checked ${found} in ${Math.round(performance.now() - start)} ms: ${problems.length === 0 ? 'all is well' : countProblems(problems)}.`,
    )
    process.exitCode = problems.some(isError) ? 1 : 0
  },
)

/** What is said of pages that visitors do not have on a day: which, until when, and whose links to them are not shown. */
function linesOfHidden({ drafts, dated, linking }: NonNullable<CheckResult['site']>, day: string): string[] {
  const hidden = [...drafts, ...dated.filter((page) => !isThereOn(page, day)).map(({ address }) => address)]
  const links = hidden.flatMap((address) => {
    const files = linking[address] ?? []
    return files.length > 0 ? [`Links to ${address} are not shown: ${files.join(', ')}.`] : []
  })
  return [...printDates(dated, day), ...links]
}
