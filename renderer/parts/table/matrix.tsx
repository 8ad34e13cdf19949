import type { ReactNode } from 'react'
import type { Cell, Text } from '../../../schema/parts'
import { displayText } from '../display-text'
import { Figure } from '../figure'
import { fromWords } from '../from-words'
import { langOf, plainWords } from '../text'

/** A row, and its cells by column id. A column without a cell is empty in this row. */
type MatrixRow = { id: string; label: Text; cells?: Record<string, Cell> }

type MatrixProps = {
  /** Id of the heading that names the table. */
  titleId: string
  rowHeading?: Text
  columns: { id: string; label: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }[]
  rows: MatrixRow[]
  /** Text alternatives for a tick and a dash. */
  labels: { available: string; none: string }
}

/** A table with several columns. If wider than its box, it scrolls sideways, while the row labels stay in view. */
export function Matrix({ titleId, rowHeading, columns, rows, labels }: MatrixProps) {
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
            const unit = sharedUnit(row)
            return (
              <tr key={row.id}>
                <RowHead row={row} unit={unit} />
                {columns.map(({ id }) => {
                  const cell = row.cells?.[id]
                  return (
                    <td key={id} className={classOf(id)}>
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
  return cells.length > 0 && cells.every(({ kind }) => kind === 'text')
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
