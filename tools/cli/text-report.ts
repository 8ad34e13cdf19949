import { isError, type Problem } from '../content/problem'
import { textFor } from '../files/texts'
import type { Verdict } from './formats/verdict'
import { countProblems, printCoverage, printProblem, summaryOf } from './print'

/** How many problems are shown at once: nobody reads more before correcting the first. */
const atOnce = 20

/**
 * Prints problems for people.
 * @param isAll whether to show all; otherwise of more than twenty the first, errors before warnings, and how many are left
 * @param isPlain whether to leave out the lines that they speak of: a checklist reads best line by line
 */
export function printProblems(problems: Problem[], isAll: boolean, isPlain: boolean): void {
  const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))]
  const shown = isAll || problems.length <= atOnce ? problems : sorted.slice(0, atOnce)
  for (const problem of shown) {
    const text = isError(problem) && !isPlain ? textFor(problem) : undefined
    console.log(printProblem(problem, text) + (text === undefined ? '' : '\n'))
  }
  if (shown.length === problems.length) return
  const rest = sorted.slice(atOnce)
  console.log(`\n… and ${rest.length} more (${countProblems(rest)}). "npm run check -- --all" shows all.`)
}

/** Prints what the languages have, and the result in one sentence. */
export function printVerdict(verdict: Verdict): void {
  const { problems, site } = verdict
  if (site) console.log(`\n${printCoverage(site.languages)}\n`)
  if (site && site.drafts.length > 0) console.log(`Drafts, which are not published: ${site.drafts.join(', ')}.`)
  console.log(summaryOf(verdict))
  const fixable = problems.filter(({ fix }) => fix).length
  if (fixable > 0)
    console.log(`"npm run check -- --fix" corrects ${fixable === problems.length ? 'all' : fixable} of them.`)
}
