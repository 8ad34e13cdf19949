import { type ReactNode, useEffect, useRef } from 'react'
import type { Cell, Text } from '../../../schema/parts'
import { displayText } from '../display-text'
import { Figure } from '../figure'
import { fromWords } from '../from-words'
import { Link } from '../link'
import { expectSoon } from '../settled'
import { langOf, plainWords } from '../text'
import { valueClass } from '../value-class'

/**
 * A row, and its cells by column id. A column without a cell is empty in this row. With `href`, the row is a page: its
 * label is a link, and its figures keep their units.
 */
type MatrixRow = { id: string; label: Text; href?: string; cells?: Record<string, Cell> }

type MatrixProps = {
  /** Id of the heading that names the table. */
  titleId: string
  rowHeading?: Text
  columns: { id: string; label: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }[]
  rows: MatrixRow[]
  /** Text alternatives for a tick and a dash. */
  labels: { available: string; none: string }
  /** Announcement of the sorted column. Set if visitors can sort the rows; the code for sorting is then loaded. */
  sort?: string
}

/** A table with several columns. If wider than its box, it scrolls sideways, while the row labels stay in view. */
export function Matrix({ titleId, rowHeading, columns, rows, labels, sort }: MatrixProps) {
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows, as in another language, have new headings
  useEffect(() => {
    if (sort) expectSoon(import('./sort').then(({ addSort }) => addSort(table.current, sort)))
  }, [sort, rows])
  const classes = new Map(columns.map(({ id }) => [id, columnClass(rows, id)]))
  const classOf = (id: string, cell?: Cell) =>
    cell?.kind === 'figure'
      ? cell.pad && valueClass('pad', cell.pad)
      : cell && isWords(cell)
        ? 'worded'
        : classes.get(id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section should contain a heading
    <div className="specs-scroll" role="region" tabIndex={0} aria-labelledby={titleId}>
      <table ref={table} className="specs-matrix" aria-labelledby={titleId}>
        <thead>
          <tr>
            {rowHeading === undefined ? (
              <td />
            ) : (
              <th scope="col" {...langOf(rowHeading)}>
                {displayText(rowHeading)}
              </th>
            )}
            {columns.map(({ id, label, ...lang }) => (
              <th key={id} scope="col" className={classOf(id)} {...lang}>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const unit = row.href ? undefined : sharedUnit(row)
            return (
              <tr key={row.id}>
                <RowHead row={row} unit={unit} />
                {columns.map(({ id }) => {
                  const cell = row.cells?.[id]
                  return (
                    <td key={id} className={classOf(id, cell)}>
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

/**
 * Returns the class that aligns the heading of a column: text at the start, figures with decimals by their decimal
 * mark. Undefined for other figures, ticks and dashes, which are aligned at the end.
 */
function columnClass(rows: MatrixRow[], column: string): string | undefined {
  const cells = rows.flatMap(({ cells = {} }) => cells[column] ?? [])
  if (cells.length > 0 && cells.every(isWords)) return 'worded'
  return cells.some((cell) => cell.kind === 'figure' && cell.pad) ? 'pad-0' : undefined
}

/** Whether a cell contains text or a picture, and not a figure, a tick or a dash. */
function isWords({ kind }: Cell): boolean {
  return kind !== 'figure' && kind !== 'tick' && kind !== 'none'
}

/** The label of a row, with the unit if the cells do not show the unit. */
export function RowHead({ row: { label, href }, unit }: { row: { label: Text; href?: string }; unit?: string }) {
  const words = displayText(label)
  return (
    <th scope="row" {...langOf(label)}>
      {href ? <Link href={href}>{words}</Link> : unit === undefined ? words : `${plainWords(label)} `}
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
