import { tokensOf } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'
import { stemmerOf } from './stems'

/** A word and its stem. */
export type Term = [word: string, stem: string]

/** Matches codes of languages in which several nouns can form one word. */
const compounding = /^(da|de|fi|hu|is|nb|nl|nn|no|sv)\b/

/** Matches letters that link a part of a compound to the next part, such as "s" in German. */
const linkAtEnd = /(es|en|er|s|n|e)$/

/** Minimum length of a part in letters. Shorter parts often match by chance. */
const shortest = 4

/** Whether a language has compounds. If it does, the index depends on the titles of all pages. */
export function hasCompounds(language: string): boolean {
  return compounding.test(language)
}

/**
 * Creates a function that splits a compound into parts that also occur as separate words on the site: for example,
 * "legehennenkafig" into "legehennen" and "kafig". In languages without compounds, the function returns no parts.
 * @param vocabulary texts with the site's words: titles and the glossary
 */
export function compoundsOf(language: string, vocabulary: string[]): (word: string) => Term[] {
  if (!hasCompounds(language)) return () => []
  const stem = stemmerOf(language)
  const knownTerms = new Map<string, Term>()
  for (const text of vocabulary) {
    for (const { word, from, to } of tokensOf(text, language)) {
      if (word.length < shortest) continue
      const term: Term = [word, stem(text.slice(from, to))]
      knownTerms.set(word, term)
      if (term[1].length >= shortest && !knownTerms.has(term[1])) knownTerms.set(term[1], [term[1], term[1]])
    }
  }
  const find = (part: string): Term | undefined =>
    part.length < shortest ? undefined : (knownTerms.get(part) ?? knownTerms.get(part.replace(linkAtEnd, '')))
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
