import { expect, test } from 'vitest'
import { excerptOf, findWords, maySay, withWordsReplaced } from '../../../tools/content/check/find-words'
import { homeLinkingTo, page, siteOf } from './site'

const site = siteOf({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([{ type: 'text', id: 'a', text: 'KÜMES İÇİN ve ışık\niçin **bir** fan' }]),
  'locales/en/fan.json': { title: 'A fan for houses', blocks: { a: { text: 'It moves air: a fan for the house' } } },
})

const foundBy = (words: string) =>
  findWords(site, words).map(({ file, value, start, end }) => [file, value.slice(start, end)])

test.each([
  ['kumes icin', [['pages/fan.json', 'KÜMES İÇİN']]],
  ['isik  için', [['pages/fan.json', 'ışık\niçin']]],
  ['FOR THE HOUSE', [['locales/en/fan.json', 'for the house']]],
  [
    'a fan for',
    [
      ['locales/en/fan.json', 'A fan for'],
      ['locales/en/fan.json', 'a fan for'],
    ],
  ],
  ['text', []],
  ['  ', []],
])('"%s" is found in words, whatever their case and accents, and in nothing else', (words, places) => {
  expect(foundBy(words)).toEqual(places)
})

test('a place is a line and a column, from top to bottom', () => {
  expect(findWords(site, 'a fan for').map(({ line, column }) => [line, column])).toEqual([
    [2, 12],
    [5, 15],
  ])
})

test('a text that may say words is known before it is understood', () => {
  expect(maySay('{ "title": "Café" }', 'cafe au lait')).toBe(true)
  expect(maySay('{ "title": "Caf\\u00e9" }', 'cafe')).toBe(true)
  expect(maySay('{ "title": "ΟΔΟΣ" }', 'οδος')).toBe(true)
  expect(maySay('{ "title": "a \\"fan\\"" }', '"fan"')).toBe(true)
  expect(maySay('{ "title": "Fan" }', 'pad')).toBe(false)
  expect(maySay('{ "title": "Fan" }', ' ')).toBe(false)
})

const table = siteOf({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([
    {
      type: 'text',
      id: 'a',
      title: 'Havalandırma',
      text: '[AZM-24](/fan) **24 fan** ve 240 ya da 1.240 yönetir; 24,5 değil.',
    },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Veriler',
      rowHeading: 'Model',
      columns: [{ id: 'a', label: 'AZM' }],
      rows: [
        { id: 'fans', label: 'Fanlar', cells: { a: { upTo: 24 } } },
        { id: 'air', label: 'Hava', cells: { a: { from: 1380, to: 2400, unit: 'm³/h' } } },
      ],
    },
  ]),
  'locales/en/fan.json': { blocks: { a: { text: '[AZM-24](/fan) runs **24 fans**' } } },
})
const around = (words: string) =>
  findWords(table, words).map((place) => [place.lang, place.context, excerptOf(place, 12), place.count])

test('a number is found as such, in texts and in tables, with the names of its row and column', () => {
  expect(around('24')).toEqual([
    ['en', ['Havalandırma'], ['AZM-', '24', ' runs 24 fan…'], 2],
    ['tr', ['Havalandırma'], ['AZM-', '24', ' 24 fan ve 2…'], 2],
    ['tr', ['Veriler', 'Fanlar', 'AZM'], ['≤ ', '24', ''], 1],
  ])
  expect(around('1.380')).toEqual([['tr', ['Veriler', 'Hava', 'AZM'], ['', '1380', ' – 2400 m³/h'], 1]])
  expect(maySay('{ "from": 1380 }', '1.380')).toBe(true)
})

test.each([
  ['[AZM-24](/azm-24): 24 fan, 240 ve 24,5', '24', '32', '[AZM-32](/azm-24): 32 fan, 240 ve 24,5'],
  ['Fan, fanlar, iç fan', 'fan', 'ızgara', 'Izgara, ızgaralar, iç ızgara'],
  ['IŞIK ışık', 'Işık', 'lamba', 'lamba lamba'],
  ['t:fan', 'fan', 'pad', 't:fan'],
])('in "%s", "%s" becomes "%s"', (text, words, to, expected) => {
  expect(withWordsReplaced(text, words, to, 'tr')).toBe(expected)
})
