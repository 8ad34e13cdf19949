import { newId } from '../../content/new-id'
import { readCell } from './figures'

type Row = Record<string, unknown>

/** The cells of a text that was copied from a spreadsheet: tabs between columns, quotation marks around line breaks. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end.includes('\n')) rows.push([])
    else if (end === '') break
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/**
 * A table with pasted rows at its end. With more than two columns they are compared: the first pasted row then names the
 * columns, unless the table has columns already. Rows of a name that is there are written over.
 */
export function pastedTable(
  pasted: string[][],
  rows: Row[],
  columns: Row[],
  isUnit: (unit: string) => boolean,
): { rows: Row[]; columns?: Row[] } {
  const taken = new Set([...rows, ...columns].map(({ id }) => String(id)))
  const named = (label: string, list: string): Row => ({ id: newId({ label }, [list], taken), label })
  const width = Math.max(...pasted.map((row) => row.length))
  const isCompared = columns.length > 0 || (rows.length === 0 && width > 2)
  const [head = [], ...rest] = pasted
  const isHead = isCompared && (columns.length === 0 || head.slice(1).every((cell, i) => cell === columns[i]?.label))
  const allColumns =
    isCompared && columns.length === 0 ? head.slice(1).map((label) => named(label, 'columns')) : columns
  const all = [...rows]
  for (const [label = '', ...cells] of isHead ? rest : pasted) {
    const before = all.findIndex((row) => row.label === label)
    const content = isCompared
      ? { cells: Object.fromEntries(allColumns.map(({ id }, i) => [String(id), cellOf(cells[i], isUnit)])) }
      : { value: cellOf(cells[0], isUnit) }
    if (before >= 0) all[before] = { ...all[before], ...content }
    else all.push({ ...named(label, 'rows'), ...content })
  }
  return { rows: all, ...(isCompared && { columns: allColumns }) }
}

function cellOf(text: string | undefined, isUnit: (unit: string) => boolean): unknown {
  return text === undefined || text === '' ? { none: true } : readCell(text, isUnit)
}
