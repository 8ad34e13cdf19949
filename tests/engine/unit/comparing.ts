import { type Files, homeLinkingTo, page } from './site'

const table = (rows: Record<string, unknown>) => ({
  type: 'spec-table',
  id: 'specs',
  title: 'Değerler',
  rows: Object.entries(rows).map(([id, value]) => ({ id, label: `${id} satırı`, value })),
})

export const compare = (more: object = {}) => ({
  type: 'compare',
  id: 'both',
  title: 'Yan yana',
  rowHeading: 'Ürün',
  pages: ['/small', '/large'],
  ...more,
})

/** A site with a page that contains the block, and with the pages that the block compares. */
export const comparing = (
  block: object,
  large: object = { weight: { value: 25.5, unit: 'kg' }, body: 'Çelik' },
): Files => ({
  ...homeLinkingTo('/small', '/large', '/both'),
  'locales/en/common.json': { home: 'Start' },
  'pages/small.json': page([table({ weight: { value: 1000, unit: 'kg' }, power: { value: 2 } })], { title: 'Küçük' }),
  'pages/large.json': page([table({ ...large })], { title: 'Büyük' }),
  'locales/en/large.json': {
    title: 'Large',
    description: 'A large one',
    blocks: { specs: { rows: { weight: { label: 'Weight' }, body: { value: 'Steel' } } } },
  },
  'pages/both.json': page([block]),
  'locales/en/both.json': { title: 'Both', description: 'Both', blocks: { both: { title: 'Side by side' } } },
})
