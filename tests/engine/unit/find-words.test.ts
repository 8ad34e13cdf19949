import { expect, test } from 'vitest'
import { findWords, maySay } from '../../../tools/content/check/find-words'
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
