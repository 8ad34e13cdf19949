import { tokensOf } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'
import { stemmerOf } from './stems'

/** A word and its stem. */
export type Term = [word: string, stem: string]

/** Languages that write several nouns as one word. */
const compounding = /^(da|de|fi|hu|is|nb|nl|nn|no|sv)\b/

/** What may stand between the parts of a compound. */
const linkAtEnd = /(es|en|er|s|n|e)$/

/** The shortest part: shorter ones are found by chance. */
const shortest = 4

/** Whether which words a compound is made of depends on the titles of all pages. */
export function hasCompounds(language: string): boolean {
  return compounding.test(language)
}

/**
 * Makes a function from a word to the words it is made of, as far as the site has them on their own: "kafig" and
 * "legehennen" of "legehennenkafig". In languages without compounds, no word has parts.
 * @param vocabulary texts with words of the site: titles, and its glossary
 */
export function compoundsOf(language: string, vocabulary: string[]): (word: string) => Term[] {
  if (!hasCompounds(language)) return () => []
  const stem = stemmerOf(language)
  const known = new Map<string, Term>()
  for (const text of vocabulary) {
    for (const { word, from, to } of tokensOf(text, language)) {
      if (word.length < shortest) continue
      const term: Term = [word, stem(text.slice(from, to))]
      known.set(word, term)
      if (term[1].length >= shortest && !known.has(term[1])) known.set(term[1], [term[1], term[1]])
    }
  }
  const find = (part: string): Term | undefined =>
    part.length < shortest ? undefined : (known.get(part) ?? known.get(part.replace(linkAtEnd, '')))
  const split = (word: string): Term[] => {
    for (let i = shortest - 1; i <= word.length - shortest; i++) {
      const tail = find(word.slice(i))
      if (!tail) continue
      const head = find(word.slice(0, i))
      return head ? [head, tail] : [...split(word.slice(0, i)), tail]
    }
    return []
  }
  return memoize(split)
}
