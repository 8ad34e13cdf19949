import { groupBy } from '../content/base/group'
import { errorsFirst, isError, type Problem } from '../content/base/problem'
import { isThereOn } from '../content/read/dates'
import { type Said, say, wordsOf } from '../content/say/say.js'
import { today } from '../files/day'
import { textFor } from '../files/site/texts'
import { printDates } from './day'
import type { CheckReport } from './formats/report'
import { messageText } from './message-language'
import { countProblems, printCoverage, printProblem, summaryOf } from './print'

/** Maximum number of problems to print. Few authors read more than this before they start correcting. */
const mostProblems = 20

/** If at least this many problems have the same cause, and thus the same message, only the first is printed. */
const fewAlike = 4

/** Maximum number of files to name for problems that are alike. */
const mostFiles = 5

/**
 * Prints problems for authors, errors first.
 * @param isAll whether to print all problems instead of only the first twenty
 * @param isPlain whether to leave out the affected lines of the files, for a compact list
 */
export function printProblems(problems: Problem[], isAll: boolean, isPlain: boolean): void {
  const groups = isAll
    ? errorsFirst(problems).map((problem) => [problem])
    : [
        ...groupBy(
          errorsFirst(problems),
          ({ severity, code, message }) => `${severity} ${code} ${wordsOf(message)}`,
        ).values(),
      ]
  const sorted = groups.flatMap((group) => (group.length < fewAlike ? group.map((problem) => [problem]) : [group]))
  const printedGroups = isAll ? sorted : sorted.slice(0, mostProblems)
  for (const [problem, ...others] of printedGroups) {
    if (!problem) continue
    const text = isError(problem) && !isPlain ? textFor(problem) : undefined
    console.log(printProblem(problem, text) + (text === undefined ? '' : '\n'))
    if (others.length > 0)
      console.log(`  ${messageText(say`… and ${others.length} more like it: ${placesOf(others)}`)}\n`)
  }
  if (printedGroups.length === sorted.length) return
  const remainingProblems = sorted.slice(mostProblems).flat()
  console.log(
    `\n${messageText(say`… and ${remainingProblems.length} more (${countProblems(remainingProblems)}). "npm run check -- --all" shows all.`)}`,
  )
}

/**
 * Formats the files of problems with their lines: "pages/a.json:3,7, pages/b.json:4". At most a few files are named.
 */
function placesOf(problems: Problem[]): string {
  const files = [...groupBy(problems, ({ file }) => file)]
  const named = files.slice(0, mostFiles).map(([file, list]) => `${file}:${list.map(({ line }) => line).join(',')}`)
  return files.length > mostFiles ? `${named.join(', ')}, …` : named.join(', ')
}

/** Prints the questions for the owner, grouped by page, each with the line number and a checkbox to tick on paper. */
export function printChecklist(problems: Problem[]): void {
  if (problems.length === 0) return
  console.log(`\n${messageText(say`The owner must confirm, by page:`)}`)
  for (const [i, { file, line, message }] of problems.entries()) {
    if (file !== problems[i - 1]?.file) console.log(`\n${file}`)
    console.log(`  [ ] ${String(line).padStart(4)}  ${messageText(message)}`)
  }
}

/** Prints the coverage of each language, then the hidden pages, and finally the result in one sentence. */
export function printSummary(report: CheckReport): void {
  const { problems, site } = report
  if (site) console.log(`\n${printCoverage(site.languages)}\n`)
  if (site && site.drafts.length > 0)
    console.log(messageText(say`Drafts, which are not published: ${site.drafts.join(', ')}.`))
  if (site) for (const line of linesOfHidden(site, today())) console.log(messageText(line))
  console.log(messageText(summaryOf(report)))
  const fixable = problems.filter(({ fix }) => fix).length
  if (fixable > 0)
    console.log(
      messageText(say`"npm run check -- --fix" corrects ${fixable === problems.length ? say`all` : fixable} of them.`),
    )
}

/** Lines about pages that are hidden (by date, by brand or as drafts), and about links and redirects to such pages. */
function linesOfHidden({ drafts, dated, linking, unled }: NonNullable<CheckReport['site']>, day: string): Said[] {
  const hidden = [...drafts, ...dated.filter((page) => !isThereOn(page, day)).map(({ address }) => address)]
  const links = hidden.flatMap((address) => {
    const files = linking[address] ?? []
    return files.length > 0 ? [say`Links to ${address} are not shown: ${files.join(', ')}.`] : []
  })
  const redirects = unled.map(
    ({ from, to, brand }) => say`The brand "${brand}" does not have ${to}, so it has no redirect from ${from} either.`,
  )
  return [...printDates(dated, day), ...links, ...redirects]
}
