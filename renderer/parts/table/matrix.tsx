import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Cell, Text } from '../../../schema/parts'
import { displayText } from '../display-text'
import { Figure } from '../figure'
import { fromWords } from '../from-words'
import { Coming } from '../settled'
import { langOf, plainWords } from '../text'
import { valueClass } from '../value-class'
import type { SortProps } from './sort'

/** A row, and its cells by column id. A column without a cell is empty in this row. */
export type MatrixRow = { id: string; label: Text; cells?: Record<string, Cell> }

type MatrixProps = {
  /** Id of the heading that names the table. */
  titleId: string
  rowHeading?: Text
  columns: { id: string; label: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }[]
  rows: MatrixRow[]
  /** Text alternatives for a tick and a dash. */
  labels: { available: string; none: string }
  /** Words for a sorted table. Set if visitors can sort the rows. */
  sort?: string
}

/** The buttons that sort a table, whose code is fetched only for tables that have them. */
const Sort = lazy<ComponentType<SortProps>>(() =>
  import('./sort').then(
    (late) => ({ default: late.Sort }),
    () => ({ default: ({ label }: SortProps) => label }),
  ),
)

/** The order of the rows that a visitor chose. `column` is empty for the labels of the rows. */
export type Sorted = { column: string; descending: boolean; rows: MatrixRow[] }

/** A table with several columns. If wider than its box, it scrolls sideways, while the row labels stay in view. */
export function Matrix({ titleId, rowHeading, columns, rows, labels, sort }: MatrixProps) {
  const [isLive, setLive] = useState(false)
  const [sorted, setSorted] = useState<Sorted>()
  useEffect(() => setLive(sort !== undefined), [sort])
  const heading = (column: string, label: ReactNode) =>
    isLive ? (
      <Suspense
        fallback={
          <>
            {label}
            <Coming />
          </>
        }
      >
        <Sort {...{ column, label, rows, sorted }} words={sort ?? ''} onSort={setSorted} />
      </Suspense>
    ) : (
      label
    )
  const order = (column: string) =>
    sorted?.column === column ? (sorted.descending ? 'descending' : 'ascending') : undefined
  const most = new Map(columns.map(({ id }) => [id, Math.max(0, ...rows.map(({ cells }) => decimalsOf(cells?.[id])))]))
  const markClass = (id: string) => (most.get(id) ? 'by-mark' : undefined)
  const cellClass = (id: string, cell: Cell | undefined) => {
    if (cell?.kind !== 'figure') return cell && !['tick', 'none'].includes(cell.kind) ? 'worded' : classOf(id)
    const lacking = (most.get(id) ?? 0) - decimalsOf(cell)
    // The decimal mark is about as wide as a third of a digit.
    if (lacking === 0) return markClass(id)
    // The decimal mark is about as wide as a third of a digit.
    return `${markClass(id)} ${valueClass('pad', String(10 * lacking + (decimalsOf(cell) === 0 ? 3 : 0)))}`
  }
  const worded = new Set(columns.map(({ id }) => id).filter((id) => hasOnlyWords(rows, id)))
  const classOf = (id: string) => (worded.has(id) ? 'worded' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section should contain a heading
    <div className="specs-scroll" role="region" tabIndex={0} aria-labelledby={titleId}>
      <table className="specs-matrix" aria-labelledby={titleId}>
        <thead>
          <tr>
            {rowHeading === undefined ? (
              <td />
            ) : (
              <th scope="col" aria-sort={order('')} {...langOf(rowHeading)}>
                {heading('', displayText(rowHeading))}
              </th>
            )}
            {columns.map(({ id, label, ...lang }) => (
              <th key={id} scope="col" className={classOf(id) ?? markClass(id)} aria-sort={order(id)} {...lang}>
                <bdi>{heading(id, label)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(sorted?.rows ?? rows).map((row) => {
            const unit = sharedUnit(row)
            return (
              <tr key={row.id}>
                <RowHead row={row} unit={unit} />
                {columns.map(({ id }) => {
                  const cell = row.cells?.[id]
                  return (
                    <td key={id} className={cellClass(id, cell)}>
                      {cell && <Figure cell={cell} labels={labels} withUnit={unit === undefined} />}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Whether a column contains only text. Figures, ticks and dashes would be aligned at the end. */
function hasOnlyWords(rows: MatrixRow[], column: string): boolean {
  const cells = rows.flatMap(({ cells = {} }) => cells[column] ?? [])
  return (
    cells.length > 0 &&
    cells.every(({ kind }) => kind === 'text' || kind === 'rich' || kind === 'link' || kind === 'picture')
  )
}

function decimalsOf(cell: Cell | undefined): number {
  return cell?.kind === 'figure' ? (cell.decimals ?? 0) : 0
}

/** The label of a row, with the unit if the cells do not show the unit. */
export function RowHead({ row: { label }, unit }: { row: { label: Text }; unit?: string }) {
  return (
    <th scope="row" {...langOf(label)}>
      {unit === undefined ? displayText(label) : `${plainWords(label)} `}
      {unit !== undefined && <bdi className="unit">{`(${unit})`}</bdi>}
    </th>
  )
}

/** Unit that all figures of a row share, to be shown once in the row's heading. Undefined if the units differ. */
function sharedUnit({ cells = {} }: MatrixRow): string | undefined {
  const units = Object.values(cells).flatMap((cell: Cell) => (cell.kind === 'figure' ? [cell.unit] : []))
  const [first] = units
  const isShared = fromWords((read) => units.length > 1 && units.every((unit = '') => read(unit) === read(first ?? '')))
  return isShared ? first : undefined
}
