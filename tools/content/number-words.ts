import { forEachLanguage, wholeWords } from './pattern'
import { usageOf } from './usage'

/** The first number that the list of a language has. */
const first = 2

/**
 * Small numbers that a text writes in words, as ordinals too. A language whose words are not known has none.
 * @param wanted the numbers to look for
 */
export function numbersInWords(text: string, language: string, wanted: number[]): number[] {
  return patternsOf(language).flatMap(({ value, pattern }) =>
    wanted.includes(value) ? Array.from(text.matchAll(pattern), () => value) : [],
  )
}

const patternsOf = forEachLanguage((language) =>
  (usageOf(language).numbers ?? []).map((words, i) => ({
    value: i + first,
    pattern: new RegExp(wholeWords(words, language), 'giu'),
  })),
)
