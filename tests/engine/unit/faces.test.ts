import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import { expect, test } from 'vitest'
import { glyphsByLetter, readTables, tableOf } from '../../../tools/build/sfnt'
import { faceOf, furtherLetters, lettersWithin, rubik } from '../../../tools/content/faces'

test.each(Object.entries(rubik))('Rubik has what is said of it: %s', async (subset, ranges) => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/rubik/files/rubik-${subset}-wght-normal.woff2`,
  )
  const font = await fontverter.convert(readFileSync(file), 'sfnt')
  const letters = glyphsByLetter(tableOf(readTables(font), 'cmap'))
  const lacking: string[] = []
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
    for (let letter = first; letter <= last; letter++) if (!letters.has(letter)) lacking.push(letter.toString(16))
  }
  expect(lacking).toEqual([])
  expect('ş').toMatch(lettersWithin(rubik['latin-ext']))
})

test('a language that Rubik has no letters for has a family of its own', () => {
  const codes = ['en', 'pt-BR', 'he', 'ja', 'zh', 'zh-TW', 'ko', 'el', 'ta', 'vi', 'ur', 'sr-Latn', 'az-Cyrl', 'xx']
  expect(codes.map((code) => `${code}: ${faceOf(code)?.family ?? 'Rubik'}${faceOf(code)?.whole ? ' alone' : ''}`))
    .toMatchInlineSnapshot(`
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

test('letters that most sites do not use are noted, all of them where nothing of Rubik is used', () => {
  expect(furtherLetters('Örnek: 12 μέτρα', 'tr')).toBe('άέαμρτ')
  expect(furtherLetters('ヨットの講習、ヨット', 'ja')).toBe('、のットヨ習講')
  expect(furtherLetters('cả ba', 'vi')).toBe(' abcả')
})
