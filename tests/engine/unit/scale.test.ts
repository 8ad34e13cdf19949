import { describe, expect, test } from 'vitest'
import { tiersOf } from '../../../renderer/blocks/scale/tiers'
import { scale } from '../../../tools/checks/scale'
import { localizePage } from '../../../tools/content/localize'
import { createTranslator } from '../../../tools/content/words'
import { homeLinkingTo, page, problemsOf, siteOf } from './site'

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
const specs = table('specs', {
  size: { size: [25, 17, 6], unit: 'cm' },
  pipe: { value: 2, unit: 'in' },
  weight: { value: 2, unit: 'kg' },
  plain: { from: 2, to: 5 },
})
const sizes = table('sizes', { h30: { c600: { tick: true }, c900: { none: true } } }, ['600', '900'])
const measure = (name: string, unit: string) => ({ name, unit })
const rack = {
  kind: 'elevation',
  table: 'sizes',
  widths: measure('En', 'mm'),
  heights: measure('Boy', 'cm'),
  tiers: { name: 'Raf', question: 'Tür', table: 'specs', versions: [{ id: 'plain', name: 'Düz' }] },
}

const files = (block: object) => ({
  ...homeLinkingTo('/thing'),
  'pages/thing.json': page([{ type: 'scale', id: 'drawn', title: 'Ölçekli', ...block }, models, specs, sizes]),
})

function numbersOf(block: object): unknown {
  const site = siteOf(files(block))
  const found = site.pages.find(({ address }) => address === '/thing')
  const [first] = found ? localizePage(site, found, 'tr', createTranslator(site)).blocks : []
  return first?.type === 'scale' ? first.numbers : undefined
}

test('the numbers come from the tables of the page', () => {
  expect(numbersOf({ kind: 'bars', table: 'models', rows: ['power'] })).toEqual({
    table: 'models',
    bars: { power: { c1: 2, c2: 3 } },
  })
  // In millimetres; the third is not seen from the front. A single number is a diameter.
  expect(numbersOf({ kind: 'outlines', table: 'specs', rows: ['size', 'pipe'] })).toEqual({
    table: 'specs',
    sizes: { size: [250, 170], pipe: [50.8] },
  })
  expect(numbersOf(rack)).toEqual({
    table: 'sizes',
    widths: { c600: 600, c900: 900 },
    heights: { h30: 300 },
    pairs: [['c600', 'h30']],
    limits: { plain: [2, 5] },
  })
})

test('tiers stand on each other, and on the platforms between them', () => {
  expect(tiersOf(3, 0, 10, 2)).toEqual({ tiers: [0, 10, 20], platforms: [] })
  expect(tiersOf(5, 1, 10, 2)).toEqual({ tiers: [0, 10, 20, 32, 42], platforms: [31] })
  expect(tiersOf(5, 2, 10, 2)).toEqual({ tiers: [0, 10, 22, 32, 44], platforms: [21, 43] })
})

describe('what cannot be drawn is reported', () => {
  test.each<[string, object, string]>([
    ['what its kind needs', { kind: 'bars', table: 'models' }, 'A diagram of kind "bars" needs "rows".'],
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
    ['no columns', { kind: 'bars', table: 'specs', rows: ['size'] }, 'The table "specs" has no columns.'],
    [
      'no row',
      { kind: 'outlines', table: 'specs', rows: ['sise'] },
      'The table has no row "sise". Did you mean "size"?',
    ],
    ['no size', { kind: 'outlines', table: 'specs', rows: ['weight'] }, 'The row "weight" has no size to draw.'],
    [
      'no limits',
      { ...rack, tiers: { ...rack.tiers, versions: [{ id: 'size', name: 'Düz' }] } },
      'The row "size" does not say',
    ],
  ])('%s', (_, block, message) => {
    expect(problemsOf(files(block), [scale])).toContain(message)
  })
  test.each([[{ kind: 'bars', table: 'models', rows: ['power'] }], [rack]])('what can is not', (block) => {
    expect(problemsOf(files(block), [scale])).not.toContain('diagram')
  })
})
