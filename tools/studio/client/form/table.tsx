import { type ClipboardEvent, useState } from 'react'
import type { Path } from '../../../content/base/problem'
import { isObject } from '../../../content/json/json'
import { knownUnits } from '../../../content/read/units'
import { begin, removeItem } from '../begin'
import { usePart, useStudio } from '../context'
import { pastedColumns, rowsOf } from '../pasted-table'
import { keyOf } from '../paths'
import { Cell } from './cell'
import { AddColumn, ColumnTools, listAt, NewColumns, type Pasted, paste } from './columns'
import { type ControlProps, usePlaced } from './control'
import { ProblemNotes } from './problem-note'

/** Editor for the rows of a table, as a grid. Rows can be pasted from a spreadsheet. */
export function Table({ path, value, id, describedBy }: ControlProps) {
  const studio = useStudio()
  const { store, t, say } = studio
  const base = usePart((state) => state.base)
  const json = usePart((state) => state.open?.json)
  const placed = usePlaced()
  const units = knownUnits(base.locales)
  const isUnit = (unit: string) => units.has(unit)
  const block = path.slice(0, -1)
  const columns = listAt(json, [...block, 'columns'])
  const rows = Array.isArray(value) ? value.filter(isObject) : []
  const [pasted, setPasted] = useState<Pasted>()
  const take = (taken: Pasted, headings?: string[]) => {
    const { open } = store.state
    if (open) say(t`${paste(store, open, block, taken, isUnit, headings)} rows were pasted.`)
    setPasted(undefined)
  }
  const onPaste = (event: ClipboardEvent) => {
    // A single cell copied from a spreadsheet ends with a line break. It is pasted as plain text at the cursor, like
    // any text without tabs and other line breaks.
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    const { open } = store.state
    if (!open || (!text.includes('\t') && !text.includes('\n'))) return
    event.preventDefault()
    // Read from the store, because React may not have rendered the last change yet.
    const [currentRows, currentColumns] = [listAt(open.json, path), listAt(open.json, [...block, 'columns'])]
    const pastedRows = rowsOf(text)
    const pastedTable = pastedColumns(pastedRows, currentRows, currentColumns)
    const isNewTable = currentRows.length + currentColumns.length === 0
    if (pastedTable.added.length > 0 && !isNewTable) setPasted({ rows: pastedRows, found: pastedTable })
    else take({ rows: pastedRows, found: pastedTable })
  }
  const cellPath = (row: number, column: unknown): Path =>
    column === undefined ? [...path, row, 'value'] : [...path, row, 'cells', String(column)]
  const heads = columns.length > 0 ? columns : [undefined]
  const tableProblems = [...placed]
    .filter(([key]) => key.startsWith(`${keyOf(path)}/`))
    .flatMap(([, problems]) => problems)
  return (
    <div className="table-field" onPaste={onPaste} data-field={keyOf(path)} tabIndex={-1}>
      <p className="count">{t`Paste rows from a spreadsheet here: the first column names the rows.`}</p>
      <div className="table-scroll">
        <table aria-describedby={describedBy}>
          <thead>
            <tr>
              <th scope="col">{t`Label`}</th>
              {columns.length === 0 && <th scope="col">{t`Value`}</th>}
              {columns.map((column, i) => (
                <th key={String(column.id)} scope="col">
                  <Cell path={[...block, 'columns', i, 'label']} aria-label={`${t`Column`} ${i + 1}`} isWords />
                  <ColumnTools
                    list={[...block, 'columns']}
                    index={i}
                    count={columns.length}
                    label={String(column.label)}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a new id must not take the focus from a row that is left
              <tr key={i}>
                <th scope="row">
                  <Cell path={[...path, i, 'label']} aria-label={`${t`Row`} ${i + 1}`} isWords />
                </th>
                {heads.map((column) => {
                  const label = `${row.label ?? i + 1}, ${column?.label ?? t`Value`}`
                  return (
                    <td key={String(column?.id)}>
                      <Cell path={cellPath(i, column?.id)} aria-label={label} />
                    </td>
                  )
                })}
                <td>
                  <button
                    type="button"
                    className="icon"
                    aria-label={`${t`Remove`}: ${row.label}`}
                    onClick={() => removeItem(studio, [...path, i])}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ProblemNotes problems={tableProblems} />
      <div className="row">
        <button
          id={id}
          type="button"
          className="quiet"
          data-add={keyOf(path)}
          onClick={() => {
            const cells = Object.fromEntries(columns.map((column) => [String(column.id), { none: true }]))
            const value = { id: '', label: '', ...(columns.length > 0 ? { cells } : { value: '' }) }
            begin(studio, () => store.change({ kind: 'add', list: path, at: rows.length, value }))
          }}
        >
          {t`Add a row`}
        </button>
        <AddColumn table={block} columns={columns} />
      </div>
      {pasted && (
        <NewColumns
          pasted={pasted}
          isFirst={columns.length === 0}
          read={(withHead) => {
            const pastedTable = pastedColumns(pasted.rows, rows, columns, withHead)
            setPasted({ ...pasted, found: pastedTable })
          }}
          close={() => setPasted(undefined)}
          take={(headings) => take(pasted, headings)}
        />
      )}
    </div>
  )
}
