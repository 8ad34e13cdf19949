import type { MouseEvent } from 'react'
import { anchorOf, useChosen } from '../../parts/anchor'
import { displayText } from '../../parts/display-text'
import { Figure } from '../../parts/figure'
import { ListButton } from '../../parts/list-button'
import { langOf } from '../../parts/text'
import type { DiagramProps } from './props'

/** Table rows as bars, with a separate scale for each row. Without scripts, `:target` highlights the chosen bar. */
export function Bars({ block: { id, numbers }, table: { rows, columns = [], labels } }: DiagramProps) {
  const [[chosenId], choose] = useChosen(id)
  const onClick = (event: MouseEvent, column: string) => {
    event.preventDefault()
    choose([column])
  }
  const drawnRows = rows.filter((row) => numbers?.bars?.[row.id])
  const column = columns.find((candidate) => candidate.id === chosenId)
  return (
    <>
      {drawnRows.map((row, i) => {
        const values = numbers?.bars?.[row.id] ?? {}
        const largest = Math.max(...Object.values(values))
        return (
          <figure key={row.id}>
            <figcaption {...langOf(row.label)}>{displayText(row.label)}</figcaption>
            <ul>
              {columns.map(({ id: column, label }) => (
                <li
                  key={column}
                  id={i === 0 ? `${id}/${column}` : undefined}
                  data-chosen={column === chosenId || undefined}
                >
                  <a
                    href={anchorOf(id, [column])}
                    aria-current={column === chosenId || undefined}
                    onClick={(event) => onClick(event, column)}
                    {...langOf(label)}
                  >
                    {displayText(label)}
                  </a>
                  <svg aria-hidden="true">
                    <rect width={`${(100 * (values[column] ?? 0)) / largest}%`} height="100%" />
                  </svg>
                  <span>
                    <CellOf row={row} column={column} labels={labels} />
                  </span>
                </li>
              ))}
            </ul>
          </figure>
        )
      })}
      {column && (
        <div className="scale-chosen" role="status">
          <p {...langOf(column.label)}>{displayText(column.label)}</p>
          <dl>
            {rows.map((row) => (
              <div key={row.id}>
                <dt {...langOf(row.label)}>{displayText(row.label)}</dt>
                <dd>
                  <CellOf row={row} column={column.id} labels={labels} />
                </dd>
              </div>
            ))}
          </dl>
          <ListButton anchor={anchorOf(id, [column.id])} />
        </div>
      )}
    </>
  )
}

type CellProps = { row: DiagramProps['table']['rows'][number]; column: string; labels: DiagramProps['table']['labels'] }

function CellOf({ row, column, labels }: CellProps) {
  const cell = row.cells?.[column]
  return cell ? <Figure cell={cell} labels={labels} /> : null
}
