import { createRequire } from 'node:module'
import { fold } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'

/** Languages with a stemmer, and their names in the library. */
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
 * Creates a function from a written word to its folded stem. If the language has no stemmer, or the word has characters
 * other than letters, the stem is the whole word.
 */
export const stemmerOf = memoize((language: string) => {
  const name = knownStems[language.split('-')[0] ?? '']
  const library: { stemmer(word: string): string } | undefined = name && require(`@orama/stemmers/${name}`)
  return (written: string) => {
    const lower = written.toLocaleLowerCase(language)
    return fold(library && /^\p{L}+$/u.test(lower) ? library.stemmer(lower) : lower, language)
  }
})
