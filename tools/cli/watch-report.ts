import { isError, type Problem } from '../content/problem'
import { say, wordsOf } from '../content/say/say.js'
import type { CheckReport } from './formats/report'
import { plural, printProblem, summaryOf } from './print'
import { spoken } from './spoken'
import { printProblems, printSummary } from './text-report'

/** Clears a terminal, also above the visible part. */
const clear = '\x1b[2J\x1b[3J\x1b[H'

/**
 * Prints checks that follow each other. A terminal is cleared and shows how things are; anywhere else only what is new is
 * printed. Where nothing is another problem than before, nothing is.
 * @param isTerminal whether what is printed goes to a terminal
 */
export function createWatchReport(isAll: boolean, isTerminal: boolean): (report: CheckReport) => void {
  let before: Map<string, Problem> | undefined
  return (report) => {
    const now = new Map(report.problems.map((problem) => [problemName(problem), problem]))
    const fresh = [...now].flatMap(([name, problem]) => (before?.has(name) ? [] : [problem]))
    const gone = [...(before?.keys() ?? [])].filter((name) => !now.has(name)).length
    const isFirst = before === undefined
    before = now
    if (!isFirst && fresh.length === 0 && gone === 0) return
    if (isTerminal) process.stdout.write(clear)
    if (isFirst || isTerminal) {
      printProblems(report.problems, isAll, false)
      printSummary(report)
    } else {
      for (const problem of fresh) console.log(printProblem(problem))
      console.log(spoken(summaryOf(report)))
    }
    const waiting = spoken(say`Waiting for changes; Ctrl+C ends this.`)
    console.log(
      isFirst ? waiting : `${spoken(say`${plural(fresh.length, 'new problem')}, ${gone} corrected.`)} ${waiting}`,
    )
  }
}

/** A problem that only moved to another line is the same. */
function problemName(problem: Problem): string {
  return `${problem.file} ${problem.code} ${isError(problem)} ${wordsOf(problem.message)}`
}
