/**
 * `npm run check`: checks whether the content may be published, and lists the translation progress of each language.
 * The exit codes are listed in `exitCodes`.
 */

import { createCommand, dated, type ParsedArguments } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { formatCalled, formatNames } from '../cli/formats'
import type { CheckReport } from '../cli/formats/report'
import { messageText, speak } from '../cli/message-language'
import { plural, sayWaiting } from '../cli/print'
import { printChecklist, printProblems, printSummary } from '../cli/text-report'
import { isError, type Problem } from '../content/base/problem'
import { say } from '../content/say/say.js'
import { whileAlone } from '../files/change'
import { repositoryPrefix } from '../files/site/git'
import { textFor } from '../files/site/texts'
import { checkFolder } from '../site/check-folder'
import type { Changes } from '../site/git-changes'

const checkOptions = {
  ...dated,
  quiet: { about: say`leaves warnings out` },
  all: { about: say`shows all problems; otherwise the first twenty` },
  release: { about: say`adds what the owner must settle before the site is published` },
  changed: {
    value: '[BASE]',
    about: say`shows only problems in what changed since BASE, or since the default branch, and in what these changes touch`,
  },
  fix: { about: say`corrects problems that have only one right answer, and changes nothing else` },
  'dry-run': { about: say`with --fix: prints the changes as a unified diff, and writes nothing` },
  format: { value: 'FORMAT', about: say`the format of the result: ${formatNames.join(', ')}` },
  explain: { value: 'CODE', about: say`explains a kind of problem, with a wrong and a right example` },
}

type Asked = ParsedArguments<keyof typeof checkOptions>

export default createCommand(
  {
    name: 'check',
    about: say`Checks whether the content may be published, and lists how complete each language is.`,
    options: checkOptions,
    needsSite: (_, has) => !has('explain'),
  },
  async (asked) => {
    const { has, value } = asked
    const code = value('explain')
    if (code !== undefined) {
      const { explain } = await import('../cli/explain')
      console.log(explain(code))
      return 0
    }
    const format = await formatCalled(value('format') ?? 'text')
    if (has('dry-run') && !has('fix')) throw new Refusal(say`"--dry-run" shows what "--fix" would change: give both.`)
    if (has('fix') && has('changed')) throw new Refusal(say`"--fix" corrects the whole site: leave out "--changed".`)
    if (has('dry-run') && format) throw new Refusal(say`"--dry-run" prints a diff: leave out "--format".`)
    const fix = () => runFix(has('release'), has('dry-run'))
    const fixed = has('fix') ? await whileAlone(fix, sayWaiting) : undefined
    if (fixed !== undefined && has('dry-run')) return exitCodeFor(fixed)
    const { report, finish } = await check(asked)
    const shownProblems = has('quiet') ? report.problems.filter(isError) : report.problems
    if (format) {
      // Messages in machine-readable formats are in English, unless "--lang" is given.
      if (!has('lang')) speak('en')
      console.log(format({ ...report, problems: shownProblems }))
    } else {
      const questions = has('release') ? await questionsIn(shownProblems) : []
      printProblems(
        shownProblems.filter((problem) => !questions.includes(problem)),
        has('all'),
        has('release'),
      )
      printChecklist(questions)
      printSummary(report)
    }
    await finish()
    return exitCodeFor(report.problems)
  },
)

/** Problems from the rule `confirm`, which are questions for the owner of the site. */
async function questionsIn(problems: Problem[]): Promise<Problem[]> {
  const { confirm } = await import('../checks/release/confirm')
  return problems.filter(({ code }) => code === confirm.code)
}

/** Exit code of the command. An exception in a rule is a bug in the engine, not an error in the content. */
function exitCodeFor(problems: Problem[]): number {
  if (problems.some(({ code }) => code === 'internal-error')) return exitCodes.bug
  return problems.some(isError) ? exitCodes.contentHasErrors : 0
}

/** Checks the site without writing files. The returned `finish` records new translations in the ledger. */
async function check({ has, value }: Asked) {
  const start = performance.now()
  const base = value('changed')
  const changes = base === undefined ? undefined : (await import('../site/git-changes')).changesSince(base)
  const { result, base: shared, finish } = await checkFolder(has('release'))
  if (has('release') && shared) {
    // These two checks run only for a release, because they open additional files.
    const { outdatedDocuments } = await import('../assets/pdf-documents')
    const { uncommittedPictures } = await import('../assets/commit-pictures')
    result.problems.push(...(await outdatedDocuments(shared)), ...uncommittedPictures(shared))
  }
  const report: CheckReport = {
    // If the site file is unusable, all problems are about that file, so all are shown.
    problems: changes && result.site ? await touchedIn(result.problems, changes) : result.problems,
    textOf: (file) => textFor({ file }),
    site: result.site,
    milliseconds: performance.now() - start,
    prefix: repositoryPrefix(),
  }
  return {
    report,
    async finish() {
      const noted = await finish(sayWaiting)
      if (noted === undefined) return
      // Printed to stderr, because a program may read stdout.
      console.error(
        messageText(
          noted > 0
            ? say`Recorded ${plural(noted, 'new translation')} in locales/.ledger.`
            : say`Updated locales/.ledger.`,
        ),
      )
    },
  }
}

/** Problems in the files that changes affect. @throws Refusal if the site cannot be read */
async function touchedIn(problems: Problem[], changes: Changes): Promise<Problem[]> {
  const { touchedFiles } = await import('../site/git-changes')
  const { readWholeSite } = await import('../site/all')
  const site = await readWholeSite()
  const touched = touchedFiles(changes, site)
  return touched ? problems.filter(({ file }) => touched.has(file)) : problems
}

/** Corrects the site or, if `isDry`, only prints the corrections. @returns the remaining problems */
async function runFix(isRelease: boolean, isDry: boolean): Promise<Problem[]> {
  // Loaded on demand, because most checks do not correct anything.
  const { correctSite } = await import('../edit/fix')
  const { writeOrShow } = await import('../edit/command')
  const { edit, documents, fixed, left } = await correctSite(isRelease)
  writeOrShow(edit, documents, isDry)
  if (isDry) return left
  console.error(
    messageText(
      fixed.length === 0
        ? say`Nothing can be corrected automatically.`
        : say`Corrected ${plural(fixed.length, 'problem')} in ${plural(edit.files.length, 'file')}.`,
    ),
  )
  return left
}
