import { expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { type Figure, writeFigure } from '../../../tools/content/base/figure'
import { homeLinkingTo, page, problemsOf } from './site'

const words = { unit: String, upTo: () => 'up to', price: (key: string) => key }
const price = (figure: Figure, language: string) => {
  const cell = writeFigure({ unit: 'EUR', ...figure }, language, words)
  return cell.kind === 'figure' ? cell.number.replace(/[\u00a0\u202f]/g, ' ') : ''
}

test.each([
  ['tr', '€25', '€1.250,50'],
  ['en', '€25', '€1,250.50'],
  ['es', '25 €', '1250,50 €'],
  ['ar', '\u200f25 €', '\u200f1,250.50 €'],
  ['de', '25 €', '1.250,50 €'],
  ['fr', '25 €', '1 250,50 €'],
  ['ru', '25 €', '1 250,50 €'],
])('a price in %s', (language, whole, exact) => {
  expect(price({ value: 25 }, language)).toBe(whole)
  expect(price({ value: 1250.5 }, language)).toBe(exact)
})

test('ranges, lowest prices, what for, and tax', () => {
  expect(price({ from: 20, to: 30 }, 'de')).toBe('20–30 €')
  expect(writeFigure({ from: 25, unit: 'EUR', per: 'month', tax: 'included' }, 'en', words)).toEqual({
    kind: 'figure',
    prefix: 'from',
    number: '€25',
    unit: 'per.month',
    also: 'tax.included',
    price: { low: 25, currency: 'EUR' },
  })
})

test('what is wrong with a price is said', () => {
  const problems = (value: object) =>
    problemsOf(
      {
        ...homeLinkingTo('/fan'),
        'pages/fan.json': page([
          { type: 'spec-table', id: 'specs', title: 'Fiyat', rows: [{ id: 'price', label: 'Fiyat', value }] },
        ]),
      },
      checks.filter(({ code }) => code === 'figure' || code === 'unknown-unit'),
    )
  expect(problems({ from: 25, unit: 'EUR' })).toBe('')
  expect(problems({ from: 25, unit: 'kg' })).toContain('has one end of a range')
  expect(problems({ value: 25, unit: '€' })).toContain('Write "EUR", or the code of another currency')
  expect(problems({ value: 25, unit: 'kg', per: 'month' })).toContain('has "per", but is not a price')
})
