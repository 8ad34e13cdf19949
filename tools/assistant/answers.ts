import { editsOf, type WrittenEdit } from '../cli/formats/json'
import { messageText } from '../cli/message-language'
import { errorsFirst, isError, type Problem } from '../content/base/problem'
import { joined, type Said } from '../content/say/say.js'
import { textFor } from '../files/site/texts'

/** Maximum number of rows in an answer, and maximum number of characters of documents. */
export const most = { rows: 40, problems: 30, characters: 24_000 }

/** The text of an answer, without empty lines at its ends. */
export function answerOf(...parts: (string | Said | undefined)[]): string {
  return parts
    .flatMap((part) => (part === undefined ? [] : [typeof part === 'string' ? part : messageText(part)]))
    .filter((part) => part !== '')
    .join('\n')
}

/**
 * Part of a long list, with a heading that says how long the list is: "1–40 of 847 pages".
 * @param from number of the first row, counted from 1
 */
export function rowsOf(rows: string[], noun: string, from = 1, length = most.rows): string {
  const part = rows.slice(from - 1, from - 1 + length)
  const next = from + part.length
  const range = part.length === rows.length ? `${rows.length}` : `${from}–${next - 1} of ${rows.length}`
  const more = next <= rows.length ? ` For the next, call again with "from": ${next}.` : ''
  return [`${range} ${noun}.${more}`, ...part].join('\n')
}

/** Problems in one line each, errors first, with the edits that correct them. */
export function problemRows(problems: Problem[], text?: (file: string) => string | undefined): string[] {
  const textOf = text ?? ((file: string) => textFor({ file }))
  return errorsFirst(problems).map((problem) => {
    const { file, line, column, code, severity, message, hint } = problem
    const edits = editsOf(problem, { textOf }).map(
      (edit) => `${edit.file === file ? '' : `${edit.file} `}${editText(edit)}`,
    )
    const words = messageText(joined([message, hint])).replaceAll('\n', ' ')
    return [`${severity} ${file}:${line}:${column} ${code}: ${words}`, ...edits].join(' → ')
  })
}

function editText(edit: WrittenEdit): string {
  if ('to' in edit) return `move to ${edit.to}`
  const { start, end, text } = edit
  return `${start.line}:${start.column}–${end.line}:${end.column} becomes ${text === '' ? 'nothing' : text}`
}

/** Number of problems by severity: "2 errors, 1 warning". */
export function countText(problems: Problem[]): string {
  const errors = problems.filter(isError).length
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`
}
