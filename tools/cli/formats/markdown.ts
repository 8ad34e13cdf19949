import { errorsFirst, isError, type Problem } from '../../content/problem'
import { summaryOf } from '../print'
import type { CheckReport } from './report'

/** A check as Markdown, for the summary of a job or a comment on a change. */
export function markdownReport(report: CheckReport): string {
  const { problems, site } = report
  const parts = [`## Content check`, escaped(summaryOf(report))]
  if (problems.length > 0)
    parts.push(
      table(
        ['', 'Where', 'What', 'Code'],
        errorsFirst(problems).map((problem) => rowOf(problem, report.prefix)),
      ),
    )
  if (site)
    parts.push(
      table(
        ['Language', 'Translated', 'Fall back', 'Notice', 'Missing words'],
        site.languages.map(({ code, translated, fallback, notice, missing }) =>
          [code, translated, fallback, notice, missing].map(String),
        ),
      ),
    )
  return parts.join('\n\n')
}

function rowOf(problem: Problem, prefix: string): string[] {
  const { file, line, column, code, message, hint } = problem
  return [
    isError(problem) ? 'error' : 'warning',
    `\`${prefix}${file}:${line}:${column}\``.replaceAll('|', '\\|'),
    escaped(hint ? `${message} ${hint}` : message),
    `\`${code}\``,
  ]
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Words as they are: no sign of theirs is Markdown, HTML or the end of a cell. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#~&@]/g, (sign) => `\\${sign}`).replaceAll('\n', ' ')
}
