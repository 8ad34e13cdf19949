/**
 * `npm run check`: says whether the content may be published, and how much of it each language has. Exit code 1 when
 * there is an error.
 */

import { checkFolder } from '../checker/check-folder'
import { runCommand } from '../cli/command'
import { explain } from '../cli/explain'
import { formatCalled, formatNames } from '../cli/formats'
import type { Verdict } from '../cli/formats/verdict'
import { printPages } from '../cli/print'
import { printProblems, printVerdict } from '../cli/text-report'
import { isError } from '../content/problem'
import { repositoryPrefix } from '../files/repository'

await runCommand(
  {
    name: 'check',
    about: 'Checks whether the content may be published, and lists how complete each language is.',
    options: {
      quiet: { about: 'leaves warnings out' },
      all: { about: 'shows all problems; otherwise the first twenty' },
      pages: { about: 'lists how complete each page is in each language' },
      release: { about: 'adds what the owner must settle before the site is published' },
      format: { value: 'FORMAT', about: `how the result is written: ${formatNames.join(', ')}` },
      explain: { value: 'CODE', about: 'explains a kind of problem, with a wrong and a right example' },
    },
    needsSite: (_, has) => !has('explain'),
  },
  async ({ has, value }) => {
    const code = value('explain')
    if (code !== undefined) return console.log(explain(code))
    const format = formatCalled(value('format') ?? 'text')
    const start = performance.now()
    const { site, problems } = await checkFolder(has('release'))
    const verdict: Verdict = {
      problems: has('quiet') ? problems.filter(isError) : problems,
      site,
      milliseconds: performance.now() - start,
      prefix: repositoryPrefix(),
    }
    if (format) console.log(format(verdict))
    else {
      printProblems(verdict.problems, has('all'), has('release'))
      if (site && has('pages')) console.log(`\n${printPages(site.coverage)}`)
      printVerdict({ ...verdict, problems })
    }
    process.exitCode = problems.some(isError) ? 1 : 0
  },
)
