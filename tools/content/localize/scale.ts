import type { ScaleNumbers } from '../../../schema/parts'
import type { DiagramToScale } from '../../../schema/types'
import { type Figure, figureNumbers } from '../base/figure'
import { valueAt } from '../json/document'

/** A diagram as an author writes it. */
export type WrittenScale = Pick<DiagramToScale, 'kind' | 'table' | 'rows' | 'beside'>

/** A row or column of a table as an author writes it. */
type Line = { id: string; label: string; value?: Figure; cells?: Record<string, Figure> }

/** A table as an author writes it. */
export type WrittenTable = { columns?: Line[]; rows: Line[] }

/** Millimetres of a unit. */
const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4 }

/** The table of a page with an id; undefined where the page does not show one. Tables in tabs and the like do not count. */
export function tableIn(page: unknown, id: string): WrittenTable | undefined {
  const blocks = valueAt(page, ['blocks'])
  const found = (Array.isArray(blocks) ? blocks : []).find((block: unknown) => valueAt(block, ['id']) === id)
  return valueAt(found, ['type']) === 'spec-table' && valueAt(found, ['visible']) !== false
    ? (found as WrittenTable)
    : undefined
}

/** The numbers that a diagram draws. What has none is left out: a check reports it. */
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
 * The figure of a row in a table of the page.
 * @param named the ids of both: "specs/weight"
 * @returns undefined where there is none
 */
export function rowFigure(named: string, page: unknown): Figure | undefined {
  const [table = '', row] = named.split('/')
  const value = tableIn(page, table)?.rows.find(({ id }) => id === row)?.value
  return typeof value === 'object' ? value : undefined
}

/** The numbers of a figure as they are drawn. */
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

/** The lengths of a figure: its size, or a diameter. */
function lengthsOf({ size, value, unit = '' }: Figure = {}): number[] | undefined {
  const factor = millimetres[unit]
  const lengths = size?.slice(0, 2) ?? (value === undefined ? undefined : [value])
  return factor === undefined ? undefined : lengths?.map((length) => length * factor)
}
