import { describe, expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf, siteOf } from '../../../tests/engine/unit/site'
import { localizePage } from '../../content/localize/localize'
import { createTranslator } from '../../content/read/words'
import { scale } from '.'

const table = (id: string, rows: object, columns?: string[]) => ({
  type: 'spec-table',
  id,
  title: id,
  ...(columns && { rowHeading: 'Model', columns: columns.map((label) => ({ id: `c${label}`, label })) }),
  rows: Object.entries(rows).map(([id, value]) => ({
    id,
    label: id.toUpperCase(),
    [columns ? 'cells' : 'value']: value,
  })),
})
const models = table('models', { power: { c1: { value: 2, unit: 'kW' }, c2: { value: 3, unit: 'kW' } } }, ['1', '2'])
const odd = table(
  'odd',
  {
    mixed: { c1: { value: 900, unit: 'mm' }, c2: { value: 1.2, unit: 'm' } },
    cold: { c1: { value: -20, unit: '°C' }, c2: { value: -30, unit: '°C' } },
  },
  ['1', '2'],
)
const specs = table('specs', {
  size: { size: [25, 17, 6], unit: 'cm' },
  pipe: { value: 2, unit: 'in' },
  weight: { value: 2, unit: 'kg' },
})
const files = (block: object) => ({
  ...homeLinkingTo('/thing'),
  'pages/thing.json': page([{ type: 'scale', id: 'drawn', title: 'Ölçekli', ...block }, models, odd, specs]),
})

function numbersOf(block: object): unknown {
  const site = siteOf(files(block))
  const scalePage = site.pages.find(({ address }) => address === '/thing')
  const [first] = scalePage ? localizePage(site, scalePage, 'tr', createTranslator(site)).blocks : []
  return first?.type === 'scale' ? first.numbers : undefined
}

test('the numbers come from the tables of the page', () => {
  expect(numbersOf({ kind: 'bars', table: 'models', rows: ['power'] })).toEqual({
    table: 'models',
    bars: { power: { c1: 2, c2: 3 } },
  })
  // Sizes are in mm. The third dimension is left out, because it is not visible. A single number is a diameter.
  expect(numbersOf({ kind: 'outlines', table: 'specs', rows: ['size', 'pipe'] })).toEqual({
    table: 'specs',
    sizes: { size: [250, 170], pipe: [50.8] },
  })
})

describe('what cannot be drawn is reported', () => {
  test.each<[string, object, string]>([
    [
      'what its kind has not',
      { kind: 'bars', table: 'models', rows: ['power'], beside: 'a4' },
      'A diagram of kind "bars" does not show "beside".',
    ],
    [
      'no table',
      { kind: 'outlines', table: 'spec', rows: ['size'] },
      'This page shows no "spec-table" with the id "spec".',
    ],
    [
      'no one scale',
      { kind: 'bars', table: 'odd', rows: ['mixed', 'cold'] },
      'of the row "mixed" have no common scale',
    ],
    ['a scale under 0', { kind: 'bars', table: 'odd', rows: ['cold'] }, 'of the row "cold" have no common scale'],
    ['no columns', { kind: 'bars', table: 'specs', rows: ['size'] }, 'The table "specs" has no columns.'],
    [
      'no row',
      { kind: 'outlines', table: 'specs', rows: ['sise'] },
      'The table has no row "sise". Did you mean "size"?',
    ],
    ['no size', { kind: 'outlines', table: 'specs', rows: ['weight'] }, 'The row "weight" has no size to draw.'],
  ])('%s', (_, block, message) => {
    expect(problemsOf(files(block), [scale])).toContain(message)
  })
  test('what can is not', () => {
    expect(problemsOf(files({ kind: 'bars', table: 'models', rows: ['power'] }), [scale])).not.toContain('diagram')
  })
})
