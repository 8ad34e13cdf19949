/**
 * `npm run check`: says whether the content may be published, and how much of it each language has. Exit code 1 when
 * there is an error.
 */

import { checkFolder } from '../checker/check-folder'
import { changesSince } from '../checker/git-changes'
import { confirm } from '../checks/release/confirm'
import { type Given, runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { explain } from '../cli/explain'
import { formatCalled, formatNames } from '../cli/formats'
import type { CheckReport } from '../cli/formats/report'
import { say, sayProblem } from '../cli/language/say'
import { plural, printPages } from '../cli/print'
import { printChecklist, printProblems, printSummary } from '../cli/text-report'
import { isError, type Problem } from '../content/problem'
import { repositoryPrefix } from '../files/repository'

const options = {
  quiet: { about: 'leaves warnings out' },
  all: { about: 'shows all problems; otherwise the first twenty' },
  pages: { about: 'lists how complete each page is in each language' },
  release: { about: 'adds what the owner must settle before the site is published' },
  changed: {
    value: '[BASE]',
    about: 'shows only problems of what changed since BASE, or since the default branch, and of what that touches',
  },
  watch: { about: 'checks again whenever a file is saved' },
  fix: { about: 'corrects what has one right answer, and keeps everything else as it is written' },
  'dry-run': { about: 'with --fix: prints the changes as a unified diff, and writes nothing' },
  format: { value: 'FORMAT', about: `how the result is written: ${formatNames.join(', ')}` },
  explain: { value: 'CODE', about: 'explains a kind of problem, with a wrong and a right example' },
}

type Asked = Given<keyof typeof options>

await runCommand(
  {
    name: 'check',
    about: 'Checks whether the content may be published, and lists how complete each language is.',
    options,
    needsSite: (_, has) => !has('explain'),
  },
  async (asked) => {
    const { has, value } = asked
    const code = value('explain')
    if (code !== undefined) return console.log(explain(code))
    const format = formatCalled(value('format') ?? 'text')
    if (has('dry-run') && !has('fix')) throw new Refusal('"--dry-run" shows what "--fix" would change: give both.')
    if (has('watch') && format) throw new Refusal('"--watch" prints text: leave out "--format".')
    if (has('fix') && (await runFix(has('release'), has('dry-run')))) return
    if (has('watch')) return watch(asked)
    const report = await check(asked)
    const shown = has('quiet') ? report.problems.filter(isError) : report.problems
    // Other programs get English, where nobody asked for another language.
    const said = has('lang') ? shown.map((problem) => sayProblem(problem)) : shown
    if (format) console.log(format({ ...report, problems: said }))
    else {
      const isQuestion = ({ code }: Problem) => code === confirm.code
      printProblems(
        shown.filter((problem) => !isQuestion(problem)),
        has('all'),
        has('release'),
      )
      printChecklist(shown.filter(isQuestion))
      if (report.site && has('pages')) console.log(`\n${printPages(report.site.coverage)}`)
      printSummary(report)
    }
    process.exitCode = report.problems.some(isError) ? 1 : 0
  },
)

async function check({ has, value }: Asked) {
  const start = performance.now()
  const base = value('changed')
  const { site, problems } = await checkFolder(has('release'), base === undefined ? undefined : changesSince(base))
  return {
    problems,
    site,
    milliseconds: performance.now() - start,
    prefix: repositoryPrefix(),
  } satisfies CheckReport
}

async function watch(asked: Asked): Promise<void> {
  const { watchSite } = await import('../checker/watch')
  const { createWatchReport } = await import('../cli/watch-report')
  const report = createWatchReport(asked.has('all'), process.stdout.isTTY)
  watchSite(async () => report(await check(asked)))
}

/** Corrects the site. @returns whether nothing is left to do, because only the changes were asked for */
async function runFix(isRelease: boolean, isDry: boolean): Promise<boolean> {
  // Most checks correct nothing.
  const { correctSite, diffOf, writeCorrections } = await import('../checker/fix')
  const { corrections, fixed, left } = await correctSite(isRelease)
  if (isDry) {
    process.stdout.write(diffOf(corrections))
    process.exitCode = left.some(isError) ? 1 : 0
    return true
  }
  writeCorrections(corrections)
  console.error(
    say(
      fixed.length === 0
        ? 'There is nothing that has one right answer.'
        : `Corrected ${plural(fixed.length, 'problem')} in ${plural(corrections.length, 'file')}.`,
    ),
  )
  return false
}
