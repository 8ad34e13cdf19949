import { expect, test } from 'vitest'
import { directionOf, fold, isKnownLanguage, languageName, scriptOf } from '../../../tools/content/language/language'
import { foreignDigits, numbersIn } from '../../../tools/content/language/numbers'

const valuesIn = (text: string, language: string) => numbersIn(text, language).map(({ values }) => values)

test('numbers are found in the digits and signs of their language', () => {
  expect(valuesIn('1.500,5 kg', 'tr')).toEqual([[1500.5]])
  expect(valuesIn('1 500,5 kg', 'fr')).toEqual([[1500.5]])
  expect(valuesIn('1,50,000 kg', 'hi')).toEqual([[150_000]])
  expect(valuesIn('۱٬۵۰۰٫۵ کیلوگرم', 'fa')).toEqual([[1500.5]])
  expect(valuesIn('２５羽を１０時間', 'ja')).toEqual([[25], [10]])
  expect(valuesIn('1.250 m', 'de')).toEqual([[1250]])
  expect(valuesIn('1.250 m', 'en')).toEqual([[1.25]])
  expect(valuesIn('1.250 m', 'fr')).toEqual([[1250, 1.25]])
})

test('parts of codes, dates and hours may be written in another way', () => {
  const text = '3D, H2O, Covid-19, AZM-100, 06.05.2024, 8:30, 25 kuş'
  expect(numbersIn(text, 'tr').filter(({ isLoose }) => !isLoose)).toMatchObject([{ written: '25', unit: 'kuş' }])
  expect(numbersIn('A-4 ve 4-A', 'tr').map(({ isLoose }) => isLoose)).toEqual([true, false])
})

test('digits of another language', () => {
  expect(foreignDigits('٢٥ kg', 'en')).toBe('٢٥')
  expect(foreignDigits('۲۵', 'fa')).toBeUndefined()
  expect(foreignDigits('25 and ２５', 'ja')).toBeUndefined()
})

test('what is no language tag has a name, a script and lowercase letters too', () => {
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
