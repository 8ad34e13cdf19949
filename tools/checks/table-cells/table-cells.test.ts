import { expect, test } from 'vitest'
import { errorsAfter, mistake } from '../../../tests/engine/unit/mistakes'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'
import { tableCells } from '.'

const page = 'pages/fan.json'
const table = (rows: object[], columns?: object[]) =>
  fanWith([
    { type: 'spec-table', id: 'specs', title: 'Tablo', rows, ...(columns ? { rowHeading: 'Model', columns } : {}) },
  ])

test('a row without a cell for each column', () => {
  expect(
    problemsOf(
      table(
        [{ id: 'power', label: 'Güç', cells: { small: { value: 4 }, larg: { value: 5 } } }],
        [
          { id: 'small', label: '150' },
          { id: 'large', label: '500' },
        ],
      ),
      [tableCells],
    ),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:17:13 error table-cells
    Row "power" has a cell for "larg", which is not a column. Did you mean "large"?"
  `)
})

test('a row without a value', () => {
  expect(problemsOf(table([{ id: 'power', label: 'Güç' }]), [tableCells])).toMatchInlineSnapshot(`
    "pages/fan.json:10:9 error table-cells
    Row "power" has no "value"."
  `)
})

test('a column was renamed or deleted: the table says it', () => {
  expect(mistake([`${page} blocks 3 columns 0 id`, 'tiny'])).toMatchInlineSnapshot(`
    "pages/fan.json:59:13 error table-cells
      Rows "power" and "height" have a cell for "small", which is not a column. Did you mean "tiny"?"
  `)
  expect(mistake([`${page} blocks 3 columns 1`])).toMatchInlineSnapshot(`
    "pages/fan.json:59:13 error table-cells
      Rows "power" and "height" have a cell for "large", which is not a column. The columns are: small."
  `)
  expect(mistake([`${page} blocks 3 columns`])).toMatchInlineSnapshot(`
    "pages/fan.json:39:5 error table-cells
      The rows of this table have "cells", but it has no "columns". Write "columns", or give each row one "value"."
  `)
  expect(mistake([`${page} blocks 3 rowHeading`])).toMatchInlineSnapshot(`
    "pages/fan.json:43:18 error table-cells
      The first column of this table has no heading. Write "rowHeading": the heading above the labels of the rows, for example "Model"."
  `)
})

test('rows without cells, or without some', () => {
  expect(errorsAfter([`${page} blocks 3 rows 0 cells`])).toMatchInlineSnapshot(`
    "pages/fan.json:55:9 error table-cells
      Row "power" has no "cells". Write one cell for each column."
  `)
  expect(errorsAfter([`${page} blocks 3 rows 0 cells`, {}])).toMatchInlineSnapshot(`
    "pages/fan.json:58:20 error table-cells
      Row "power" has no cell for "small" and "large". Write { "none": true } for a cell without a value."
  `)
  expect(errorsAfter([`${page} blocks 3 columns 2`, { id: 'constructor', label: 'Üç' }])).toMatchInlineSnapshot(`
    "pages/fan.json:53:9 error table-cells
      No row has a cell for "constructor". Write { "none": true } for a cell without a value."
  `)
})

test('figures to show large are those of rows, in a table without columns', () => {
  const rows = [{ id: 'power', label: 'Güç', value: { value: 4 } }]
  const table = { type: 'spec-table', id: 'table', title: 'Tablo', rows }
  expect(errorsAfter([`${page} blocks 4`, { ...table, large: ['power'] }])).toBe('')
  expect(errorsAfter([`${page} blocks 4`, { ...table, large: ['powr', 'size'] }])).toMatchInlineSnapshot(`
    "pages/fan.json:98:9 error table-cells
      This table has no row "powr". Did you mean "power"?
    pages/fan.json:99:9 error table-cells
      This table has no row "size". There is only "power"."
  `)
  expect(errorsAfter([`${page} blocks 3 large`, ['power']])).toMatchInlineSnapshot(`
    "pages/fan.json:83:7 error table-cells
      Only a table without "columns" shows large figures. Remove "large"."
  `)
})
