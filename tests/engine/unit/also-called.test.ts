import { expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { homeLinkingTo, page, problemsOf } from './site'

const only = checks.filter(({ code }) => code === 'also-called' || code === 'unknown-language')
const glossary = (alsoCalled: object) => ({ 'locales/glossary.json': { terms: [], alsoCalled } })
const fan = {
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Soğutma pedinin önünde **klape** durur.' }]),
  'locales/en/fan.json': { title: 'Fan', blocks: { about: { text: 'A **flap** covers the cooling pads.' } } },
}

test('words lead to what pages say, in whatever form', () => {
  const also = { tr: { petek: 'soğutma ped', Damper: 'klape' }, en: { 'wet wall': 'cooling pad' } }
  expect(problemsOf({ ...fan, ...glossary(also) }, only)).toBe('')
})

test('a name that no page has, words that pages have, and a language that there is not are reported', () => {
  const also = {
    tr: { petek: 'soğutucu', klape: 'soğutma ped', çerçeve: 'fan' },
    en: { damper: 'klape', Flap: 'cooling pad', fla: 'flap' },
    fr: { volet: 'klape' },
  }
  expect(problemsOf({ ...fan, ...glossary(also) }, only)).toMatchInlineSnapshot(`
    "locales/glossary.json:5:16 warning also-called
    No page says "soğutucu" in Turkish, so "petek" finds nothing. Write what the pages call it, as they write it.
        4 |     "tr": {
      > 5 |       "petek": "soğutucu",
          |                ^
        6 |       "klape": "soğutma ped",

    locales/glossary.json:6:7 warning also-called
    Pages say "klape" in Turkish, so the search finds it by itself. Delete the entry.
        5 |       "petek": "soğutucu",
      > 6 |       "klape": "soğutma ped",
          |       ^
        7 |       "çerçeve": "fan"

    locales/glossary.json:10:17 warning also-called
    No page says "klape" in English, so "damper" finds nothing. Write what the pages call it, as they write it.
         9 |     "en": {
      > 10 |       "damper": "klape",
           |                 ^
        11 |       "Flap": "cooling pad",

    locales/glossary.json:11:7 warning also-called
    Pages say "Flap" in English, so the search finds it by itself. Delete the entry.
        10 |       "damper": "klape",
      > 11 |       "Flap": "cooling pad",
           |       ^
        12 |       "fla": "flap"

    locales/glossary.json:14:5 error unknown-language
    "fr" is not a language of the site. Choose one of: tr, en, ar.
        13 |     },
      > 14 |     "fr": {
           |     ^
        15 |       "volet": "klape""
  `)
})

test('what is printed or not published is not searched', () => {
  const printed = { 'pages/_documents/notice.json': page([{ type: 'text', id: 'about', text: 'Salkım' }]) }
  const draft = { 'pages/other.json': page([{ type: 'text', id: 'about', text: 'Salkım' }], { draft: true }) }
  const also = glossary({ tr: { petek: 'salkım' } })
  expect(problemsOf({ ...printed, ...draft, ...also }, only)).toContain('No page says "salkım" in Turkish')
})
