import colors from 'picocolors'
import type { LanguageCoverage, PageCoverage, Shown } from '../content/coverage'
import { nameOf } from '../content/language'
import { isError, type Problem } from '../content/problem'
import type { CheckReport } from './formats/report'
import { say, sayProblem } from './language/say'

/**
 * A problem as an author reads it: place, sentence, what to do, and the lines it speaks of.
 * @param text the file's text, for the lines; without it there are none
 */
export function printProblem(problem: Problem, text?: string): string {
  const { file, line, column, code, message, hint } = sayProblem(problem)
  const label = isError(problem) ? colors.red(say('error')) : colors.yellow(say('warning'))
  const head = `${colors.bold(`${file}:${line}:${column}`)}  ${label}  ${message}${hint ? ` ${hint}` : ''}  ${colors.dim(code)}`
  const frame = text === undefined ? undefined : codeFrame(text, line, column)
  return frame === undefined ? head : `${head}\n${frame}`
}

/** What was checked, how long it took, and how many problems there are: one sentence. */
export function summaryOf({ problems, site, milliseconds }: CheckReport): string {
  const found = site ? `${plural(site.pages, 'page')} in ${plural(site.languages.length, 'language')}` : 'the site'
  return `Checked ${found} in ${Math.round(milliseconds)} ms: ${problems.length === 0 ? 'all is well' : countProblems(problems)}.`
}

/** How many problems there are: "2 errors, 1 warning". */
export function countProblems(problems: Problem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`
}

/** Says for whom a command waits that changes the content. */
export function sayWaiting(pid: number): void {
  // What a command prints may be for a program.
  console.error(say(`Another command is changing the content (pid ${pid}); waiting.`))
}

/** A number and its noun: "1 page", "2 pages". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`
}

/** For each language, how much of the site it has. */
export function printCoverage(languages: LanguageCoverage[]): string {
  const rows = languages.map(({ code, translated, fallback, notice, missing }) => [
    `${say(nameOf(code))} (${code})`,
    ...[translated, fallback, notice, missing].map(String),
  ])
  return printTable(['', 'translated', 'fall back', 'notice', 'missing words'].map(say), rows)
}

/** For each page, what visitors get of it in each language: ✓ translated, the code of the language that stands in, – a notice. */
export function printPages(pages: PageCoverage[]): string {
  const codes = pages[0]?.shown.map(([code]) => code) ?? []
  const rows = pages.map(({ name, shown }) => [name, ...shown.map(([, one]) => sign(one))])
  return printTable([say('page'), ...codes], rows)
}

function sign(shown: Shown): string {
  return typeof shown === 'object' ? shown.fallback : shown === 'translated' ? '✓' : '–'
}

/** Columns under their heads: the first to the left, all others to the right. */
export function printTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [colors.dim(line(head)), ...rows.map(line)].join('\n')
}

/** The line of a problem with one line above and below it, and a mark under the column. */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split(/\r?\n/)
  const width = String(line + 1).length
  const rows: string[] = []
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const { shown, shift } = clip(lines[number - 1] ?? '', number === line ? column : 1)
    rows.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`)
    if (number === line) rows.push(`    ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - shift))}^`)
  }
  return rows.join('\n')
}

/** A long line is cut so that the column stays in sight. */
function clip(line: string, column: number): { shown: string; shift: number } {
  const room = 110
  if (line.length <= room) return { shown: line, shift: 0 }
  const from = Math.max(0, column - 1 - 60)
  return { shown: `${from > 0 ? '…' : ''}${line.slice(from + (from > 0 ? 1 : 0), from + room)}…`, shift: from }
}

/** A time as commands print it: "1.25 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
