import type { ReactNode } from 'react'
import type { Cell, Text } from '../../../schema/parts'
import { Figure } from '../figure'
import { fromWords } from '../from-words'
import { langOf, plainWords } from '../text'

/** A row with a cell for each column by its id; a cell that is missing is empty. */
type MatrixRow = { id: string; label: Text; cells?: Record<string, Cell> }

type MatrixProps = {
  /** The id of the heading that names it. */
  titleId: string
  rowHeading?: Text
  columns: { id: string; label: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }[]
  rows: MatrixRow[]
  /** What a tick and a dash mean. */
  labels: { available: string; none: string }
}

/** A table with several columns. On narrow screens it scrolls by itself, and the labels of the rows stay. */
export function Matrix({ titleId, rowHeading, columns, rows, labels }: MatrixProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section should have a heading of its own
    <div className="specs-scroll" role="region" tabIndex={0} aria-labelledby={titleId}>
      <table className="specs-matrix" aria-labelledby={titleId}>
        <thead>
          <tr>
            {rowHeading === undefined ? (
              <td />
            ) : (
              <th scope="col" {...langOf(rowHeading)}>
                {plainWords(rowHeading)}
              </th>
            )}
            {columns.map(({ id, label, ...lang }) => (
              <th key={id} scope="col" {...lang}>
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
                    <td key={id}>{cell && <Figure cell={cell} labels={labels} withUnit={unit === undefined} />}</td>
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

/** The label of a row, with the unit where that is not in the cells. */
export function RowHead({ row: { label }, unit }: { row: { label: Text }; unit?: string }) {
  return (
    <th scope="row" {...langOf(label)}>
      {unit === undefined ? plainWords(label) : `${plainWords(label)} `}
      {unit !== undefined && <bdi className="unit">{`(${unit})`}</bdi>}
    </th>
  )
}

/** The unit of all figures of a row, when it is the same: it is then written once, in the row's heading. */
function sharedUnit({ cells = {} }: MatrixRow): string | undefined {
  const units = Object.values(cells).flatMap((cell: Cell) => (cell.kind === 'figure' ? [cell.unit] : []))
  const [first] = units
  const isShared = fromWords((read) => units.length > 1 && units.every((unit = '') => read(unit) === read(first ?? '')))
  return isShared ? first : undefined
}
