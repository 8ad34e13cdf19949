import { messageText } from '../cli/message-language'
import { countProblems } from '../cli/print'
import { type Edit, errorsFirst, type Problem } from '../content/base/problem'
import { joined } from '../content/say/say.js'

/** Maximum number of rows in an answer, and maximum number of characters of all documents in an answer. */
const mostRows = 40
export const mostCharacters = 24_000

/** Formats part of a list, under a line such as "1–40 of 847 pages". @param from number of the first row */
export function rowsOf(rows: string[], noun: string, from = 1, length = mostRows): string {
  const part = rows.slice(from - 1, from - 1 + length)
  const end = from - 1 + part.length
  const range = part.length === rows.length ? `${rows.length}` : `${from}–${end} of ${rows.length}`
  const more = end < rows.length ? ` For the next, call again with "from": ${end + 1}.` : ''
  return [`${range} ${noun}.${more}`, ...part].join('\n')
}

/** Formats problems in one line each, errors first, with their corrections. @param from number of the first problem */
export function problemList(problems: Problem[], from?: number): string {
  const rows = errorsFirst(problems).map(({ file, line, column, code, severity, message, hint, fix, guess = [] }) => {
    const edits = (fix ?? guess).map(editWords).join(', ')
    const place = `${severity} ${file}:${line}:${column} ${code}`
    return `${place}: ${messageText(joined([message, hint])).replaceAll('\n', ' ')}${edits && ` → ${fix ? '' : 'perhaps: '}${edits}`}`
  })
  return rows.length === 0 ? 'All is well.' : rowsOf(rows, `problems (${messageText(countProblems(problems))})`, from)
}

function editWords({ kind, file, ...edit }: Edit): string {
  const from = 'from' in edit ? ` "${edit.from}"` : ''
  const value = 'value' in edit ? ` = ${JSON.stringify(edit.value)}` : ''
  return `${kind} ${'path' in edit ? edit.path.join('.') : file}${from}${value}${'to' in edit ? ` to ${edit.to}` : ''}`
}
