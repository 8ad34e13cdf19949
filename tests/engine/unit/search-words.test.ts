import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forIndex, forQuery, fromIndex } from '../../../renderer/parts/search-words'

/** What Pagefind makes of indexed words: small letters without accents. */
const asIndexed = (words: string, language: string) =>
  forIndex(words, language).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

test.each(['tr', 'en', 'ar', 'ru', 'ja'])('words come back from the index as they were written: %s', (language) => {
  const words = fc.stringMatching(/^[ iıİIsştmaAالمروحة ولفبك船体の講習ヨット、.-]*$/u)
  fc.assert(fc.property(words, (written) => fromIndex(forIndex(written, language)) === written))
})

test('a Turkish word is found at the start of a sentence and in capitals', () => {
  expect(asIndexed('Isıtma sistemi. Işık.', 'tr')).toBe('ısıtma sistemi. ısık.')
  expect(forQuery('ISITMA', 'tr')).toBe('ısıtma')
})

test('another language keeps its I', () => {
  expect(asIndexed('Industrial fans', 'en')).toBe('industrial fans')
  expect(forQuery('INDUSTRIAL', 'en')).toBe('industrial')
})

test('an Arabic noun stands apart from its article, which is not looked for', () => {
  expect(forIndex('في المروحة وللعنبر', 'ar').split(/[ \u2060]/)).toContain('مروحة')
  for (const asked of ['المروحة', 'والمروحة', 'بالمروحة', 'مروحة']) expect(forQuery(asked, 'ar')).toBe('مروحة')
})

test('in writing without spaces a word next to emphasis stands apart from its neighbours', () => {
  expect(['>夜は、', '>天の川', '>が'].map((text) => forIndex(text, 'ja')).join('')).toMatch(/[\s>\u2060]天の川[\s>]/)
  expect(fromIndex(forIndex('>天の川', 'ja'))).toBe('>天の川')
})
