import papa from 'papaparse'
import { Refusal } from '../../../cli/errors.js'
import { say } from '../../../content/say/say.js'
import { type Exchange, stateNamed } from '../../../content/translation/exchange'

/**
 * Matches positions at which a spreadsheet would start to read a formula, even if the spreadsheet splits cells at a
 * different separator. `writeCsv` adds an apostrophe at these positions, and `readCsv` removes it.
 */
const risky = String.raw`(?<=^|[;\t\r\n])(?='*[^\S\t\r\n]*[=+\-@＝＋－＠])|^(?='*[^\S\t\r\n]*[\t\r\n])`
const formula = new RegExp(risky, 'gu')
const escapedRisky = new RegExp(risky.replaceAll("(?='*", "'(?='*"), 'gu')

/** Matches a Windows line break, or a quoted cell, in which line breaks are kept. */
const lineEndOrCell = /(?<![^,;\t\r\n\uFEFF])("(?:[^"]|"")*")|\r\n/g

/** Writes CSV for spreadsheets (RFC 4180). The text columns have the language codes as headings. */
export function writeCsv({ from, to, words }: Exchange): string {
  const head = ['page', 'key', from, to, 'state', 'said']
  const rows = words.map(({ page, key, source, translation, state, said = '' }) =>
    [page, key, source, translation, state, said].map((cell) => cell.replace(formula, "'")),
  )
  // Without a byte order mark, spreadsheets would not read the file as UTF-8.
  return `\uFEFF${papa.unparse([head, ...rows])}\r\n`
}

/** Reads CSV that `writeCsv` wrote. @throws Refusal if the columns have changed */
export function readCsv(text: string): Exchange {
  // Removes a first line such as "sep=;", which some spreadsheets add to declare the separator.
  const [named = '', delimiter] = /^\uFEFF?(?:sep=(.)\r?\n)?/i.exec(text) ?? []
  // Makes all line breaks between rows equal, because the parser would join rows if it found two kinds.
  const table = text.slice(named.length).replace(lineEndOrCell, (match, cell) => (cell === undefined ? '\n' : match))
  const [head = [], ...rows] = papa.parse<string[]>(table, { skipEmptyLines: true, delimiter }).data
  const [page, key, from, to, state] = head
  if (page !== 'page' || key !== 'key' || !from || !to || state !== 'state')
    throw new Refusal(say`The first line of the table must be: page, key, both languages, state, said.`)
  const plain = (row: string[]) => row.map((cell) => cell.replace(escapedRisky, ''))
  const words = rows.map(plain).map(([page = '', key = '', source = '', translation = '', state, said]) => ({
    page,
    key,
    source,
    translation,
    state: stateNamed(state),
    ...(said ? { said } : {}),
  }))
  return { from, to, words }
}
