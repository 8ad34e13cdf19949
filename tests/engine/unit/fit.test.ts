import { expect, test } from 'vitest'
import { fitClass, wordsWidth } from '../../../renderer/parts/fit'

const longest = (text: string) => Number(fitClass(text).className?.replace('fit-', '') ?? 0)

test('a heading knows the length of its longest word, and nothing of words that fit everywhere', () => {
  expect(fitClass('Pan and drinker')).toEqual({})
  expect(longest('Das Beleuchtungssystem')).toBe(longest('Beleuchtungssystem'))
  expect(longest('Beleuchtungssystem')).toBeGreaterThan(longest('Beleuchtungen'))
  expect(longest('Hello-world-of-many-short-parts / and-more')).toBe(0)
})

test('scripts without spaces break after every sign', () => {
  expect(fitClass('望遠鏡の鏡を長く保つための手入れ')).toEqual({})
})

test('lengths are rather too long than too short', () => {
  // In Rubik with weight 650, these words are 9.26 and 6.92 em wide. The estimated widths must not be smaller.
  expect(wordsWidth('Beleuchtungssystem')).toBeGreaterThan(9.26)
  expect(wordsWidth('оборудование')).toBeGreaterThan(6.92)
  // Letters of these scripts fill a square.
  expect(wordsWidth('お問い合わせ')).toBe(6)
  expect(wordsWidth('망원경')).toBe(3)
})
