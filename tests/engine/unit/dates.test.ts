import { afterEach, describe, expect, test } from 'vitest'
import { createKeys } from '../../../tools/builder/page-keys'
import { printDates, refuseWrongDay } from '../../../tools/cli/day'
import { localizePage } from '../../../tools/content/localize/localize'
import { datedPages, eventDate, isThereOn, nextChange, publishedOn } from '../../../tools/content/read/dates'
import { pageInfosOf } from '../../../tools/content/read/read-site'
import { createTranslator } from '../../../tools/content/read/words'
import { wordsOf } from '../../../tools/content/say/say.js'
import { today } from '../../../tools/files/day'
import { type Files, fanWith, homeLinkingTo, page, siteOf, twoBrands } from './site'

const about = [{ type: 'text', id: 'about', text: 'Fan' }]
const pages = [
  { address: '/winter', from: '2026-12-01', until: '2027-02-28' },
  { address: '/spring', from: '2027-03-01' },
  { address: '/autumn', until: '2026-11-30' },
]
const plain = (text: string) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')

describe('a page with days', () => {
  test.each([
    ['2026-11-30', ['/autumn']],
    ['2026-12-01', ['/winter']],
    ['2027-02-28', ['/winter']],
    ['2027-03-01', ['/spring']],
  ])('on %s there are %j', (day, there) => {
    expect(pages.filter((candidate) => isThereOn(candidate, day)).map(({ address }) => address)).toEqual(there)
  })
  test('the next change says which come and go', () => {
    expect(nextChange(pages, '2026-11-22')).toEqual({ day: '2026-12-01', come: ['/winter'], go: ['/autumn'] })
    expect(nextChange(pages, '2026-12-01')).toEqual({ day: '2027-03-01', come: ['/spring'], go: ['/winter'] })
    expect(nextChange(pages, '2027-03-01')).toBeUndefined()
    expect(nextChange([{ address: '/leap', until: '2028-02-28' }], '2028-02-28')?.day).toBe('2028-02-29')
  })
  test('is reported in words', () => {
    expect(printDates(pages, '2026-11-22').map((line) => plain(wordsOf(line)))).toEqual([
      'Not on the site on 2026-11-22: /winter (from 2026-12-01), /spring (from 2027-03-01).',
      'The next change is on 2026-12-01: /winter is added, /autumn is removed. Build and publish on that day.',
    ])
    expect(printDates([], '2026-11-22')).toEqual([])
  })
  test('is left out by every brand while it is not there, and a draft always', () => {
    const site = siteOf({
      ...homeLinkingTo('/fan', '/belt'),
      'locales/tr/common.json': { home: 'Ana sayfa' },
      'pages/fan.json': page(about, { from: '2027-03-01' }),
      'pages/belt.json': page(about, { from: '2027-03-01', draft: true, title: 'Bant' }),
    })
    expect(datedPages(site)).toEqual([{ address: '/fan', from: '2027-03-01' }])
    expect(publishedOn(site, '2027-02-28').settings.brands[0]?.excludedPages).toEqual(['/belt', '/fan'])
    expect(publishedOn(site, '2027-03-01').settings.brands[0]?.excludedPages).toEqual(['/belt'])
  })
})

describe('the day', () => {
  afterEach(() => {
    process.env.BUILD_DAY = ''
    Reflect.deleteProperty(process.env, 'BUILD_DAY')
  })
  test('is that of the machine, or the one that is asked for', () => {
    expect(today()).toBe(new Date().toLocaleDateString('sv'))
    process.env.BUILD_DAY = '2027-03-01'
    expect(today()).toBe('2027-03-01')
    refuseWrongDay()
    process.env.BUILD_DAY = 'tomorrow'
    expect(() => refuseWrongDay()).toThrow('BUILD_DAY is "tomorrow", which is not a date.')
  })
})

describe('events', () => {
  const events = (start: string, end?: string): Files => ({
    'locales/en/index.json': undefined,
    'locales/ar/index.json': undefined,
    'pages/index.json': page([
      { type: 'events', id: 'dates', items: [{ id: 'fair', title: 'Fuar', start, end }], empty: 'Yok' },
    ]),
  })
  test('each language has its own form', () => {
    expect(eventDate({ start: '2094-05-03' }, 'tr').text).toBe('3 Mayıs 2094')
    expect(eventDate({ start: '2094-05-03', end: '2094-05-05' }, 'de').text).toMatch(/^3\.[\s–]+5\. Mai 2094$/)
    expect(eventDate({ start: '2094-05-03' }, 'ar').text).toMatch(/^3 \S+ 2094$/)
  })
  test('times are by the clock of the place, across its change', () => {
    const night = { start: '2027-03-27T22:00', end: '2027-03-28T03:30', zone: 'Europe/Berlin' }
    expect(eventDate(night, 'de')).toMatchObject({
      day: '2027-03-27',
      last: '2027-03-28',
      begins: '2027-03-27T22:00+01:00',
      ends: '2027-03-28T03:30+02:00',
      text: expect.stringMatching(/22:00 MEZ.*3:30 MESZ/),
    })
    expect(eventDate({ start: '2027-10-31T02:30', zone: 'Europe/Berlin' }, 'en').begins).toBe('2027-10-31T02:30+02:00')
    // In right-to-left text, start and end are isolated, because the names of time zones would change their order.
    expect(eventDate(night, 'he').text).toMatch(/^\u2068[^\u2069]+\u2069.*\u2068[^\u2069]+\u2069$/)
  })
  test('past events last, the latest first, if they are kept', () => {
    const startsOf = (past?: string) => {
      const items = ['2011-01-01', '2094-02-02', '2012-01-01', '2094-01-01'].map((start, i) => ({
        id: `e${i}`,
        title: 'Fuar',
        start,
      }))
      const site = siteOf({
        ...homeLinkingTo('/fan'),
        'pages/fan.json': page([{ type: 'events', id: 'dates', items, empty: 'Yok', past }]),
      })
      site.source.day = '2027-01-01'
      const fan = site.pages.find(({ name }) => name === 'fan')
      const [block] = fan ? localizePage(site, fan, 'tr', createTranslator(site)).blocks : []
      return block?.type === 'events' ? block.items.map(({ start }) => start.day) : []
    }
    expect(startsOf()).toEqual(['2094-01-01', '2094-02-02'])
    expect(startsOf('keep')).toEqual(['2094-01-01', '2094-02-02', '2012-01-01', '2011-01-01'])
  })
  test('a page is built again when one is over', () => {
    const keyOn = (day: string) => {
      const site = siteOf(events('2094-03-03', '2094-03-05'))
      const [info] = pageInfosOf(site).filter(({ name }) => name === 'index')
      const keys = createKeys(site, { ...site.source, day }, [], {})
      return info && keys.pageKey({ name: 'index', hash: '', info })
    }
    expect(keyOn('2094-03-01')).toBe(keyOn('2094-03-05'))
    expect(keyOn('2094-03-06')).not.toBe(keyOn('2094-03-05'))
  })
})

test('the index of pages knows kind, days, author and subjects of each', () => {
  const facts = { kind: 'article', date: '2027-03-01', updated: '2027-04-01', author: 'lena', tags: ['news'] }
  const lists = { authors: [{ id: 'lena', name: 'Lena' }], tags: [{ id: 'news', name: 'Haber' }] }
  const { index } = siteOf({ ...twoBrands({}, lists), ...fanWith(undefined, facts) })
  expect(index.byName.get('fan')).toMatchObject(facts)
})
