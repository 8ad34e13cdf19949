import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import {
  drawnNumbers,
  rowFigure,
  scaleNumbers,
  type WrittenScale,
  type WrittenTable,
} from '../../content/localize/scale'
import { say } from '../../content/say/say.js'
import { hasRow, type ReportProblem, tableNamed } from '../shared/own-table'

const diagram = (table: string) => ({
  blocks: [
    { type: 'scale', id: 'real-size', kind: 'outlines', title: 'Size', table, rows: ['size'] },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [{ id: 'size', label: 'Size', value: { size: [60, 40], unit: 'cm' } }],
    },
  ],
})

/** Every diagram has the fields that its kind requires, and takes its figures from tables on the same page. */
export const scale: Check = {
  code: 'scale',
  about: say`A diagram lacks what its kind needs, or names a table, row or figure that cannot be drawn.`,
  why: say`A diagram draws figures of a table on the same page, so that they are written only once.`,
  wrong: { 'pages/fan.json': diagram('sizes') },
  right: { 'pages/fan.json': diagram('specs') },
  create(_, report) {
    return {
      mark({ kind, value, path, document, page }) {
        const isScale = kind === 'completed' && valueAt(value, ['type']) === 'scale'
        if ((!isScale && kind !== 'row') || !page?.valid) return
        const { json } = document
        const tell: ReportProblem = (fieldPath, message, hint, near) =>
          report(document, [...path, ...fieldPath], message, {
            hint,
            guess: setting(document, [...path, ...fieldPath], near),
          })
        if (kind === 'row') return checkRow(String(value), json, tell)
        const scale = value as WrittenScale
        if (scale.kind === 'bars' && scale.beside)
          tell(['beside'], say`A diagram of kind "bars" does not show "beside".`, say`Remove "beside".`)
        const table = tableNamed(json, scale.table, ['table'], tell)
        if (!table) return
        if (scale.kind === 'bars' && !table.columns)
          return tell(
            ['table'],
            say`The table "${scale.table}" has no columns.`,
            say`A diagram of this kind needs a table with "columns".`,
          )
        const numbers = scaleNumbers(scale, json)
        scale.rows.forEach((row, i) => {
          if (!hasRow(table, row, ['rows', i], tell)) return
          if (scale.kind === 'bars' && Object.keys(numbers.bars?.[row] ?? {}).length < 2)
            tell(
              ['rows', i],
              say`The row "${row}" has fewer than two single numbers to draw.`,
              say`Its cells need a "value".`,
            )
          else if (scale.kind === 'bars' && !isDrawable(table, row))
            tell(
              ['rows', i],
              say`The numbers of the row "${row}" have no common scale.`,
              say`Give them the same unit. None may be below 0, and at least one must be above 0.`,
            )
          if (scale.kind === 'outlines' && !numbers.sizes?.[row])
            tell(
              ['rows', i],
              say`The row "${row}" has no size to draw.`,
              say`It needs a "size", or a "value" as a diameter, with the unit mm, cm, m or in.`,
            )
        })
      },
    }
  },
}

/** Whether a row's single numbers fit on one scale: all have the same unit, none is negative, and not all are 0. */
function isDrawable({ rows }: WrittenTable, id: string): boolean {
  const cells = Object.values(rows.find((row) => row.id === id)?.cells ?? {})
  const drawn = cells.filter(({ value }) => value !== undefined)
  const values = drawn.map(({ value }) => Number(value))
  return new Set(drawn.map(({ unit }) => unit)).size === 1 && Math.min(...values) >= 0 && Math.max(...values) > 0
}

/** @param reference ids of a table and of a row in that table, like 'specs/weight' */
function checkRow(reference: string, page: unknown, tell: ReportProblem): void {
  const [id = '', row = ''] = reference.split('/')
  const table = tableNamed(page, id, [], tell)
  const tellRow: ReportProblem = (path, message, hint, near) => tell(path, message, hint, near && `${id}/${near}`)
  if (table && hasRow(table, row, [], tellRow) && drawnNumbers(rowFigure(reference, page)).length === 0)
    tell([], say`The row "${row}" has no figure to draw.`, say`It needs a "value" with numbers.`)
}
