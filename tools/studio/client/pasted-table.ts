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

/** Mapping of the cells of pasted rows to the columns of a table. */
export type PastedColumns = {
  /** Whether the first pasted row names the columns. */
  hasHead: boolean
  /** Heading above the labels of the rows, if the first row has one. */
  rowHeading?: string
  /**
   * The heading of each pasted column except the row labels, from the first pasted row or the table; empty if unknown.
   */
  headings: string[]
  /** Indexes of the headings for which the table does not have a column yet. */
  added: number[]
}

/**
 * Determines the columns of pasted rows. In a table with columns, the first pasted row counts as headings if it names
 * only columns of the table, or all of them; if it does not, the pasted cells follow the order of the columns. In a
 * table with rows but no columns, the first pasted column contains the values.
 * @param withHead whether the first pasted row contains headings, if the author has answered this question
 */
export function pastedColumns(pasted: string[][], rows: Row[], columns: Row[], withHead?: boolean): PastedColumns {
  const width = Math.max(...pasted.map((row) => row.findLastIndex((cell) => cell !== '')))
  const [rowHeading = '', ...cells] = pasted[0] ?? []
  const headings = Array.from({ length: width }, (_, i) => cells[i] ?? '')
  const labels = columns.map(({ label }) => String(label))
  const isIn = (list: string[]) => (text: string) => list.includes(text)
  if (columns.length === 0 && width < 2) return { hasHead: false, headings: [], added: [] }
  const hasHead =
    withHead ??
    (columns.length > 0
      ? width > 0 && (headings.every(isIn(labels)) || labels.every(isIn(headings)))
      : rows.length === 0 ||
        (headings.every((text) => /\p{L}/u.test(text)) && !rows.some(({ label }) => label === rowHeading)))
  const named = hasHead ? headings : headings.map((_, i) => labels[i] ?? '')
  const added = named.flatMap((text, i) => (labels.includes(text) && text !== '' ? [] : [i]))
  return { hasHead, ...(hasHead && rowHeading !== '' && { rowHeading }), headings: named, added }
}

/**
 * Adds pasted rows to a table. An existing row with the same label gets the pasted cells. If the table is empty and the
 * pasted rows have more than two columns, the table becomes a comparison, and the first pasted row names its columns.
 * If the cells use the number format of another language, ambiguous numbers stay texts; so do numbers without a unit in
 * a row with a code such as "00123".
 * @param found the columns of the pasted rows; columns that the table lacks, and those without a heading, are left out
 */
export function pastedTable(
  pasted: string[][],
  rows: Row[],
  columns: Row[],
  isUnit: (unit: string) => boolean,
  language: string,
  found: PastedColumns = pastedColumns(pasted, rows, columns),
): { rows: Row[]; columns?: Row[]; rowHeading?: string } {
  const takenIds = new Set([...rows, ...columns].map(({ id }) => String(id)))
  const newRow = (label: string, list: string): Row => ({ id: newId({ label }, [list], takenIds), label })
  const isCompared = columns.length > 0 || (rows.length === 0 && found.headings.length > 1)
  const allColumns =
    isCompared && columns.length === 0 ? found.headings.map((label) => newRow(label, 'columns')) : columns
  // Index of the table's column for each pasted column. Columns with equal headings are matched by position.
  const places = found.headings.map((heading, i) =>
    allColumns[i]?.label === heading ? i : allColumns.findIndex(({ label }) => label === heading),
  )
  const allRows = [...rows]
  const cellLanguage = hasOtherMarks(
    pasted.flatMap(([, ...cells]) => cells),
    language,
  )
    ? undefined
    : language
  const cellOf = (text = '') => (text === '' ? { none: true } : readCell(text, isUnit, cellLanguage))
  for (const [label = '', ...cells] of found.hasHead ? pasted.slice(1) : pasted) {
    const existingIndex = allRows.findIndex((row) => row.label === label)
    const figures = (isCompared ? places : [0]).map((_, i) => cellOf(cells[i]))
    // In a row with a code such as "00123", a number without a unit is also a code: "4711" stays a text.
    const values =
      isCompared && figures.some(isCode)
        ? figures.map((figure, i) => ('value' in Object(figure) && !('unit' in Object(figure)) ? cells[i] : figure))
        : figures
    const valueAtColumn = (index: number) => {
      const place = places.indexOf(index)
      const present = Object(Object(allRows[existingIndex]).cells)[String(allColumns[index]?.id)]
      return place >= 0 ? values[place] : (present ?? { none: true })
    }
    const content = isCompared
      ? { cells: Object.fromEntries(allColumns.map(({ id }, i) => [String(id), valueAtColumn(i)])) }
      : { value: values[0] }
    if (existingIndex >= 0) allRows[existingIndex] = { ...allRows[existingIndex], ...content }
    else allRows.push({ ...newRow(label, 'rows'), ...content })
  }
  const { rowHeading } = found
  return {
    rows: allRows,
    ...(isCompared && { columns: allColumns }),
    ...(isCompared && rowHeading !== undefined && { rowHeading }),
  }
}

/**
 * Whether a cell that was not read as a number consists only of digits and punctuation, like a code or a telephone
 * number.
 */
function isCode(cell: unknown): boolean {
  return typeof cell === 'string' && /^[+(]?\d[\d\s.,'’/()-]*$/.test(cell)
}
