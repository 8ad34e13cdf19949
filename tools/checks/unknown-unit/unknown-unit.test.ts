import { expect, test } from 'vitest'
import { type Files, homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import { unknownUnit } from '.'

const row = (unit: string) => ({ id: 'row', label: 'Ağırlık', value: { value: 12, unit } })
const table = (unit: string, more: Files = {}) =>
  problemsOf(
    {
      ...homeLinkingTo('/fan'),
      'pages/fan.json': page([{ type: 'spec-table', id: 'specs', title: 'Tablo', rows: [row(unit)] }]),
      ...more,
    },
    [unknownUnit],
  )

test('a unit that is nearly a known one; any other may be used', () => {
  expect(table('kq')).toMatchInlineSnapshot(`
    "pages/fan.json:15:21 warning unknown-unit
    The unit "kq" is not known. Did you mean "kg"? If it is right, add it to "units" in locales/tr/common.json."
  `)
  expect(table('M3/h')).toContain('Did you mean "m³/h"?')
  for (const unit of ['birds/m²', 'x', 'l/s', 'crates']) expect(table(unit)).toBe('')
  expect(table('kq', { 'locales/ar/common.json': { units: { kq: 'كق' } } })).toBe('')
})

test('a unit in the words of one language', () => {
  expect(table('m³/saat')).toMatchInlineSnapshot(`
    "pages/fan.json:15:21 warning unknown-unit
    The unit "m³/saat" is a word of one language, shown in all languages. Write "m³/h": each language shows its own word for it."
  `)
  for (const [words, unit] of [
    ['m3/saat', 'm³/h'],
    ['dk', 'min'],
    ['ay', 'month'],
    ['كغم', 'kg'],
    ['hours', 'hour'],
  ])
    expect(table(words ?? '')).toMatch(`Write "${unit}"`)
  const units = { 'locales/ar/common.json': { units: { crates: 'صندوق' } } }
  expect(table('صندوق', units)).toMatch('Write "crates"')
})
