import type { Cell } from '../../../schema/parts'
import type { Row, SpecificationTable } from '../../../schema/types'
import { Figure } from '../../parts/figure'
import { fitted } from '../../parts/fit'
import { fromWords } from '../../parts/from-words'
import { Heading } from '../../parts/heading'
import { langOf, plain } from '../../parts/text'

/** Technical figures: one value a row, or a column for each model. */
export function SpecTable({ block }: { block: SpecificationTable }) {
  const { id, title, rowHeading, columns, rows, labels } = block
  const caption = `${id}_title`
  return (
    <section id={id} className="block specs">
      <Heading id={caption} {...langOf(title)} {...fitted(title, 10)}>
        {plain(title)}
      </Heading>
      {columns ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        // biome-ignore lint/a11y/useSemanticElements: a section should have a heading of its own
        <div className="specs-scroll" role="region" tabIndex={0} aria-labelledby={caption}>
          <table className="specs-matrix" aria-labelledby={caption}>
            <thead>
              <tr>
                <th scope="col" {...langOf(rowHeading)}>
                  {rowHeading === undefined ? '' : plain(rowHeading)}
                </th>
                {columns.map((column) => (
                  <th key={column.id} scope="col" {...langOf(column.label)}>
                    <bdi>{plain(column.label)}</bdi>
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
                    {columns.map((column) => {
                      const cell = row.cells?.[column.id]
                      return (
                        <td key={column.id}>
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
      ) : (
        <table className="specs-pairs" aria-labelledby={caption}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <RowHead row={row} />
                <td>{row.value && <Figure cell={row.value} labels={labels} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function RowHead({ row: { label }, unit }: { row: Row; unit?: string }) {
  return (
    <th scope="row" {...langOf(label)}>
      {plain(label)}
      {unit !== undefined && (
        <>
          {', '}
          <bdi className="unit">{unit}</bdi>
        </>
      )}
    </th>
  )
}

/** The unit of all figures of a row, when it is the same: it is then written once, in the row's heading. */
function sharedUnit({ cells = {} }: Row): string | undefined {
  const units = Object.values(cells).flatMap((cell: Cell) => (cell.kind === 'figure' ? [cell.unit] : []))
  const [first] = units
  const isShared = fromWords((read) => units.length > 1 && units.every((unit = '') => read(unit) === read(first ?? '')))
  return isShared ? first : undefined
}
