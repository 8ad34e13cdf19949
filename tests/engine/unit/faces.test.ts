import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { faceOf, lettersFor, rubik, rubikSubsets } from '../../../tools/content/language/faces'
import { fontTable, glyphsByLetter, readTables } from '../../../tools/html/sfnt'

test.each(Object.entries(rubik))('Rubik has what is said of it: %s', async (subset, ranges) => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/rubik/files/rubik-${subset}-wght-normal.woff2`,
  )
  const font = await subsetFont(readFileSync(file), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })
  const letters = glyphsByLetter(fontTable(readTables(font), 'cmap'))
  const lacking: string[] = []
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
    for (let letter = first; letter <= last; letter++) if (!letters.has(letter)) lacking.push(letter.toString(16))
  }
  expect(lacking).toEqual([])
})

test('a language that Rubik has no letters for has a family of its own', () => {
  const codes = ['en', 'pt-BR', 'he', 'ja', 'zh', 'zh-TW', 'ko', 'el', 'ta', 'vi', 'ur', 'sr-Latn', 'az-Cyrl', 'xx']
  expect(
    codes.map((code) => `${code}: ${faceOf(code)?.family ?? 'Rubik'}${faceOf(code)?.whole ? ' alone' : ''}`),
  ).toMatchInlineSnapshot(`
      [
        "en: Rubik",
        "pt-BR: Rubik",
        "he: Rubik",
        "ja: Noto Sans JP",
        "zh: Noto Sans SC",
        "zh-TW: Noto Sans TC",
        "ko: Noto Sans KR",
        "el: Noto Sans",
        "ta: Noto Sans Tamil",
        "vi: Noto Sans alone",
        "ur: Noto Sans Arabic alone",
        "sr-Latn: Rubik",
        "az-Cyrl: Rubik",
        "xx: Rubik",
      ]
    `)
})

test('only a site that writes Hebrew or more than plain Cyrillic has those files of Rubik', () => {
  const basic = ['latin', 'latin-ext', 'cyrillic', 'arabic']
  expect(rubikSubsets(['tr', 'ru', 'ja'])).toEqual(basic)
  expect(rubikSubsets(['kk', 'he'])).toEqual([...basic, 'cyrillic-ext', 'hebrew'])
})

test('a face is needed for the letters that Rubik has not, or for all', () => {
  expect(lettersFor('μέτρα', 'tr')).toBe('')
  expect(lettersFor('Γ: 12 μέτρα', 'el')).toBe('Γέαμρτ')
  expect(lettersFor('ヨットの講習、AZM ヨット', 'ja')).toBe('、のットヨ習講')
  expect(lettersFor('cả ba', 'vi')).toBe(' abcả')
  expect(lettersFor('İyi geceler, ışık № 7', 'tr')).toBe('İış№')
  expect(lettersFor('Straße', 'de')).toBe('ß')
})
