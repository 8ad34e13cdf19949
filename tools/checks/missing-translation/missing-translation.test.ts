import { expect, test } from 'vitest'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'
import { missingTranslation } from '.'

const text = { type: 'text', id: 'about', text: 'Sözler' }

test('a page without translations: a warning', () => {
  expect(problemsOf(fanWith(), [missingTranslation])).toMatchInlineSnapshot(`
    "pages/fan.json:2:12 warning missing-translation
    There is no English (en) translation; visitors see it in Turkish. Write locales/en/fan.json.

    pages/fan.json:2:12 warning missing-translation
    There is no Arabic (ar) translation; visitors see it in Turkish. Write locales/ar/fan.json."
  `)
})

test('words that are missing are a warning where another language stands in, an error where none may', () => {
  const english = { 'locales/en/fan.json': { title: 'Fan' } }
  expect(problemsOf({ ...fanWith(), ...english }, [missingTranslation])).toMatchInlineSnapshot(`
    "locales/en/fan.json:1:1 warning missing-translation
    "description", "blocks.about.text" are not translated.

    pages/fan.json:2:12 warning missing-translation
    There is no Arabic (ar) translation; visitors see it in English. Write locales/ar/fan.json."
  `)
  expect(
    problemsOf({ ...fanWith([text], { fallback: 'none' }), ...english }, [missingTranslation]),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:1:1 error missing-translation
    "description", "blocks.about.text" are not translated.

    pages/fan.json:2:12 warning missing-translation
    There is no Arabic (ar) translation; visitors see a notice. Write locales/ar/fan.json."
  `)
})
