import { describe, expect, test } from 'vitest'
import { pastedTable, readCell, rowsOf, writeCell } from '../../../tools/studio/client/figures'

const isUnit = (unit: string) => ['kg', 'mm', '°C', 'rpm', '%', '×', 'kcal/h', 'm3/h'].includes(unit)

describe('a cell of a spreadsheet', () => {
  test.each([
    ['78 kg', { value: 78, unit: 'kg' }],
    ['1.500 kg', { value: 1500, unit: 'kg' }],
    ['1,500', { value: 1500 }],
    ['42 000 kg', { value: 42000, unit: 'kg' }],
    ['1.500,5', { value: 1500.5 }],
    ['1,500.5', { value: 1500.5 }],
    ['0.125 kg', { value: 0.125, unit: 'kg' }],
    ['0,125 mm', { value: 0.125, unit: 'mm' }],
    ['12,5 mm', { value: 12.5, unit: 'mm' }],
    ['-5', { value: -5 }],
    ['90–100 °C', { from: 90, to: 100, unit: '°C' }],
    ['90 - 100', { from: 90, to: 100 }],
    ['80 / 100 / 120', { values: [80, 100, 120] }],
    ['63 × 197 mm', { size: [63, 197], unit: 'mm' }],
    ['≤ 24', { upTo: 24 }],
    ['± 0.5 %', { within: 0.5, unit: '%' }],
    ['✓', { tick: true }],
    ['–', { none: true }],
    ['Stainless steel', 'Stainless steel'],
    ['3 blades', '3 blades'],
    ['2027-03-01', '2027-03-01'],
  ])('%s', (text, expected) => expect(readCell(text, isUnit)).toEqual(expected))

  test('what is typed in a grid is what it shows', () => {
    for (const cell of [
      { value: 1500.25, unit: 'kg' },
      { value: 1.234 },
      { from: -12.345, to: 0.125, unit: 'mm' },
      { from: -5, to: 10, unit: '°C' },
      { values: [80, 100] },
      { values: [48, 125], unit: '×' },
      { values: [150000, 250000], unit: 'kcal/h' },
      { values: [1500, 2500], unit: 'm3/h' },
      { size: [1, 2, 3], unit: 'mm' },
      { upTo: 24 },
      { within: 0.5 },
      { tick: true },
      { none: true },
      'Words',
    ])
      expect(readCell(writeCell(cell), isUnit)).toEqual(cell)
  })
})

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
  )
  expect(columns).toEqual([
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ])
  expect(rows).toEqual([{ id: 'weight', label: 'Weight', cells: { a: { value: 78, unit: 'kg' }, b: { none: true } } }])
})
