import { expect, test } from 'vitest'
import { pastedColumns, pastedTable, rowsOf } from '../../../tools/studio/client/pasted-table'

const isUnit = (unit: string) => ['kg', 'mm', 'rpm'].includes(unit)

test('rows of a spreadsheet, with line breaks in quotation marks', () => {
  expect(rowsOf('Weight\t78 kg\r\n"Two\nlines"\t"a ""b"""\r\n')).toEqual([
    ['Weight', '78 kg'],
    ['Two\nlines', 'a "b"'],
  ])
})

test('two columns are labels and values; a row of the same name is written over', () => {
  const before = [{ id: 'weight', label: 'Weight', value: { value: 1 } }]
  const { rows, columns } = pastedTable(
    [
      ['Weight', '78 kg'],
      ['Speed', '900 rpm'],
    ],
    before,
    [],
    isUnit,
    'en',
  )
  expect(columns).toBeUndefined()
  expect(rows).toEqual([
    { id: 'weight', label: 'Weight', value: { value: 78, unit: 'kg' } },
    { id: 'speed', label: 'Speed', value: { value: 900, unit: 'rpm' } },
  ])
})

test('more columns compare models, which the first row names', () => {
  const { rows, columns, rowHeading } = pastedTable(
    [
      ['Model', 'A', 'B'],
      ['Weight', '78 kg', ''],
    ],
    [],
    [],
    isUnit,
    'en',
  )
  expect(columns).toEqual([
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ])
  expect(rowHeading).toBe('Model')
  expect(rows).toEqual([{ id: 'weight', label: 'Weight', cells: { a: { value: 78, unit: 'kg' }, b: { none: true } } }])
})

const valuesOf = (language: string, ...cells: string[]) =>
  pastedTable(
    cells.map((cell, i) => [`Row ${i}`, cell]),
    [],
    [],
    isUnit,
    language,
  ).rows.map(({ value }) => value)

test('a date, a number of an article and a list stay words', () => {
  expect(valuesOf('en', '01.02.2026', '00123', '2.125 mm', '1, 2, 3')).toEqual([
    '01.02.2026',
    '00123',
    { value: 2.125, unit: 'mm' },
    '1, 2, 3',
  ])
})

test('groups stay words next to decimals with the same mark', () => {
  expect(valuesOf('tr', '42.000 kg', '12,5')).toEqual([{ value: 42000, unit: 'kg' }, { value: 12.5 }])
  expect(valuesOf('tr', '42.000 kg', '12.5 mm')).toEqual(['42.000 kg', { value: 12.5, unit: 'mm' }])
  expect(valuesOf('en', '2.125 mm', '1.250,5 kg')).toEqual(['2.125 mm', { value: 1250.5, unit: 'kg' }])
  expect(valuesOf('tr', '42.000 kg', '01.02.2026')).toEqual([{ value: 42000, unit: 'kg' }, '01.02.2026'])
})

test('numbers in a row of codes are codes', () => {
  const { rows } = pastedTable(
    [
      ['Model', 'A', 'B', 'C'],
      ['Article', '00123', '4711', ''],
      ['Weight', '78', '80 kg', 'heavy'],
    ],
    [],
    [],
    isUnit,
    'en',
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    { a: '00123', b: '4711', c: { none: true } },
    { a: { value: 78 }, b: { value: 80, unit: 'kg' }, c: 'heavy' },
  ])
})

const columns = ['WF-40', 'WF-50', 'WF-80'].map((label) => ({ id: label.toLowerCase(), label }))
const row = {
  id: 'weight',
  label: 'Weight',
  cells: { 'wf-40': { value: 1 }, 'wf-50': { value: 2 }, 'wf-80': { value: 3 } },
}

test('the first row has headings if it names columns of the table, and new ones are told', () => {
  const columnsFor = (...headings: string[]) =>
    pastedColumns(
      [
        ['Model', ...headings],
        ['Weight', '1'],
      ],
      [row],
      columns,
    )
  expect(columnsFor('WF-40', 'WF-50', 'WF-63', 'WF-80')).toEqual({
    hasHead: true,
    rowHeading: 'Model',
    headings: ['WF-40', 'WF-50', 'WF-63', 'WF-80'],
    added: [2],
  })
  expect(columnsFor('WF-80', 'WF-40')).toMatchObject({ hasHead: true, headings: ['WF-80', 'WF-40'], added: [] })
  expect(columnsFor('5', '6', '7', '8')).toMatchObject({
    hasHead: false,
    added: [3],
    headings: ['WF-40', 'WF-50', 'WF-80', ''],
  })
  expect(columnsFor('5', '6', '7', '', '')).toMatchObject({ hasHead: false, added: [] })
})

test('figures go below their headings, and columns that were not pasted keep theirs', () => {
  const pasted = [
    ['Model', 'WF-80', 'WF-40'],
    ['Weight', '30 kg', '10 kg'],
    ['Speed', '900 rpm', ''],
  ]
  expect(pastedTable(pasted, [row], columns, isUnit, 'en').rows.map(({ cells }) => cells)).toEqual([
    { 'wf-40': { value: 10, unit: 'kg' }, 'wf-50': { value: 2 }, 'wf-80': { value: 30, unit: 'kg' } },
    { 'wf-40': { none: true }, 'wf-50': { none: true }, 'wf-80': { value: 900, unit: 'rpm' } },
  ])
})

test('a table with one value in each row: more columns are told, and their first is that of the values', () => {
  const rows = [{ id: 'weight', label: 'Weight', value: { value: 1 } }]
  expect(
    pastedColumns(
      [
        ['Weight', '2 kg'],
        ['Speed', '3'],
      ],
      rows,
      [],
    ),
  ).toMatchObject({ added: [] })
  expect(pastedColumns([['Weight', '2 kg', '3 kg']], rows, [])).toMatchObject({
    hasHead: false,
    added: [0, 1],
    headings: ['', ''],
  })
  expect(
    pastedColumns(
      [
        ['Model', 'A 1', 'B 1'],
        ['Weight', '2 kg', '3 kg'],
      ],
      rows,
      [],
    ),
  ).toMatchObject({
    hasHead: true,
    added: [0, 1],
    headings: ['A 1', 'B 1'],
  })
})

test('no row is lost if the author says that the first one has no headings', () => {
  const rows = [{ id: 'noise', label: 'Noise', value: 'low' }]
  const pasted = [
    ['Shutter', 'open', 'closed'],
    ['Belt', 'tight', 'loose'],
  ]
  expect(pastedColumns(pasted, rows, [])).toMatchObject({ hasHead: true, headings: ['open', 'closed'] })
  const columns = pastedColumns(pasted, rows, [], false)
  expect(columns).toEqual({ hasHead: false, headings: ['', ''], added: [0, 1] })
  expect(pastedTable(pasted, rows, [], isUnit, 'en', columns).rows).toEqual([
    rows[0],
    { id: 'shutter', label: 'Shutter', value: 'open' },
    { id: 'belt', label: 'Belt', value: 'tight' },
  ])
})
