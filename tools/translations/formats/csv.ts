import papa from 'papaparse'
import { Refusal } from '../../cli/errors.js'
import { type Exchange, stateNamed } from '../../content/exchange'

/** What spreadsheets would calculate: it gets one apostrophe more, which reading takes away. */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r\n]/u

/** As spreadsheets read it (RFC 4180), with the codes of both languages as the heads of their columns. */
export function writeCsv({ from, to, words }: Exchange): string {
  const head = ['page', 'key', from, to, 'state', 'said']
  const rows = words.map(({ page, key, source, translation, state, said = '' }) => [
    page,
    key,
    source,
    translation,
    state,
    said,
  ])
  // Without the mark, spreadsheets take it for another encoding.
  return `\uFEFF${papa.unparse([head, ...rows], { escapeFormulae: formula })}\r\n`
}

/** @throws Refusal for what has other columns */
export function readCsv(text: string): Exchange {
  const [head = [], ...rows] = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
  const [page, key, from, to, state] = head
  if (page !== 'page' || key !== 'key' || !from || !to || state !== 'state')
    throw new Refusal('The first line of the table must be: page, key, both languages, state, said.')
  const plain = (row: string[]) =>
    row.map((cell) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell))
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
