import type { ClipboardEvent } from 'react'
import type { Path } from '../../../content/base/problem'
import { knownUnits } from '../../../content/check/units'
import { valueAt } from '../../../content/json/document'
import { isObject } from '../../../content/json/json'
import { usePart, useStudio } from '../context'
import { pastedTable, readCell, rowsOf, writeCell } from '../figures'
import { keyOf } from '../paths'
import { editedOf } from '../state'
import { wordIn, writeWord } from '../write'
import { type ControlProps, usePlaced } from './control'
import { ProblemNotes } from './problem-note'

/** The rows of a table as a grid: words and figures are typed as they are read, and a spreadsheet is pasted. */
export function Table({ path, value, id, describedBy }: ControlProps) {
  const studio = useStudio()
  const { store, t, say } = studio
  const language = usePart((state) => state.look.language)
  const base = usePart((state) => state.base)
  const json = usePart((state) => state.open?.json)
  const placed = usePlaced()
  const units = knownUnits(base.locales)
  const isUnit = (unit: string) => units.has(unit)
  const block = path.slice(0, -1)
  const columns = listAt(json, [...block, 'columns'])
  const rows = Array.isArray(value) ? value.filter(isObject) : []
  const paste = (event: ClipboardEvent) => {
    // One cell of a spreadsheet ends with a line break, and is pasted where the cursor is.
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    if (!text.includes('\t') && !text.includes('\n')) return
    event.preventDefault()
    const table = pastedTable(rowsOf(text), rows, columns, isUnit)
    store.change({ kind: 'set', path: block, value: { ...Object(valueAt(json, block)), ...table } })
    say(t`${table.rows.length - rows.length} rows were pasted.`)
  }
  const cellPath = (row: number, column: unknown): Path =>
    column === undefined ? [...path, row, 'value'] : [...path, row, 'cells', String(column)]
  const set = (at: Path, next: unknown) => store.change({ kind: 'set', path: at, value: next }, keyOf(at))
  const { open } = store.state
  const own = open && editedOf(open).lang
  const input = (at: Path, written: string, label: string, isWords: boolean) => {
    // Words are those of the language that the canvas shows; figures are the same in all.
    const isTranslated = language !== own && typeof valueAt(json, at) === 'string' && !written.startsWith('t:')
    const text = isTranslated ? (wordIn(studio, at, language) ?? '') : written
    const write = (next: string) => {
      if (isTranslated) writeWord(studio, at, next)
      // Any unit may be used: one that is there already is known.
      else set(at, isWords ? next : readCell(next, (unit) => isUnit(unit) || unit === Object(valueAt(json, at)).unit))
    }
    return (
      <input
        key={text}
        lang={isTranslated ? language : own}
        placeholder={isTranslated ? written : undefined}
        data-field={keyOf(at)}
        aria-label={label}
        aria-invalid={placed.has(keyOf(at)) || undefined}
        defaultValue={text}
        data-written={text}
        onFocus={(event) => {
          event.stopPropagation()
          store.select(at, 'form')
        }}
        onBlur={({ target }) => target.value !== text && write(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
    )
  }
  const heads = columns.length > 0 ? columns : [undefined]
  const wrong = [...placed].filter(([key]) => key.startsWith(`${keyOf(path)}/`)).flatMap(([, all]) => all)
  return (
    <div className="table-field" onPaste={paste} data-field={keyOf(path)} tabIndex={-1}>
      <p className="count">{t`Paste rows from a spreadsheet here: the first column names the rows.`}</p>
      <div className="table-scroll">
        <table aria-describedby={describedBy}>
          <thead>
            <tr>
              <th scope="col">{t`Label`}</th>
              {columns.length === 0 && <th scope="col">{t`Value`}</th>}
              {columns.map((column, i) => (
                <th key={String(column.id)} scope="col">
                  {input([...block, 'columns', i, 'label'], String(column.label ?? ''), `${t`Column`} ${i + 1}`, true)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={String(row.id)}>
                <th scope="row">{input([...path, i, 'label'], String(row.label ?? ''), `${t`Row`} ${i + 1}`, true)}</th>
                {heads.map((column) => {
                  const at = cellPath(i, column?.id)
                  const label = `${row.label ?? i + 1}, ${column?.label ?? t`Value`}`
                  return <td key={String(column?.id)}>{input(at, writeCell(valueAt(json, at)), label, false)}</td>
                })}
                <td>
                  <button
                    type="button"
                    className="icon"
                    aria-label={`${t`Remove`}: ${row.label}`}
                    onClick={() => store.change({ kind: 'remove', path: [...path, i] })}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ProblemNotes problems={wrong} />
      <button
        id={id}
        type="button"
        className="quiet"
        onClick={() => {
          const cells = Object.fromEntries(columns.map((column) => [String(column.id), { none: true }]))
          store.change({
            kind: 'add',
            list: path,
            at: rows.length,
            value: { id: '', label: '', ...(columns.length > 0 ? { cells } : { value: '' }) },
          })
        }}
      >
        {t`Add a row`}
      </button>
    </div>
  )
}

function listAt(json: unknown, path: Path): Record<string, unknown>[] {
  const list = valueAt(json, path)
  return Array.isArray(list) ? list.filter(isObject) : []
}
