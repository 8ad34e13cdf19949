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

test('a unit that is nearly a known one; other symbols may be used', () => {
  expect(table('kcla')).toMatchInlineSnapshot(`
    "pages/fan.json:15:21 warning unknown-unit
    The unit "kcla" is not known. Did you mean "kcal"? If it is right, add it to "units" in locales/tr/common.json."
  `)
  for (const [unit, likely] of [
    ['M3/h', 'm³/h'],
    ['RPM', 'rpm'],
    ['C', '°C'],
  ])
    expect(table(unit ?? '')).toContain(`Did you mean "${likely}"?`)
  for (const unit of ['x', 'l/s', 'kWp', 'MHz/W']) expect(table(unit)).toBe('')
})

test('a unit that visitors of all languages would read as it is', () => {
  expect(table('crates')).toMatchInlineSnapshot(`
    "pages/fan.json:15:21 warning unknown-unit
    The unit "crates" is not known, so visitors of all languages read it as it is. Write a known unit, or add "crates" to "units" of each locales/<language>/common.json, with its word there."
  `)
  // No unit is suggested if none is similar, or if several known units differ by one letter.
  for (const unit of ['lt', 'gr', 'kq', 'birds/m²', 'adet', 'Stk.'])
    expect(table(unit)).toContain(`The unit "${unit}" is not known, so visitors`)
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
    ['litre', 'l'],
    ['kg/sa', 'kg/h'],
    ['ton/saat', 't/h'],
    ['dev./dak.', 'rpm'],
    ['devir/dakika', 'rpm'],
  ])
    expect(table(words ?? '')).toMatch(`Write "${unit}"`)
  const units = { 'locales/ar/common.json': { units: { crates: 'صندوق' } } }
  expect(table('صندوق', units)).toMatch('Write "crates"')
})
