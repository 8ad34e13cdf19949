import type { ScaleNumbers } from '../../../schema/parts'
import type { DiagramToScale } from '../../../schema/types'
import { type Figure, figureNumbers } from '../base/figure'
import { valueAt } from '../json/document'

/** A diagram to scale, as written in a document. */
export type WrittenScale = Pick<DiagramToScale, 'kind' | 'table' | 'rows' | 'beside'>

/** A row or column of a table, as written in a document. */
type Line = { id: string; label: string; value?: Figure; cells?: Record<string, Figure> }

/** A table, as written in a document. */
export type WrittenTable = { columns?: Line[]; rows: Line[] }

/** Millimetres per unit of length. */
const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4 }

/** The visible table with an id on a page; undefined if there is none. Tables inside other blocks are ignored. */
export function tableIn(page: unknown, id: string): WrittenTable | undefined {
  const blocks = valueAt(page, ['blocks'])
  const block = (Array.isArray(blocks) ? blocks : []).find((block: unknown) => valueAt(block, ['id']) === id)
  return valueAt(block, ['type']) === 'spec-table' && valueAt(block, ['visible']) !== false
    ? (block as WrittenTable)
    : undefined
}

/** The numbers that a diagram draws. Rows without numbers are left out; a rule reports them. */
export function scaleNumbers(value: unknown, page: unknown): ScaleNumbers {
  const scale = value as WrittenScale
  const { table: id } = scale
  const table = tableIn(page, id)
  if (!table) return { table: id }
  const rows = scale.rows.flatMap((id) => table.rows.find((row) => row.id === id) ?? [])
  return scale.kind === 'bars'
    ? { table: id, bars: lineValues(rows, ({ cells = {} }) => definedEntries(cells, ({ value }) => value)) }
    : { table: id, sizes: lineValues(rows, ({ value }) => lengthsOf(value)) }
}

/**
 * Finds the figure of a row in a table of the page.
 * @param reference the ids of the table and of the row: "specs/weight"
 * @returns undefined if the row does not exist or has no figure
 */
export function rowFigure(reference: string, page: unknown): Figure | undefined {
  const [table = '', row] = reference.split('/')
  const value = tableIn(page, table)?.rows.find(({ id }) => id === row)?.value
  return typeof value === 'object' ? value : undefined
}

/** The numbers of a figure for a drawing, with lengths in mm: `drawnNumbers({ value: 2, unit: 'cm' }) // [20]` */
export function drawnNumbers(figure: Figure = {}): number[] {
  const factor = millimetres[figure.unit ?? ''] ?? 1
  return figureNumbers(figure).map((number) => number * factor)
}

function lineValues<Value>(lines: Line[], read: (line: Line) => Value | undefined): Record<string, Value> {
  return definedEntries(Object.fromEntries(lines.map((line) => [line.id, line])), read)
}

function definedEntries<From, To>(
  owner: Record<string, From>,
  read: (from: From) => To | undefined,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(owner).flatMap(([id, from]) => {
      const value = read(from)
      return value === undefined ? [] : [[id, value]]
    }),
  )
}

/**
 * Converts a figure to lengths in mm: the width and height of its size, or a diameter. Undefined if the figure's unit
 * is not a length.
 */
function lengthsOf({ size, value, unit = '' }: Figure = {}): number[] | undefined {
  const factor = millimetres[unit]
  const lengths = size?.slice(0, 2) ?? (value === undefined ? undefined : [value])
  return factor === undefined ? undefined : lengths?.map((length) => length * factor)
}
