import type { Cell, ComparedTable, RichNode, Text } from '../../schema/parts'
import type { SpecificationTable } from '../../schema/types'
import { plainWords } from './text'

/** Fields of a localized block that contain settings, addresses, interface labels or links, and no text of the page. */
const noWords = new Set(
  'type id kind src href lang dir tag labels webm phone video mark field tone picture colour world app day last end look large list opening pages places numbers alone begins ends zone timeZone days group mail point pad price autocomplete hidden honeypot shape file'.split(
    ' ',
  ),
)

const isAddress = /^(\/|\w+:)\S*$/

/**
 * Function that is called with a text of a page, the `id` of its block, and whether the text is the block's title.
 * `cells` are the parts of a table row with several cells, each with the label of the row and the name of the column.
 */
type Visit = (text: string, anchor: string, isHeading: boolean, cells?: string[]) => void

/**
 * Visits the texts of a localized page. The label and figures of a table row are visited as one text.
 * @param value a block, a list of blocks, or any value inside a block
 */
export function eachText(value: unknown, visit: Visit, anchor = ''): void {
  if (typeof value === 'string') {
    if (!isAddress.test(value)) visit(value, anchor, false)
  } else if (Array.isArray(value)) {
    for (const part of value) eachText(part, visit, anchor)
  } else if (isRow(value)) {
    visit(labelled(nameOf(value), cellWords(value.value)), anchor, false)
  } else if (isFigure(value)) {
    visit(cellWords(value), anchor, false)
  } else if (value && typeof value === 'object') {
    const isBlock = 'type' in value && 'id' in value
    const blockId = isBlock ? String(value.id) : anchor
    const table = isBlock ? tableOf(value) : undefined
    const fields = value as Record<string, unknown>
    for (const name in fields) {
      const part = fields[name]
      if (noWords.has(name) || part === undefined) continue
      if (name === 'title' && isBlock) visit(plainWords(part as Text), blockId, true)
      else if (!table || !['rows', 'columns', 'table', 'rowHeading'].includes(name)) eachText(part, visit, blockId)
    }
    if (table) eachRow(table, visit, blockId)
  }
}

/** A row of a table, a part of a drawing, or another figure with a name. */
type Row = { label?: Text; name?: Text; value: Cell }

/**
 * A table with several columns. `columns` are models, whose cells are in each row; `products` are compared products,
 * each with its own cells.
 */
type Table = {
  rowHeading?: Text
  rows: { id: string; label: Text; cells?: Record<string, Cell> }[]
  columns?: { id: string; label: Text }[]
  products?: { name: Text; cells: Record<string, Cell> }[]
}

type NamedCell = { id: string; name: string; cell?: Cell }

function isRow(value: unknown): value is Row {
  if (!value || typeof value !== 'object' || !('label' in value || 'name' in value)) return false
  return 'value' in value && !!value.value && typeof value.value === 'object' && 'kind' in value.value
}

function isFigure(value: unknown): value is Cell {
  return !!value && typeof value === 'object' && 'kind' in value && value.kind === 'figure' && 'number' in value
}

/** Returns the table of a block that has a column for each model or product; undefined for other blocks. */
function tableOf(block: object): Table | undefined {
  const { type, columns, table, rowHeading } = block as Partial<Table> & { type: string; table?: ComparedTable }
  if (type === 'spec-table' && columns) return block as SpecificationTable
  return type === 'compare' && table ? { ...table, rowHeading } : undefined
}

function nameOf({ label, name }: Omit<Row, 'value'>): string {
  return plainWords(label ?? name ?? '')
}

/** Visits the names of a table's columns as one text, then its rows. */
function eachRow({ rowHeading, rows, columns, products }: Table, visit: Visit, anchor: string): void {
  const heading = rowHeading ? plainWords(rowHeading) : ''
  const names = (columns ?? products ?? []).map(nameOf)
  visit(labelled(heading, names.join(' · ')), anchor, false)
  for (const { id, label, cells = {} } of rows) {
    const namedCells =
      columns?.map((column) => ({ id: column.id, name: nameOf(column), cell: cells[column.id] })) ??
      products?.map((product) => ({ id, name: nameOf(product), cell: product.cells[id] }))
    const words = plainWords(label)
    // A label such as "750" or "H66" is meaningless on its own, so the heading of its column is placed before it.
    visitRow(hasWords(words) || !heading ? words : `${heading} ${words}`, namedCells ?? [], visit, anchor)
  }
}

function visitRow(label: string, cells: NamedCell[], visit: Visit, anchor: string): void {
  const texts = cells.flatMap(({ name, cell }) => {
    const words = cellWords(cell)
    return words ? [name ? `${name}: ${words}` : words] : []
  })
  const single = texts.map((text) => `${label}: ${text}`)
  visit(labelled(label, texts.join(' · ')), anchor, false, single.length > 1 ? single : undefined)
}

/** A label and the words after it, of which one may be empty. */
function labelled(label: string, words: string): string {
  return label && words ? `${label}: ${words}` : label || words
}

/** Whether a text contains a word, and not only figures, signs, and letters as in "H66" or "90 mm". */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\d\s*\p{L}{1,3}(?!\p{L})/gu, ''))
}

function wordsOf(nodes: RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

function cellWords(cell: Cell | undefined): string {
  if (cell?.kind === 'text') return plainWords(cell.text)
  if (cell?.kind === 'link') return plainWords(cell.label)
  if (cell?.kind === 'picture') return plainWords(cell.alt)
  if (cell?.kind === 'rich') return wordsOf(cell.rich.nodes)
  if (cell?.kind !== 'figure') return ''
  const { prefix, number, unit, also } = cell
  return [prefix, number, unit, also && `(${also})`].filter(Boolean).join(' ')
}
