import { forEachLanguage, wholeWords } from './pattern'
import { usageOf } from './usage'

/** The first number that the list of a language has. */
const first = 2

/** Small numbers that a text writes in words, as ordinals too. A language whose words are not known has none. */
export function numbersInWords(text: string, language: string): number[] {
  return patternsOf(language).flatMap(({ value, pattern }) => Array.from(text.matchAll(pattern), () => value))
}

const patternsOf = forEachLanguage((language) =>
  (usageOf(language).numbers ?? []).map((words, i) => ({
    value: i + first,
    pattern: new RegExp(wholeWords(words, language), 'giu'),
  })),
)
