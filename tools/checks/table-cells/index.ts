import { clearlyMeant, nearest, suggest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import type { Check, Report } from '../../content/check/check'
import { type Document, valueAt } from '../../content/json/document'
import { renaming, setting } from '../../content/json/edit'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'

type Row = { id: string; value?: unknown; cells?: Record<string, unknown> }
type Table = { columns?: { id: string }[]; rowHeading?: unknown; rows: Row[]; large?: string[] }

/** In a table with columns every row has a cell for each column; in one without, every row has a value. */
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
    const at = [...path, 'rows', i]
    if (cells)
      report(document, [...at, 'cells'], say`Row "${id}" has "cells", but this table has no "columns".`, {
        hint: say`Give it one "value".`,
      })
    else if (value === undefined) report(document, at, say`Row "${id}" has no "value".`)
  })
}

/** The figures to show large are those of rows. */
function checkLarge(document: Document, path: Path, { columns, rows, large = [] }: Table, report: Report) {
  if (columns && large.length > 0)
    return report(document, [...path, 'large'], say`Only a table without "columns" shows large figures.`, {
      hint: say`Remove "large".`,
      at: 'key',
    })
  const ids = rows.map(({ id }) => id)
  large.forEach((id, i) => {
    const at = [...path, 'large', i]
    if (!ids.includes(id))
      report(document, at, say`This table has no row "${id}".`, {
        hint: suggest(id, ids),
        fix: setting(document, at, clearlyMeant(id, ids)),
        guess: setting(document, at, nearest(id, ids)),
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
    const wrong = celled.filter(({ cells }) => Object.hasOwn(cells, name))
    // A cell that the same rows lack was meant: its absence is not another mistake.
    const free = ids.filter((id) => wrong.every((row) => missing.get(id)?.includes(row)))
    const meant = nearest(name, free) ?? (free.length === 1 ? free[0] : undefined)
    if (meant !== undefined)
      missing.set(
        meant,
        (missing.get(meant) ?? []).filter((row) => !wrong.includes(row)),
      )
    const hint = meant === undefined ? say`The columns are: ${joinNames(ids)}.` : say`Did you mean "${meant}"?`
    const clear = clearlyMeant(name, free)
    const renamed = (to: string | undefined) =>
      to === undefined
        ? undefined
        : wrong.flatMap(({ i }) => renaming(document, [...path, 'rows', i, 'cells', name], to) ?? [])
    const at = [...path, 'rows', wrong[0]?.i ?? 0, 'cells', name]
    const message =
      wrong.length > 1
        ? say`Rows ${rowNames(wrong)} have a cell for "${name}", which is not a column.`
        : say`Row "${wrong[0]?.id}" has a cell for "${name}", which is not a column.`
    report(document, at, message, { hint, at: 'key', fix: renamed(clear), guess: renamed(meant) })
  }
  for (const { columns, without } of byRows(missing)) {
    const [first] = without
    if (!first) continue
    const isNew = without.length === celled.length && celled.length > 1
    const at = isNew ? [...path, 'columns', ids.indexOf(columns[0] ?? '')] : [...path, 'rows', first.i, 'cells']
    const names = joinNames(columns.map((id) => `"${id}"`))
    const message = isNew
      ? say`No row has a cell for ${names}.`
      : without.length > 1
        ? say`Rows ${rowNames(without)} have no cell for ${names}.`
        : say`Row "${first.id}" has no cell for ${names}.`
    report(document, at, message, {
      hint: say`Write { "none": true } for a cell without a value.`,
    })
  }
}

/** Columns that the same rows lack, together. */
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
