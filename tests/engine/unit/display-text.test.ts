import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isolated, showWordsOf } from '../../../renderer/parts/display-text'
import { runs } from '../../../tools/content/language/runs'

/** Renders right-to-left text, with [ ] around isolated runs. */
const rendered = (words: string) => {
  showWordsOf({ dir: 'rtl', runs })
  return renderToStaticMarkup(isolated(words))
    .replaceAll('<bdi dir="ltr">', '[')
    .replaceAll('</bdi>', ']')
    .replaceAll('&amp;', '&')
}

test.each([
  'התקשרו: [+49 555 123 4567] או [(030) 123-45].',
  'הטמפרטורה [−20 °C] בלילה, [20 °C] ביום',
  '[C++] ו[C#], [.NET] וגם Java.',
  '[-5 °C] עד [+40 °C]',
  '[- 5 °C] בלילה',
  'ב-[24 V] או ב־[12 V DC]',
  'מידות: [5 × 10 × 3.5 cm]',
  '[10–20], [08:00-18:00] ([50 Hz])',
  'المروحة [+49 (0)30 123456]، [50%]',
  '[https://a.example/]',
  '[(+90) 212 123 45 67]',
  '[#1] [@name]',
  '[1 380 m³/h]',
])('%s', (words) => {
  expect(rendered(words.replace(/[[\]]/g, ''))).toBe(words)
})

test.each([
  'Wi-Fi בבית',
  'עם AT&T, RS-485 ו-24V.',
  '2024',
  'גרסה 3.5, 24/7',
  'א – ב',
  'שלום (12)',
  'max. 5 A',
  'DC 24 V',
  '5, 10, 15',
])('%s is in order by itself', (words) => {
  expect(rendered(words)).toBe(words)
})

test('words from left to right stay as they are', () => {
  showWordsOf({ dir: 'ltr' })
  expect(isolated('+49 555 123')).toBe('+49 555 123')
})
