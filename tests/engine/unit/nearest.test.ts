import { expect, test } from 'vitest'
import { nearest, suggest } from '../../../tools/content/base/nearest'
import { say } from '../../../tools/content/say/say.js'

test.each([
  ['two swapped letters', 'tilte', ['text', 'title'], 'title'],
  ['two swapped letters of a short name', 'di', ['type', 'id'], 'id'],
  ['a swap and another slip', 'despcritoin', ['description'], 'description'],
  ['a capital', 'Title', ['title'], 'title'],
  ['a letter too few', 'galery', ['gallery', 'hero'], 'gallery'],
  ['a folder too many', 'ventilation/fan-systems', ['ventilation-systems', 'fan-systems'], 'fan-systems'],
  ['a name that became longer', 'documents/privacy.pdf', ['documents/privacy-2026.pdf'], 'documents/privacy-2026.pdf'],
  ['a folder of the project', 'pages/_media/x.png', ['y/x.png', 'x.png'], 'x.png'],
  ['another folder', 'company/fan', ['ventilation/fan', 'company/fin'], 'ventilation/fan'],
  ['an ending', 'fan.json', ['fin', 'fan'], 'fan'],
  ['a slash too few', 'about', ['/about', '/'], '/about'],
  ['other words of the same length', '/exhaust-fan', ['/extract-fan', '/'], '/extract-fan'],
])('%s', (_, name, names, expected) => {
  expect(nearest(name, names)).toBe(expected)
})

test.each([
  ['flags/it.svg', ['flags/ar.svg', 'flags/tr.svg', 'flags/en.svg']],
  ['flags/tr.svg', ['flags/ar.svg']],
  ['fr', ['tr', 'en']],
  ['ventilation/wall-fan', ['ventilation/roof-fan']],
  ['constructor', ['text']],
  ['', ['id']],
  ['a'.repeat(101), ['a'.repeat(100)]],
])('%s is none of %j', (name, names) => {
  expect(nearest(name, names)).toBeUndefined()
})

test('without one that is near, the names there are', () => {
  expect(suggest('blue', ['red', 'green'])).toEqual(say`Choose one of: ${'red, green'}.`)
  expect(suggest('blue', ['red'])).toEqual(say`There is only "${'red'}".`)
  expect(suggest('blue', [])).toBeUndefined()
  expect(
    suggest(
      'blue',
      Array.from({ length: 21 }, (_, i) => `colour-${i}`),
    ),
  ).toBeUndefined()
})
