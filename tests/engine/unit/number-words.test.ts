import { expect, test } from 'vitest'
import { translationNumber } from '../../../tools/checks/translation-number'
import { type Files, homeLinkingTo, page, problemsOf, smallSite } from './site'

/** The small site with one more language. */
const withLanguage = (code: string): Files => {
  const site = smallSite['pages/_site.json'] as { languages: { code: string }[] }
  const isThere = site.languages.some((language) => language.code === code)
  const languages = isThere
    ? site.languages
    : [...site.languages, { code, name: code, dir: code === 'he' ? 'rtl' : 'ltr', flagPath: 'flag.svg' }]
  return { 'pages/_site.json': { ...site, languages } }
}

const translated = (text: string, lang: string, translation: string, files: Files = {}) =>
  problemsOf(
    {
      ...homeLinkingTo('/fan'),
      'pages/fan.json': page([{ type: 'text', id: 'about', text }]),
      ...withLanguage(lang),
      [`locales/${lang}/fan.json`]: { blocks: { about: { text: translation } } },
      ...files,
    },
    [translationNumber],
  )

test.each([
  ['3. sınıf öğrencisi', 'ar', 'طالب السنة الثالثة'],
  ['3. sınıf öğrencisi', 'en', 'A third-year student'],
  ['Üç fan', 'en', '3 fans'],
  ['2 fan, iki kapı', 'en', 'Two fans, two doors'],
  ['Bir fan', 'ja', '1つの扇風機'],
  ['Her saat', 'ja', '1時間ごと'],
  ['Ekim’de', 'ja', '10月に'],
  ['Dokuz usta', 'ja', '9人の職人'],
  ['Sekizden dörde', 'ja', '8時から16時まで'],
  ['İki milyon', 'ja', '200万'],
  ['100.000 kanat', 'ja', '10万羽'],
  ['Yarım saat', 'ja', '30分'],
  ['2 saat, 3 kapı', 'he', 'שעתיים, שלוש דלתות'],
  ['2 tekne, 10. ay', 'fi', 'Kahdessa veneessä, lokakuussa'],
  ['2. tekne, 8 gün', 'fi', 'Toisen veneen kahdeksannen päivän'],
  ['25 kişi', 'de', 'Fünfundzwanzig Leute, also 25'],
])('%s: %s, %s', (text, lang, translation) => {
  expect(translated(text, lang, translation)).toBe('')
})

test('what may be a word is a warning, what cannot be is an error, and both name their way out', () => {
  expect(translated('3 fan', 'en', 'Fans')).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:15 warning translation-number
    The numbers differ: none here, 3 in Turkish. Write it in digits or as a word. Is it right? Then add { "language": "tr", "words": "3 fan", "why": "…" } to "meant" in locales/glossary.json.
        3 |     "about": {
      > 4 |       "text": "Fans"
          |               ^
        5 |     }"
  `)
  expect(translated('1350 fan', 'en', 'Fans')).toMatch('error translation-number')
  expect(translated('3 fan', 'en', '4 fans')).toMatch('error translation-number')
})

test('numbers that are meant', () => {
  const meant = [{ language: 'en', words: '4 fans', why: 'One more is sold there.' }]
  const files = { 'locales/glossary.json': { terms: [], meant } }
  expect(translated('3 fan', 'en', '4 fans', files)).toBe('')
})

test.each([
  ['another number in words', '3. sınıf', 'Second year'],
  ['a word that the source has as well', '2 fan, iki kapı', 'Fans, two doors'],
  ['one word for two numbers', '3 fan, 3 kapı', 'Three fans, doors'],
  ['a part of a word', '2 fan', 'Fans in a network'],
])('%s hides nothing', (_, text, translation) => {
  expect(translated(text, 'en', translation)).toMatch('The numbers differ')
})
