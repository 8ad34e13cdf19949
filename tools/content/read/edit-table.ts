import papa from 'papaparse'
import { bodyOf, headerOf, type Row, readTable, recordStarts, separatorOf, type Table } from './table'

/** Changes the id of a table's row, or deletes the row if no new id is given. @returns the new text of the table */
export function withId(table: Table, { index }: Row, id?: string): string {
  const { file, text } = table
  if (file.endsWith('.json')) {
    const list: Record<string, unknown>[] = JSON.parse(bodyOf(text))
    const changed = list.flatMap((cells, i) => (i !== index - 1 ? cells : id === undefined ? [] : { ...cells, id }))
    return `${JSON.stringify(changed, null, 2)}\n`
  }
  const starts = recordStarts(table)
  const [start = 0, end = text.length] = [starts[index], starts[index + 1]]
  const record = text.slice(start, end)
  const cells = papa.parse<string[]>(record, { delimiter: separatorOf(text) }).data[0] ?? []
  cells[headerOf(table).indexOf('id')] = id ?? ''
  const changed = id === undefined ? '' : csvOf([cells], text) + (/\r?\n$|\r$/.exec(record)?.[0] ?? '')
  return text.slice(0, start) + changed + text.slice(end)
}

/**
 * Writes translated words into the translation of a table, and adds missing rows and columns.
 * @param text the file's text; undefined for a new file
 * @param words translated words; the steps of each are the id of its row and the name of its column
 * @returns the new text of the file
 */
export function withTableWords(
  file: string,
  text: string | undefined,
  words: { steps: string[]; value: string }[],
): string {
  const { columns, rows } = readTable(file, text ?? (file.endsWith('.json') ? '[]' : 'id\n'))
  const cellsById = new Map(rows.map(({ id, cells }) => [id, { ...cells }]))
  for (const {
    steps: [id = '', column = ''],
    value,
  } of words)
    cellsById.set(id, { ...(cellsById.get(id) ?? { id }), [column]: value })
  if (file.endsWith('.json')) return `${JSON.stringify([...cellsById.values()], null, 2)}\n`
  const header = [...new Set([...columns, ...words.map(({ steps }) => steps[1] ?? '')])]
  const records = [...cellsById.values()].map((cells: Record<string, unknown>) =>
    header.map((name) => cells[name] ?? ''),
  )
  const mark = text?.startsWith('\uFEFF') ? '\uFEFF' : ''
  return `${mark}${csvOf([header, ...records], text ?? ',')}\n`
}

/** Formats records as CSV, with the separator and the line endings of a text. */
function csvOf(records: unknown[][], text: string): string {
  return papa.unparse(records, { delimiter: separatorOf(text), newline: text.includes('\r\n') ? '\r\n' : '\n' })
}
