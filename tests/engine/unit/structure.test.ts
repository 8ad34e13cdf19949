import { expect, test } from 'vitest'
import { type Change, errorsAfter, mistake } from './mistakes'
import { problemsOf } from './site'

const page = 'pages/fan.json'

test('a bare number or truth in a cell is a figure, and no words', () => {
  const table = (value: unknown) => ({
    ...{ type: 'spec-table', id: 'table', title: 'Tablo' },
    rows: [{ id: 'power', label: 'Güç', value }],
  })
  const lastSentence = (value: unknown) =>
    errorsAfter([`${page} blocks 4`, table(value)])
      .split('. ')
      .at(-1)
  expect([1500, true, false].map(lastSentence)).toEqual([
    'Write {"value":1500}.',
    'Write {"tick":true}.',
    'Write {"none":true}.',
  ])
})

test('a field that an object within lacks is named with that object', () => {
  const within: Change[] = [
    [`${page} closing`, { action: { label: 'Fan', href: '/' } }],
    [`${page} blocks 1 image`, { src: 'fan.svg' }],
    ['pages/_site.json brands 0 colours accent', undefined],
    ['pages/_site.json consent text', undefined],
    [`${page} title`, undefined],
    [`${page} blocks 0 id`, undefined],
  ]
  expect(within.map((change) => errorsAfter(change)).join('\n')).toMatchInlineSnapshot(`
    "pages/fan.json:86:5 error unknown-field
      "closing" of the page has no field "action", but needs "title". Its fields are: title, contact.
    pages/fan.json:15:16 error missing-alt
      "image" of Text block "outlet" needs "alt". Alternative text: one sentence that describes the picture for people who cannot see it.
    pages/_site.json:40:18 error missing-field
      "colours" of "default" in "brands" of the site needs "accent". The signal colour of small squares, of the bar of the current tab and of buttons on a dark background.
    pages/_site.json:81:14 error missing-field
      "consent" of the site needs "text". The question for visitors, in one or two sentences.
    pages/fan.json:1:1 error missing-field
      The page needs "title". The name of the page, used as the main heading and as the title in browser tabs and search results. Always written out, never "t:key".
    pages/fan.json:5:5 error missing-field
      Text block number 1 needs "id". The name of the block, unique on the page. It is also the #anchor in the address of the block, and the key of the block in translations. Keep the name when you change the texts of the block."
  `)
})

test('a term of the glossary that is none', () => {
  expect(problemsOf({ 'locales/glossary.json': { terms: [{ id: 'nest', tr: 'folluk' }] } }, [])).toMatchInlineSnapshot(`
    "locales/glossary.json:5:13 error wrong-type
    "tr" of "nest" in "terms" of the glossary must be a list in [ ], but is text. Write ["folluk"]."
  `)
})

test('shared words that cannot be read are not missing too', () => {
  expect(mistake(['locales/tr/common.json', '{ "features": '])).toMatchInlineSnapshot(`
    "locales/tr/common.json:1:13 error invalid-json
      This is not valid JSON: expected a value. Is there an extra comma before it?"
  `)
})

test('a page of which nobody knows the language', () => {
  expect(mistake([`${page} lang`, ['en']])).toMatchInlineSnapshot(`
    "pages/fan.json:85:11 error wrong-type
      "lang" of the page must be text in double quotes, but is a list. Write "en"."
  `)
})

test('a field of the name that every object has a function of', () => {
  expect(mistake(['pages/fan.json blocks 1 toString', 'Fan'])).toMatchInlineSnapshot(`
    "pages/fan.json:15:7 error unknown-field
      Text block "outlet" has no field "toString". Its fields are: type, id, visible, brands, confirm, title, text, file, image, caption, tone, look."
  `)
})
