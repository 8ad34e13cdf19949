import { createRequire } from 'node:module'
import { fold } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'

/** Names of the stemmers in `@orama/stemmers`, by language code. */
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
 * Creates a function that returns the stem of a written word, in lower case and without accents. The stem is the whole
 * word if the language has no stemmer, or if the word contains a character that is not a letter. A caller that has
 * already folded the word passes the result, because folding is slow.
 */
export const stemmerOf = memoize((language: string) => {
  const name = knownStems[language.split('-')[0] ?? '']
  const library: { stemmer(word: string): string } | undefined = name && require(`@orama/stemmers/${name}`)
  return (written: string, folded = fold(written, language)) => {
    const lower = written.toLocaleLowerCase(language)
    return library && /^\p{L}+$/u.test(lower) ? fold(library.stemmer(lower), language) : folded
  }
})
