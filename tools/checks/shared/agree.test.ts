import { expect, test } from 'vitest'
import type { Message } from '../../content/check/message'
import { differences } from './agree'

test('what most translations have is found, whichever comes first', () => {
  const message = (lang: string, text: string): Message =>
    Object({ lang, text, document: { file: `locales/${lang}/fan.json` } })
  const differencesOf = (...translations: [language: string, text: string][]) =>
    differences(
      { source: message('en', '25'), translations: translations.map((translation) => message(...translation)) },
      ({ text }) => text,
      (a, b) => a === b,
    ).map(({ message: { lang }, wanted }) => `${lang}, not ${wanted}`)
  const expected = ['en, not 30', 'de, not 25']
  expect(differencesOf(['de', '52'], ['fr', '30'], ['ar', '30'], ['es', '30'])).toEqual(expected)
  expect(differencesOf(['fr', '30'], ['ar', '30'], ['es', '30'], ['de', '52'])).toEqual(expected)
})
