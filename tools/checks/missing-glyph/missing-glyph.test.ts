import { expect, test } from 'vitest'
import { type Files, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { directionOf } from '../../content/language/language'
import { missingGlyph } from '.'

/** Files of the small site with an additional language, and with a text in that language. */
const siteIn = (code: string, text: string): Files => {
  const site = smallSite['pages/_site.json'] as { languages: object[] }
  return {
    'pages/_site.json': { ...site, languages: [...site.languages, { code, name: code, dir: directionOf(code) }] },
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Döner' }]),
    [`locales/${code}/fan.json`]: { blocks: { about: { text } } },
  }
}

test('a letter that no font has is named, with its place', () => {
  const text = 'Çap ≤ 60 → 30 Ω ℓ ±2 °C №5'
  expect(
    problemsOf({ 'pages/fan.json': page([{ type: 'text', id: 'about', text }]) }, [missingGlyph]),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:8:25 warning missing-glyph
    The fonts for Turkish lack the letters "→" (U+2192) and "ℓ" (U+2113). Browsers show them in another font, and link previews do not show them at all. Can you use other words?"
  `)
  expect(problemsOf({ 'locales/en/index.json': { title: 'Home ✓' } }, [missingGlyph])).toMatchInlineSnapshot(`
    "locales/en/index.json:2:18 warning missing-glyph
    The fonts for English lack the letter "✓" (U+2713). Browsers show it in another font, and link previews do not show it at all. Can you use other words?"
  `)
})

test('letters of another script are for another rule', () => {
  expect(
    problemsOf({ 'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Döner ქართული' }]) }, [missingGlyph]),
  ).toBe('')
})

test('a language whose font is not installed is named once', () => {
  expect(problemsOf(siteIn('ta', 'தமிழ் எழுத்து'), [missingGlyph])).toMatchInlineSnapshot(`
    "pages/_site.json:31:15 warning missing-glyph
    There is no font for Tamil (ta). Install it: npm install --save-dev --save-exact @fontsource-variable/noto-sans-tamil"
  `)
})

test.each([
  ['he', 'סירות מפרש: 12 מ׳'],
  ['kk', 'Қазақша әріптер ң ғ ү ұ қ ө һ'],
  ['pt-BR', 'Cursos de navegação – “barcos”'],
])('Rubik has the letters of %s', (code, text) => {
  expect(problemsOf(siteIn(code, text), [missingGlyph])).toBe('')
})
