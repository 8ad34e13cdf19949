import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { faceOf, lettersFor, lettersIn, lettersOutside, rubik } from '../../../tools/content/language/faces'
import { fontTable, glyphsByLetter, readTables } from '../../../tools/files/site/sfnt'

test('Rubik has the letters that are said of it', async () => {
  const whole = readFileSync('renderer/fonts/rubik.woff2')
  const font = await subsetFont(whole, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })
  const letters = glyphsByLetter(fontTable(readTables(font), 'cmap'))
  const lacking = [...lettersIn(rubik)].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))
  expect(lacking).toEqual([])
})

test.each([
  ['tr', 'çğıİöşüâîû'],
  ['de', 'äöüßÄÖÜẞ'],
  ['fr', 'àâæçéèêëîïôœùûüÿ'],
  ['es', 'áéíñóúü¿¡'],
  ['pl', 'ąćęłńóśźż'],
  ['ro', 'ăâîșț'],
  ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  ['uk', 'ґєії'],
  ['kk', 'әғқңөұүһі'],
  ['he', 'אבגדהוזחטיכךלמםנןסעפףצץקרשת״׳'],
  ['ar', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي٠١٢٣٤٥٦٧٨٩؟،؛'],
  ['fa', 'پچژگکی۰۱۲۳۴۵۶۷۸۹'],
  ['figures', '≤ ≥ ≠ ≈ ± × ÷ ‰ √ ∞ ½ ⅓ ² ³ µ ° № € ₽'],
])('Rubik has the letters of %s', (_, letters) => {
  expect(letters.match(lettersOutside([rubik]))).toBeNull()
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

test('files of a language have the further letters of Rubik, and those of its face', () => {
  expect(lettersFor('μέτρα', 'tr')).toBe('')
  expect(lettersFor('Γ: 12 μέτρα', 'el')).toBe('Γέαμρτ')
  expect(lettersFor('ヨットの講習、AZM ヨット São', 'ja')).toBe('ã、のットヨ習講')
  expect(lettersFor('cả ba', 'vi')).toBe(' abcả')
  expect(lettersFor('İyi geceler, ışık № 7', 'tr')).toBe('İış№')
  expect(lettersFor('Straße', 'de')).toBe('ß')
})
