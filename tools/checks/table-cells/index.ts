import { clearlyMeant, nearest, suggest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import type { Check, Report } from '../../content/check/check'
import { type Document, valueAt } from '../../content/json/document'
import { renaming, setting } from '../../content/json/edit'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'

type Row = { id: string; value?: unknown; cells?: Record<string, unknown> }
type Table = { columns?: { id: string }[]; rowHeading?: unknown; rows: Row[]; large?: string[] }

/** In a table with columns, every row has a cell for each column; in other tables, every row has a value. */
export const tableCells: Check = {
  code: 'table-cells',
  about: say`A table row lacks a cell, or has one that belongs to no column, or a row to show large does not exist.`,
  why: say`A table with columns needs a cell for each column in every row, or visitors would take one figure for another.`,
  wrong: { 'pages/fan.json': { blocks: [columns({ smal: { value: 20, unit: 'kg' } })] } },
  right: { 'pages/fan.json': { blocks: [columns({ small: { value: 20, unit: 'kg' } })] } },
  needed: true,
  create(_, report) {
    return {
      block({ type, path, page: { document, valid } }) {
        if (!valid || type !== 'spec-table') return
        const table = valueAt(document.json, path) as Table
        checkLarge(document, path, table, report)
        if (!table.columns) return checkValues(document, path, table, report)
        const ids = table.columns.map(({ id }) => id)
        checkColumns(document, path, table, ids, report)
      },
    }
  },
}

function checkValues(document: Document, path: Path, { rows }: Table, report: Report) {
  if (rows.every(({ cells, value }) => cells && value === undefined))
    return report(document, path, say`The rows of this table have "cells", but it has no "columns".`, {
      hint: say`Write "columns", or give each row one "value".`,
    })
  rows.forEach(({ id, value, cells }, i) => {
    const rowPath = [...path, 'rows', i]
    if (cells)
      report(document, [...rowPath, 'cells'], say`Row "${id}" has "cells", but this table has no "columns".`, {
        hint: say`Give it one "value".`,
      })
    else if (value === undefined) report(document, rowPath, say`Row "${id}" has no "value".`)
  })
}

/** Reports ids in "large" that are not ids of rows. */
function checkLarge(document: Document, path: Path, { columns, rows, large = [] }: Table, report: Report) {
  if (columns && large.length > 0)
    return report(document, [...path, 'large'], say`Only a table without "columns" shows large figures.`, {
      hint: say`Remove "large".`,
      at: 'key',
    })
  const ids = rows.map(({ id }) => id)
  large.forEach((id, i) => {
    const idPath = [...path, 'large', i]
    if (!ids.includes(id))
      report(document, idPath, say`This table has no row "${id}".`, {
        hint: suggest(id, ids),
        fix: setting(document, idPath, clearlyMeant(id, ids)),
        guess: setting(document, idPath, nearest(id, ids)),
      })
  })
}

function checkColumns(document: Document, path: Path, { rows, rowHeading }: Table, ids: string[], report: Report) {
  if (rowHeading === undefined)
    report(document, [...path, 'columns'], say`The first column of this table has no heading.`, {
      hint: say`Write "rowHeading": the heading above the labels of the rows, for example "Model".`,
    })
  if (rows.every(({ cells, value }) => !cells && value !== undefined))
    return report(document, [...path, 'columns'], say`This table has "columns", but its rows have no "cells".`, {
      hint: say`Write "cells" with one cell for each column, or remove "columns".`,
    })
  rows.forEach(({ id, value, cells }, i) => {
    if (value === undefined && !cells)
      report(document, [...path, 'rows', i], say`Row "${id}" has no "cells".`, {
        hint: say`Write one cell for each column.`,
      })
    if (value === undefined) return
    report(document, [...path, 'rows', i, 'value'], say`Row "${id}" has a "value", but this table has columns.`, {
      hint: say`Write "cells" with one cell for each column.`,
    })
  })
  const celled = rows.flatMap(({ id, value, cells }, i) => (value === undefined && cells ? [{ id, cells, i }] : []))
  const missing = new Map(ids.map((id) => [id, celled.filter(({ cells }) => !Object.hasOwn(cells, id))]))
  const strays = new Set(celled.flatMap(({ cells }) => Object.keys(cells)).filter((name) => !ids.includes(name)))
  for (const name of strays) {
    const wrongRows = celled.filter(({ cells }) => Object.hasOwn(cells, name))
    // The cell was probably meant for a column that lacks a cell in the same rows. That column is not reported again.
    const lackedColumns = ids.filter((id) => wrongRows.every((row) => missing.get(id)?.includes(row)))
    const likelyColumn = nearest(name, lackedColumns) ?? (lackedColumns.length === 1 ? lackedColumns[0] : undefined)
    if (likelyColumn !== undefined)
      missing.set(
        likelyColumn,
        (missing.get(likelyColumn) ?? []).filter((row) => !wrongRows.includes(row)),
      )
    const hint =
      likelyColumn === undefined ? say`The columns are: ${joinNames(ids)}.` : say`Did you mean "${likelyColumn}"?`
    const clearColumn = clearlyMeant(name, lackedColumns)
    const renamingTo = (to: string | undefined) =>
      to === undefined
        ? undefined
        : wrongRows.flatMap(({ i }) => renaming(document, [...path, 'rows', i, 'cells', name], to) ?? [])
    const cellPath = [...path, 'rows', wrongRows[0]?.i ?? 0, 'cells', name]
    const message =
      wrongRows.length > 1
        ? say`Rows ${rowNames(wrongRows)} have a cell for "${name}", which is not a column.`
        : say`Row "${wrongRows[0]?.id}" has a cell for "${name}", which is not a column.`
    report(document, cellPath, message, {
      hint,
      at: 'key',
      fix: renamingTo(clearColumn),
      guess: renamingTo(likelyColumn),
    })
  }
  for (const { columns, without } of byRows(missing)) {
    const [first] = without
    if (!first) continue
    const isNew = without.length === celled.length && celled.length > 1
    const missingPath = isNew
      ? [...path, 'columns', ids.indexOf(columns[0] ?? '')]
      : [...path, 'rows', first.i, 'cells']
    const names = joinNames(columns.map((id) => `"${id}"`))
    const message = isNew
      ? say`No row has a cell for ${names}.`
      : without.length > 1
        ? say`Rows ${rowNames(without)} have no cell for ${names}.`
        : say`Row "${first.id}" has no cell for ${names}.`
    report(document, missingPath, message, {
      hint: say`Write { "none": true } for a cell without a value.`,
    })
  }
}

/** Groups columns whose cells are missing in the same rows. */
function byRows<Placed extends Row>(missing: Map<string, Placed[]>): { columns: string[]; without: Placed[] }[] {
  const groups = new Map<string, { columns: string[]; without: Placed[] }>()
  for (const [id, without] of missing) {
    const key = without.map((row) => row.id).join(' ')
    const group = groups.get(key) ?? { columns: [], without }
    group.columns.push(id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function rowNames(rows: Row[]): Said {
  return joinNames(rows.map(({ id }) => `"${id}"`))
}

function columns(cells: object): object {
  const small = { id: 'small', label: 'Small' }
  return {
    type: 'spec-table',
    id: 'specs',
    title: 'Data',
    rowHeading: 'Model',
    columns: [small],
    rows: [{ id: 'weight', label: 'Weight', cells }],
  }
}
