import { hasOtherMarks, readCell } from '../../content/json/cell'
import { newId } from '../../content/json/new-id'

type Row = Record<string, unknown>

/** Parses text copied from a spreadsheet. Tabs separate columns; cells that contain line breaks are quoted. */
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
 * Adds pasted rows to a table. If the table is empty and the pasted rows have more than two columns, the table becomes
 * a comparison, and the first pasted row names its columns. An existing row with the same label is overwritten.
 * If the cells have numbers of another language, those that may be groups or decimals stay texts; so do bare numbers in
 * a row with a code such as "00123".
 */
export function pastedTable(
  pasted: string[][],
  rows: Row[],
  columns: Row[],
  isUnit: (unit: string) => boolean,
  language: string,
): { rows: Row[]; columns?: Row[] } {
  const takenIds = new Set([...rows, ...columns].map(({ id }) => String(id)))
  const newRow = (label: string, list: string): Row => ({ id: newId({ label }, [list], takenIds), label })
  const width = Math.max(...pasted.map((row) => row.length))
  const isCompared = columns.length > 0 || (rows.length === 0 && width > 2)
  const [headRow = [], ...bodyRows] = pasted
  const isHead = isCompared && (columns.length === 0 || headRow.slice(1).every((cell, i) => cell === columns[i]?.label))
  const allColumns =
    isCompared && columns.length === 0 ? headRow.slice(1).map((label) => newRow(label, 'columns')) : columns
  const allRows = [...rows]
  const cellLanguage = hasOtherMarks(
    pasted.flatMap(([, ...cells]) => cells),
    language,
  )
    ? undefined
    : language
  const cellOf = (text = '') => (text === '' ? { none: true } : readCell(text, isUnit, cellLanguage))
  for (const [label = '', ...cells] of isHead ? bodyRows : pasted) {
    const existingIndex = allRows.findIndex((row) => row.label === label)
    const figures = (isCompared ? allColumns : [undefined]).map((_, i) => cellOf(cells[i]))
    // Next to "00123", "4711" is a code too.
    const values =
      isCompared && figures.some(isCode)
        ? figures.map((figure, i) => ('value' in Object(figure) && !('unit' in Object(figure)) ? cells[i] : figure))
        : figures
    const content = isCompared
      ? { cells: Object.fromEntries(allColumns.map(({ id }, i) => [String(id), values[i]])) }
      : { value: values[0] }
    if (existingIndex >= 0) allRows[existingIndex] = { ...allRows[existingIndex], ...content }
    else allRows.push({ ...newRow(label, 'rows'), ...content })
  }
  return { rows: allRows, ...(isCompared && { columns: allColumns }) }
}

/** Whether a cell has only digits and marks, but is no figure. */
function isCode(cell: unknown): boolean {
  return typeof cell === 'string' && /^[+(]?\d[\d\s.,'’/()-]*$/.test(cell)
}
