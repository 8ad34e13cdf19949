import { expect, test } from 'vitest'
import { widthOf } from '../../../tools/checks/seo-length'
import { directionOf, fold, isKnownLanguage, languageName, scriptOf } from '../../../tools/content/language'
import { foreignDigits, numbersIn } from '../../../tools/content/numbers'

test('numbers are found in the digits and signs of their language', () => {
  expect(numbersIn('1.500,5 kg', 'tr').free).toEqual([1500.5])
  expect(numbersIn('1 500,5 kg', 'fr').free).toEqual([1500.5])
  expect(numbersIn('1,50,000 kg', 'hi').free).toEqual([150_000])
  expect(numbersIn('۱٬۵۰۰٫۵ کیلوگرم', 'fa').free).toEqual([1500.5])
  expect(numbersIn('２５羽を１０時間', 'ja').free).toEqual([10, 25])
  expect(numbersIn('25마리', 'ko').free).toEqual([25])
  expect(numbersIn('200-250 g, 08:00', 'en').free).toEqual([0, 8, 200, 250])
})

test('numbers in Chinese characters may be meant, and need not be', () => {
  expect(numbersIn('十歳、二百五十羽、二〇二六年', 'ja')).toMatchObject({ free: [], all: [10, 250, 2026] })
})

test('digits that are part of a code are no numbers of their own', () => {
  expect(numbersIn('3D, H2O, 4x4, Covid-19 ve AZM-100', 'tr').free).toEqual([])
  expect(numbersIn('A-4 ve 4-A', 'tr').free).toEqual([4])
})

test('digits of another language', () => {
  expect(foreignDigits('٢٥ kg', 'en')).toBe('٢٥')
  expect(foreignDigits('۲۵', 'fa')).toBeUndefined()
  expect(foreignDigits('25 and ２５', 'ja')).toBeUndefined()
})

test('width is measured in Latin letters', () => {
  expect(widthOf('Fan')).toBe(3)
  expect(widthOf('扇風機です。')).toBe(12)
  expect(widthOf('مَرْوَحة')).toBe(5)
})

test('what is no language tag has a name, a script and small letters too', () => {
  for (const code of ['zh_CN', '', 'x', 'yedek kopya', 'türkçe']) {
    expect(languageName(code)).toBe(code)
    expect(scriptOf(code)).toBe('Latn')
    expect(directionOf(code)).toBe('ltr')
    expect(fold('FAN', code)).toBe('fan')
    expect(isKnownLanguage(code)).toBe(false)
  }
  expect(languageName('zh-Hant')).toBe('Traditional Chinese')
  expect([directionOf('he'), directionOf('az-Arab'), directionOf('az')]).toEqual(['rtl', 'rtl', 'ltr'])
})
