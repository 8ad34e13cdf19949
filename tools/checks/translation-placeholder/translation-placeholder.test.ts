import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { type Files, problemsOf } from '../../../tests/engine/unit/site'
import { translationPlaceholder } from '.'

const said = (files: Files) => problemsOf(files, [translationPlaceholder])

test('placeholders that differ', () => {
  const files = {
    'locales/tr/common.json': { sizes: { range: '{from} ile {to} arası' } },
    'locales/en/common.json': { sizes: { range: 'Between {from} and {until}' } },
  }
  expect(said(files)).toMatchInlineSnapshot(`
    "locales/en/common.json:3:14 error translation-placeholder
    The placeholders differ: {from} and {until} here, {from} and {to} in Turkish. Copy them letter by letter; they are replaced when the page is shown."
  `)
})

test('placeholders that changed in the source are one problem, there', () => {
  expect(mistake(['locales/tr/common.json specifications', 'Görsel {m}'])).toMatchInlineSnapshot(`
    "locales/tr/common.json:2:21 error translation-placeholder
      The placeholders differ: {m} here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/common.json too."
  `)
})
