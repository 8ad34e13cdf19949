import { forEachLanguage, wordFinder } from './pattern'
import { usageOf } from './usage'

/** The first number that the list of a language has. */
const first = 2

/**
 * Small numbers that a text writes in words, as ordinals too. A language whose words are not known has none.
 * @param wanted the numbers to look for
 */
export function numbersInWords(text: string, language: string, wanted: number[]): number[] {
  return findersOf(language).flatMap(({ value, find }) => (wanted.includes(value) ? find(text).map(() => value) : []))
}

const findersOf = forEachLanguage((language) =>
  (usageOf(language).numbers ?? []).map((words, i) => ({
    value: i + first,
    find: wordFinder(words, language, 'whole'),
  })),
)
