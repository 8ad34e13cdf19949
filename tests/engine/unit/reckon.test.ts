import { expect, test } from 'vitest'
import { describe as sayOf } from '../../../renderer/list/describe'
import { pageFor } from '../../../renderer/parts/brand-page'
import { readCount, reckoned } from '../../../renderer/parts/reckoned'
import english from '../../../schema/words/en.json'
import { createKeys } from '../../../tools/builder/page-keys'
import { impactOf } from '../../../tools/content/check/impact'
import { localizePage } from '../../../tools/content/localize/localize'
import { pageInfosOf } from '../../../tools/content/read/read-site'
import type { Site } from '../../../tools/content/read/site'
import { createTranslator } from '../../../tools/content/read/words'
import { asked, heat, house, houseWith, pageWith, specs } from './reckoning'
import { type Files, siteOf } from './site'

const labelled = english.figure.labelled

const localized = (block: object) => localizedThing(pageWith(block))

function localizedThing(files: Files) {
  const site = siteOf(files)
  const calculatorPage = site.pages.find(({ address }) => address === '/thing')
  if (!calculatorPage) throw new Error('There is no /thing.')
  return localizePage(site, calculatorPage, 'tr', createTranslator(site))
}

test('what is needed is rounded up, and a range gives a range', () => {
  expect(reckoned(20_000, [65, 80], 'tr')).toBe('250–308')
  expect(reckoned(20_000, [10, 15], 'tr')).toBe('1.334–2.000')
  expect(reckoned(20_000, [10, 15], 'en')).toBe('1,334–2,000')
  expect(reckoned(280, [140, 140], 'ar')).toBe('2')
  expect(reckoned(281, [140, 140], 'ar')).toBe('3')
  expect(reckoned(20, [65, 80], 'en')).toBe('1')
  // With floating point, 3 / 0.1 would be 30.000000000000004.
  expect(reckoned(9, [0.3, 0.3], 'en')).toBe('30')
})

test('a number is read as visitors of any language write it', () => {
  const written = ['20000', '20.000', '20,000', ' 20 000 ', '20\u202f000', '٢٠٬٠٠٠', '۲۰۰۰۰', '２００００', '20.000,5']
  expect(written.map(readCount)).toEqual(written.map(() => 20_000))
  expect(['', 'x', '-'].map(readCount)).toEqual([undefined, undefined, undefined])
})

test('the build finds the figures, and writes the limits and the examples', () => {
  const [block] = localized(asked).blocks
  expect(block?.type === 'reckon' && block.numbers).toEqual({
    each: { shelves: [65, 80], dimmers: [140, 140] },
    limits: { kind: 'figure', number: '100–200.000', unit: undefined },
    examples: [
      { count: 5000, written: '5.000', answers: { shelves: '63–77', dimmers: '36' } },
      { count: 20_000, written: '20.000', answers: { shelves: '250–308', dimmers: '143' } },
    ],
  })
})

test('power is reckoned in kilowatts', () => {
  const [block] = localized({ ...heat, samples: [500] }).blocks
  // 150,000 kcal/h is 174 kW.
  expect(block?.type === 'reckon' && block.numbers?.examples[0]?.answers).toEqual({ small: '3', large: '2' })
})

test('the list says what was asked, gives every figure and asks for the others', () => {
  expect(sayOf(localized(asked), ['count', '20000'], labelled).lines).toEqual([
    'Kitap: 20.000',
    'Raf: 250–308',
    'Dimmer: 143',
    'Merdiven: ?',
  ])
  expect(sayOf(localized(heat), ['count', '500'], labelled).lines[0]).toBe('Kitap: 500 kW')
  const tabs = { type: 'tabs', id: 'tabs', label: 'Sorular', items: [{ id: 'first', label: 'Bir', blocks: [asked] }] }
  expect(sayOf(localized(tabs), ['count', '20000'], labelled).lines).toContain('Raf: 250–308')
  // Values that the calculator does not accept.
  expect(sayOf(localized(asked), ['count', '99'], labelled).lines).toEqual([])
  expect(sayOf(localized(asked), ['count', 'x'], labelled).lines).toEqual([])
})

test('answers for a whole house come from the tables of its products', () => {
  const page = localizedThing(houseWith(house))
  const [block] = page.blocks
  expect(block?.type === 'reckon' && block.answers).toEqual([
    { id: 'shelves', name: 'Raf', href: '/shelf' },
    { id: 'dimmers', name: 'Dimmer', href: '/light' },
    { id: 'ladders', name: 'Merdiven', href: '/light', text: 'Odanıza göre' },
  ])
  expect(sayOf(page, ['count', '20000'], labelled).lines).toEqual([
    'Kitap: 20.000',
    'Raf: 250–308',
    'Dimmer: 143',
    'Merdiven: ?',
  ])
  const shelf = { ...specs, rows: [{ id: 'books', label: 'Raf başına kitap', value: { value: 50 } }] }
  expect(sayOf(localizedThing(houseWith(house, shelf)), ['count', '20000'], labelled).lines[1]).toBe('Raf: 400')
})

test('a brand without a product has no answer for it', () => {
  const page = localizedThing(houseWith(house))
  const brand = { id: 'small', excludedPages: ['/light'] }
  const [block] = pageFor(page, brand as never).blocks
  expect(block?.type === 'reckon' && block.answers.map(({ id }) => id)).toEqual(['shelves'])
})

test('among words from right to left, ranges and units keep their order', () => {
  const said = (block: object, count: string) =>
    sayOf({ ...localized(block), dir: 'rtl' }, ['count', count], labelled).lines
  expect(said(asked, '20000')).toEqual([
    'Kitap: \u206620.000\u2069',
    'Raf: \u2066250–308\u2069',
    'Dimmer: \u2066143\u2069',
    'Merdiven: ?',
  ])
  const ladders = { id: 'ladders', name: 'سلّم', text: 'Odanıza göre' }
  expect(said({ ...asked, answers: [ladders] }, '20000')).toContain('سلّم: ؟')
  expect(said(heat, '500')[0]).toBe('Kitap: \u2066500 kW\u2069')
  const shelf = { id: 'shelf', label: 'Raf', value: { from: 90, to: 95, unit: 'كغ' } }
  const table = {
    ...specs,
    id: 'more',
    rows: [shelf, { ...shelf, id: 'lamp', value: { from: 90, to: 95, unit: 'cm' } }],
  }
  const lines = sayOf({ ...localized(table), dir: 'rtl' }, [''], labelled).lines
  expect(lines.slice(0, 2)).toEqual(['Raf: \u206690–95\u2069 كغ', 'Raf: \u206690–95 cm\u2069'])
})

test('the calculator changes with the tables of the other pages, and with no other page', () => {
  const shelf = (books: number) => ({ ...specs, rows: [{ id: 'books', label: 'Kitap', value: { value: books } }] })
  const keysOf = (site: Site) => {
    const keys = createKeys(site, site.source, [], {})
    // Empties the hash of each page's own files, so that a page's key depends only on other pages.
    const infos = pageInfosOf(site).map((info) => ({ name: info.name, hash: '', info }))
    return Object.fromEntries(infos.map((info) => [info.name, keys.pageKey(info)]))
  }
  const [before, after] = [50, 60].map((books) => keysOf(siteOf(houseWith(house, shelf(books)))))
  expect(Object.keys(before ?? {}).filter((name) => before?.[name] !== after?.[name])).toEqual(['thing'])
  const impact = impactOf('pages/shelf.json', siteOf(houseWith(house)))
  expect(impact.map(({ address }) => address)).toEqual(['/shelf', '/thing'])
})
