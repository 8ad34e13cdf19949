import { editsOf, type WrittenEdit } from '../cli/formats/json'
import { messageText } from '../cli/message-language'
import { countProblems } from '../cli/print'
import { errorsFirst, type Problem } from '../content/base/problem'
import { joined } from '../content/say/say.js'
import { textFor } from '../files/site/texts'

/** Maximum number of rows in an answer, and maximum number of characters of documents in it. */
const mostRows = 40
export const mostCharacters = 24_000

/** Part of a list from a row on, counted from 1, with a heading that says how long the list is: "1–40 of 847 pages". */
export function rowsOf(rows: string[], noun: string, from = 1, length = mostRows): string {
  const part = rows.slice(from - 1, from - 1 + length)
  const end = from - 1 + part.length
  const range = part.length === rows.length ? `${rows.length}` : `${from}–${end} of ${rows.length}`
  const more = end < rows.length ? ` For the next, call again with "from": ${end + 1}.` : ''
  return [`${range} ${noun}.${more}`, ...part].join('\n')
}

/** Problems in one line each, errors first, with the edits that correct them. @param textOf texts by path */
export function problemList(
  problems: Problem[],
  from?: number,
  textOf = (file: string): string | undefined => textFor({ file }),
): string {
  const rows = errorsFirst(problems).map((problem) => {
    const { file, line, column, code, severity, message, hint } = problem
    const edits = editsOf(problem, { textOf }).map(
      (edit) => `\n  → ${edit.file === file ? '' : `${edit.file} `}${written(edit)}`,
    )
    const words = messageText(joined([message, hint])).replaceAll('\n', ' ')
    return `${severity} ${file}:${line}:${column} ${code}: ${words}${edits.join('')}`
  })
  return problems.length === 0
    ? 'All is well.'
    : rowsOf(rows, `problems (${messageText(countProblems(problems))})`, from)
}

function written(edit: WrittenEdit): string {
  if ('to' in edit) return `move to ${edit.to}`
  const { start, end, text } = edit
  return `${start.line}:${start.column}–${end.line}:${end.column} becomes ${text || 'nothing'}`
}
