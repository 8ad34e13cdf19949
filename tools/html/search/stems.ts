import { createRequire } from 'node:module'
import { fold } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'

/** Languages whose endings are known, with their names in the library. */
const knownStems: Record<string, string> = {
  ar: 'arabic',
  bg: 'bulgarian',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovenian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
}

const require = createRequire(import.meta.url)

/**
 * Makes a function from a word as it is written to its stem, folded. Where the endings of a language are not known, or the
 * word has a digit, the stem is the word itself.
 */
export const stemmerOf = memoize((language: string) => {
  const name = knownStems[language.split('-')[0] ?? '']
  const library: { stemmer(word: string): string } | undefined = name && require(`@orama/stemmers/${name}`)
  return (written: string) => {
    const lower = written.toLocaleLowerCase(language)
    return fold(library && /^\p{L}+$/u.test(lower) ? library.stemmer(lower) : lower, language)
  }
})
