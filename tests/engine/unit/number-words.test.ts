import { expect, test } from 'vitest'
import { translationNumber } from '../../../tools/checks/translation-number'
import { homeLinkingTo, page, problemsOf } from './site'

const translated = (text: string, lang: string, translation: string) =>
  problemsOf(
    {
      ...homeLinkingTo('/fan'),
      'pages/fan.json': page([{ type: 'text', id: 'about', text }]),
      [`locales/${lang}/fan.json`]: { blocks: { about: { text: translation } } },
    },
    [translationNumber],
  )

test.each([
  ['3. sınıf öğrencisi', 'ar', 'طالب السنة الثالثة'],
  ['3. sınıf öğrencisi', 'en', 'A third-year student'],
  ['Üç fan', 'en', '3 fans'],
  ['2 fan, iki kapı', 'en', 'Two fans, two doors'],
])('%s: %s, %s', (text, lang, translation) => {
  expect(translated(text, lang, translation)).toBe('')
})

test.each([
  ['another number in words', '3. sınıf', 'Second year'],
  ['a word that the source has as well', '2 fan, iki kapı', 'Fans, two doors'],
  ['one word for two numbers', '3 fan, 3 kapı', 'Three fans, doors'],
  ['a part of a word', '2 fan', 'Fans in a network'],
  ['an article, which is no number', '1 fan', 'One of a kind'],
])('%s hides nothing', (_, text, translation) => {
  expect(translated(text, 'en', translation)).toMatch('The numbers differ')
})
