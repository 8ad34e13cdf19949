import colors from 'picocolors'
import { isError, type Problem } from '../content/base/problem'
import type { LanguageCoverage } from '../content/check/coverage'
import { joined, type Said, say } from '../content/say/say.js'
import type { CheckReport } from './formats/report'
import { messageText } from './message-language'

/**
 * Formats a problem for authors: position, message, hint, and the affected lines.
 * @param text text of the file; if undefined, no lines are shown
 */
export function printProblem(problem: Problem, text?: string): string {
  const { file, line, column, code, message, hint } = problem
  const label = isError(problem) ? colors.red(messageText(say`error`)) : colors.yellow(messageText(say`warning`))
  const head = `${colors.bold(`${file}:${line}:${column}`)}  ${label}  ${messageText(joined([message, hint]))}  ${colors.dim(code)}`
  const frame = text === undefined ? undefined : codeFrame(text, line, column)
  return frame === undefined ? head : `${head}\n${frame}`
}

/** Summary of a check in one sentence: pages, time and number of problems. */
export function summaryOf({ problems, site, milliseconds }: CheckReport): Said {
  const scope = site
    ? say`${plural(site.pages, 'page')} in ${plural(site.languages.length, 'language')}`
    : say`the site`
  const result = problems.length === 0 ? say`all is well` : countProblems(problems)
  return say`Checked ${scope} in ${Math.round(milliseconds)} ms: ${result}.`
}

/** Number of problems by severity: "2 errors, 1 warning". */
export function countProblems(problems: Problem[]): Said {
  const errors = problems.filter(isError).length
  return joined([plural(errors, 'error'), plural(problems.length - errors, 'warning')], ', ')
}

/** Prints that the command is waiting for another process. */
export function sayWaiting(pid: number): void {
  // Printed to standard error, because a program may read standard output.
  console.error(messageText(say`Another command is changing the content (pid ${pid}); waiting.`))
}

/** A number with a noun: "1 page", "2 pages". */
export function plural(count: number, noun: string): Said {
  return { key: `{0} ${noun}${count === 1 ? '' : 's'}`, values: [count] }
}

/** Table of the translation coverage of each language. */
export function printCoverage(languages: LanguageCoverage[]): string {
  const rows = languages.map(({ code, translated: translatedCount, fallback, notice, missing }) => [
    `${messageText(joined([{ language: code }]))} (${code})`,
    ...[translatedCount, fallback, notice, missing].map(String),
  ])
  return printTable(['', ...[say`translated`, say`fall back`, say`notice`, say`missing words`].map(messageText)], rows)
}

/** Formats names and their descriptions in two columns. */
export function printNames(rows: [name: string, about: Said][]): Said {
  const width = Math.max(...rows.map(([name]) => name.length))
  return joined(
    rows.map(([name, about]) => say`  ${name.padEnd(width)}  ${about}`),
    '\n',
  )
}

/** Table with a heading row. The first column is left-aligned, all others are right-aligned. */
export function printTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [colors.dim(line(head)), ...rows.map(line)].join('\n')
}

/** Line of a problem with the lines above and below, and a caret under the column. */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split(/\r?\n/)
  const width = String(line + 1).length
  const rows: string[] = []
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const { visible, shift } = clip(lines[number - 1] ?? '', number === line ? column : 1)
    rows.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${visible}`)
    if (number === line) rows.push(`    ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - shift))}^`)
  }
  return rows.join('\n')
}

/** Shortens a long line so that the column remains visible. */
function clip(line: string, column: number): { visible: string; shift: number } {
  const room = 110
  if (line.length <= room) return { visible: line, shift: 0 }
  const from = Math.max(0, column - 1 - 60)
  return { visible: `${from > 0 ? '…' : ''}${line.slice(from + (from > 0 ? 1 : 0), from + room)}…`, shift: from }
}

/** Formats a size: `megabytes(2_500_000) // '2.5 MB'` */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** Formats a time: `seconds(1250) // '1.25 s'` */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
