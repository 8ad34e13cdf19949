import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'

const page = 'pages/fan.json'

test('languages that lack that of the page, or are never used', () => {
  expect(mistake([`${page} languages`, ['en', 'ar']])).toMatchInlineSnapshot(`
    "pages/fan.json:85:16 error page-languages
      "languages" lacks "tr", the language this page is written in. Add "tr"."
  `)
  expect(mistake([`${page} fallback`, ['tr', 'en']])).toMatchInlineSnapshot(`
    "pages/fan.json:87:5 error page-languages
      Nothing after "tr" in "fallback" is ever used. The page is written in Turkish, so all its words are found there. Put "tr" last."
  `)
  expect(mistake([`${page} fallback`, ['tr']])).toBe('')
})
