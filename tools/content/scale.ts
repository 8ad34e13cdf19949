import type { ScaleNumbers } from '../../schema/parts'
import type { DiagramToScale } from '../../schema/types'
import { valueAt } from './document'
import type { Figure } from './figure'

/** A diagram as an author writes it. */
export type WrittenScale = Pick<DiagramToScale, 'kind' | 'table' | 'rows' | 'widths' | 'heights' | 'tiers' | 'beside'>

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
  const rows = (scale.rows ?? []).flatMap((id) => table.rows.find((row) => row.id === id) ?? [])
  if (scale.kind === 'bars')
    return { table: id, bars: lineValues(rows, ({ cells = {} }) => definedEntries(cells, ({ value }) => value)) }
  if (scale.kind === 'outlines') return { table: id, sizes: lineValues(rows, ({ value }) => lengthsOf(value)) }
  const limits = scale.tiers && tableIn(page, scale.tiers.table)
  const versions = limits?.rows.filter(({ id }) => scale.tiers?.versions.some((one) => one.id === id)) ?? []
  const pairs = table.rows.flatMap(({ id, cells = {} }) =>
    Object.keys(cells).flatMap((column): [string, string][] => (cells[column]?.tick ? [[column, id]] : [])),
  )
  return {
    table: id,
    widths: lineValues(table.columns ?? [], ({ label }) => labelLength(label, scale.widths?.unit)),
    heights: lineValues(table.rows, ({ label }) => labelLength(label, scale.heights?.unit)),
    pairs,
    limits: lineValues(versions, ({ value }) => limitsOf(value)),
  }
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

/** The number in a label: 660 of "H66", in centimetres. */
function labelLength(label: string, unit = 'mm'): number | undefined {
  const digits = /\d+(?:[.,]\d+)?/.exec(label)?.[0]
  return digits === undefined ? undefined : Number(digits.replace(',', '.')) * (millimetres[unit] ?? 1)
}

function limitsOf({ from, to }: Figure = {}): [number, number] | undefined {
  return from === undefined || to === undefined ? undefined : [from, to]
}
