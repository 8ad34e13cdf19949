import { describe, expect, test } from 'vitest'
import { createKeys } from '../../../tools/builder/pages'
import { comparison } from '../../../tools/checks/comparison'
import { eventDate } from '../../../tools/checks/event-date'
import { impactOf } from '../../../tools/content/check/impact'
import { localizePage } from '../../../tools/content/localize/localize'
import { eventDate as writeDate } from '../../../tools/content/read/dates'
import { pageInfosOf } from '../../../tools/content/read/read-site'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { type Files, homeLinkingTo, page, problemsOf, siteOf } from './site'

const table = (rows: Record<string, unknown>) => ({
  type: 'spec-table',
  id: 'specs',
  title: 'Değerler',
  rows: Object.entries(rows).map(([id, value]) => ({ id, label: `${id} satırı`, value })),
})
const compare = (more: object = {}) => ({
  type: 'compare',
  id: 'both',
  title: 'Yan yana',
  rowHeading: 'Ürün',
  pages: ['/small', '/large'],
  ...more,
})
const files = (block: object, large: object = { weight: { value: 25.5, unit: 'kg' }, body: 'Çelik' }): Files => ({
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

function shownIn(language: string, site: Site): unknown {
  const found = site.pages.find(({ address }) => address === '/both')
  const [block] = found ? localizePage(site, found, language, createTranslator(site)).blocks : []
  return block?.type === 'compare' ? block.table : undefined
}

test('what is shown comes from the tables of the pages, in the words and numbers of each language', () => {
  const site = siteOf(files(compare({ rows: ['weight', 'body'] })))
  expect(shownIn('tr', site)).toEqual({
    rows: [
      { id: 'weight', label: 'weight satırı' },
      { id: 'body', label: 'body satırı' },
    ],
    products: [
      { href: '/small', name: 'Küçük', cells: { weight: { kind: 'figure', number: '1.000,0', unit: 'kg' } } },
      {
        href: '/large',
        name: 'Büyük',
        cells: { weight: { kind: 'figure', number: '25,5', unit: 'kg' }, body: { kind: 'text', text: 'Çelik' } },
      },
    ],
  })
  expect(shownIn('en', site)).toMatchObject({
    products: [
      { name: { text: 'Küçük', lang: 'tr' }, cells: { weight: { number: '1,000.0' } } },
      { name: 'Large', cells: { body: { text: 'Steel' } } },
    ],
  })
})

test('without "rows", those that several pages have', () => {
  expect(shownIn('tr', siteOf(files(compare())))).toMatchObject({ rows: [{ id: 'weight' }] })
})

describe('what a comparison names is there', () => {
  const reported = (block: object, large?: object) =>
    problemsOf(files(block, large), [comparison])
      .split('\n')
      .filter((line) => /^(No|The|These) /.test(line))

  test.each([
    [
      'a row nobody has',
      compare({ rows: ['wieght'] }),
      'No page of this comparison has a row "wieght". Did you mean "weight"?',
    ],
    [
      'a page without a table',
      compare({ pages: ['/small', '/'] }),
      'The page "/" has no specification table to compare. Give it a "spec-table" whose rows have a "value", or remove this line. A table with "columns" cannot be compared.',
    ],
  ])('%s', (_, block, message) => {
    expect(reported(block)).toEqual([message])
  })

  test('nothing in common', () => {
    expect(reported(compare(), { body: 'Çelik' })).toEqual([
      'These pages have no row in common. Name the rows to show in "rows".',
    ])
  })
})

test('a page depends on the tables that it compares, and on no other', () => {
  const keysOf = (large: object) => {
    const site = siteOf(files(compare(), large))
    const keys = createKeys(site.index, site.source, '', [], {})
    // Of its own files nothing changed.
    const infos = pageInfosOf(site).map((info) => ({ name: info.name, hash: '', info }))
    return Object.fromEntries(infos.map((one) => [one.name, keys.pageKey(one)]))
  }
  const before = keysOf({ weight: { value: 1 }, body: 'Çelik' })
  const after = keysOf({ weight: { value: 2 }, body: 'Çelik' })
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['both'])
  expect(impactOf('pages/large.json', siteOf(files(compare()))).map(({ address }) => address)).toEqual([
    '/both',
    '/large',
  ])
})

describe('events', () => {
  const events = (start: string, end?: string): Files => ({
    'locales/en/index.json': undefined,
    'locales/ar/index.json': undefined,
    'pages/index.json': page([
      { type: 'events', id: 'dates', items: [{ id: 'fair', title: 'Fuar', start, end }], empty: 'Yok' },
    ]),
  })
  test('days are in the calendar, and in their order', () => {
    expect(problemsOf(events('2094-02-30'), [eventDate])).toContain('There is no day "2094-02-30".')
    expect(problemsOf(events('2094-03-05', '2094-03-03'), [eventDate])).toContain('The event ends before it begins.')
    expect(problemsOf(events('2094-03-03', '2094-03-05'), [eventDate])).not.toContain('event-date')
  })
  test('each language has its own form', () => {
    expect(writeDate('2094-05-03', undefined, 'tr').text).toBe('3 Mayıs 2094')
    expect(writeDate('2094-05-03', '2094-05-05', 'de').text).toMatch(/^3\.[\s–]+5\. Mai 2094$/)
    expect(writeDate('2094-05-03', undefined, 'ar').text).toMatch(/^3 \S+ 2094$/)
  })
  test('a page is built again when one is over', () => {
    const keyOn = (day: string) => {
      const site = siteOf(events('2094-03-03', '2094-03-05'))
      const [info] = pageInfosOf(site).filter(({ name }) => name === 'index')
      const keys = createKeys(site.index, { ...site.source, day }, '', [], {})
      return info && keys.pageKey({ name: 'index', hash: '', info })
    }
    expect(keyOn('2094-03-01')).toBe(keyOn('2094-03-05'))
    expect(keyOn('2094-03-06')).not.toBe(keyOn('2094-03-05'))
  })
})
