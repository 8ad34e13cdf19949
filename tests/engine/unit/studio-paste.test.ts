import { expect, test } from 'vitest'
import { pastedTable, rowsOf } from '../../../tools/studio/client/pasted-table'

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
  const { rows, columns } = pastedTable(
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
