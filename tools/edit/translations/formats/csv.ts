import papa from 'papaparse'
import { Refusal } from '../../../cli/errors.js'
import { say } from '../../../content/say/say.js'
import { type Exchange, stateNamed } from '../../../content/translation/exchange'

/**
 * Where a cell, or what is left of it where a spreadsheet splits it at another sign than the comma, would be calculated:
 * there it gets one apostrophe more, which reading takes away.
 */
const risky = String.raw`(?<=^|[;\t\r\n])(?='*[^\S\t\r\n]*[=+\-@＝＋－＠])|^(?='*[^\S\t\r\n]*[\t\r\n])`
const formula = new RegExp(risky, 'gu')
const escapedRisky = new RegExp(risky.replaceAll("(?='*", "'(?='*"), 'gu')

/** As spreadsheets read it (RFC 4180), with the codes of both languages as the heads of their columns. */
export function writeCsv({ from, to, words }: Exchange): string {
  const head = ['page', 'key', from, to, 'state', 'said']
  const rows = words.map(({ page, key, source, translation, state, said = '' }) =>
    [page, key, source, translation, state, said].map((cell) => cell.replace(formula, "'")),
  )
  // Without the mark, spreadsheets take it for another encoding.
  return `\uFEFF${papa.unparse([head, ...rows])}\r\n`
}

/** @throws Refusal for what has other columns */
export function readCsv(text: string): Exchange {
  const [head = [], ...rows] = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
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
