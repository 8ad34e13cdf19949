import { describe, expect, test } from 'vitest'
import type { Figure } from '../../../tools/content/base/figure'
import { readCell, writeCell } from '../../../tools/content/json/cell'

const isUnit = (unit: string) => ['kg', 'mm', '°C', 'rpm', '%', '×', 'kcal/h', 'm3/h'].includes(unit)
const languages = ['tr', 'en', 'de', 'ar', undefined]

describe('stays words in every language', () => {
  test.each([
    // dates and times
    ...['01.02.2026', '1.2.2026', '12/5/2026', '2027-03-01', '12-2026', '12:30', '05.2026'],
    // phone numbers
    ...['+90 212 555 12 34', '0212 555 12 34', '212 555 123', '212-555-1234', '555-1234', '+902125551234'],
    // article numbers and versions
    ...['00123', '00123 kg', '007', '100.200.300', '4711-10', 'AZM-100', '1.2.3', 'v1.2', '1.10', '2.0', '100-200'],
    // lists and fractions
    ...['1, 2, 3', '5/8', '24/7', '1/2 mm', '10 × 20 × 30 × 40', '1,1,1'],
    // signs
    ...['+5', '+5 kg', '±0', '± -5', '±', '<5', '~5', '%45', '45 %%'],
    // Numbers that would be displayed in a different form, or rounded.
    ...[
      '.5',
      '5.',
      '1e3',
      '٣',
      '٢٥ kg',
      '1,50,000 kg',
      '12345678901234567890',
      '10–5',
      '5–5',
      '1 250',
      "1'250",
      '1’250',
    ],
    ...['Stainless steel', '3 blades', '42.000 m³/saat', ''],
  ])('%s', (text) => {
    for (const language of languages) expect(readCell(text, isUnit, language)).toBe(text)
  })
})

describe('is a figure in every language', () => {
  test.each<[string, Figure]>([
    ['78', { value: 78 }],
    ['78 kg', { value: 78, unit: 'kg' }],
    ['1500', { value: 1500 }],
    ['12.5', { value: 12.5 }],
    ['0.5', { value: 0.5 }],
    ['0.125 kg', { value: 0.125, unit: 'kg' }],
    ['0,125 mm', { value: 0.125, unit: 'mm' }],
    ['12.50 kg', { value: 12.5, unit: 'kg' }],
    ['12,5 mm', { value: 12.5, unit: 'mm' }],
    ['-5', { value: -5 }],
    ['−5 °C', { value: -5, unit: '°C' }],
    ['42 000 kg', { value: 42000, unit: 'kg' }],
    ['42\u202f000 kg', { value: 42000, unit: 'kg' }],
    ['42’000 kg', { value: 42000, unit: 'kg' }],
    ['1.250.000 kg', { value: 1250000, unit: 'kg' }],
    ['1.250,5 kg', { value: 1250.5, unit: 'kg' }],
    ['1,250.5 kg', { value: 1250.5, unit: 'kg' }],
    ['45 %', { value: 45, unit: '%' }],
    ['45%', { value: 45, unit: '%' }],
    ['90–100 °C', { from: 90, to: 100, unit: '°C' }],
    ['90-100 °C', { from: 90, to: 100, unit: '°C' }],
    ['90 - 100', { from: 90, to: 100 }],
    ['−20…+60 °C', { from: -20, to: 60, unit: '°C' }],
    ['80 / 100 / 120', { values: [80, 100, 120] }],
    ['63 × 197 mm', { size: [63, 197], unit: 'mm' }],
    ['63×197×20 mm', { size: [63, 197, 20], unit: 'mm' }],
    ['≤ 24', { upTo: 24 }],
    ['±0.5 %', { within: 0.5, unit: '%' }],
    ['✓', { tick: true }],
    ['–', { none: true }],
  ])('%s', (text, figure) => {
    for (const language of languages) expect(readCell(text, isUnit, language)).toEqual(figure)
  })
})

describe('groups and decimals are read as the language writes them', () => {
  test.each<[text: string, inLanguages: Record<string, number>]>([
    ['1.250', { tr: 1250, de: 1250 }],
    ['1,250', { en: 1250, ar: 1250 }],
    ['2.125', { en: 2.125, ar: 2.125, 'de-CH': 2.125, tr: 2125, de: 2125 }],
    ['2,125', { en: 2125, ar: 2125, tr: 2.125, de: 2.125, fr: 2.125 }],
    ['42.000', { tr: 42000, de: 42000 }],
    ['1.250,5', { tr: 1250.5, de: 1250.5 }],
    ['1,250.5', { en: 1250.5, ar: 1250.5 }],
    ['12,5', { tr: 12.5, de: 12.5, fr: 12.5 }],
    ['1 250', { fr: 1250 }],
    ['1’250', { 'de-CH': 1250 }],
    ["1'250", { 'de-CH': 1250 }],
    ['1.250.000', {}],
  ])('%s', (text, inLanguages) => {
    for (const language of [...languages, 'fr', 'de-CH']) {
      const value = inLanguages[language ?? '']
      expect([language, readCell(text, isUnit, language)]).toEqual([language, value === undefined ? text : { value }])
    }
  })
})

test('what is written in an input is read again', () => {
  const cells = [
    { value: 1500.25, unit: 'kg' },
    { value: 1.234 },
    { value: 1.25, unit: 'kg' },
    { from: -12.345, to: 0.125, unit: 'mm' },
    { from: -5, to: 10, unit: '°C' },
    { from: -5, to: -1 },
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
  ]
  for (const language of ['tr', 'en', 'de', 'ar', 'fr', 'de-CH', 'hi', 'fa'])
    for (const cell of cells) expect(readCell(writeCell(cell, language), isUnit, language)).toEqual(cell)
})
