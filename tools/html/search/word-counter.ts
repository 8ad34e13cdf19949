import { fold, places, searchWords } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'
import { stemmerOf } from './stems'

/** How many times a word must be in the text to count as often. */
const often = 3

/** A word with its stem, and where the page at hand has it. */
type Count = { term: string; page: number; places: number; inText: number }

/** Counts the words of one page after the other. */
export type WordCounter = {
  /** Begins a page. */
  begin(): void
  /** Counts the words of a text. @param place see `places` */
  add(text: string, place: number): void
  /** The words of the page as "word stem places". */
  words(): string[]
}

/** The counter of a language: each word is folded and stemmed once in a process. */
export const wordCounter = memoize(createCounter)

function createCounter(language: string): WordCounter {
  const stem = stemmerOf(language)
  /** By the word as it is written; words that differ in capitals or accents share a count. No word at all has none. */
  const written = new Map<string, Count | undefined>()
  const byTerm = new Map<string, Count>()
  let page = 0
  let found: Count[] = []
  const countOf = (text: string): Count | undefined => {
    const word = fold(text, language)
    if (word === '') return undefined
    const term = `${word} ${stem(text) || word}`
    const count = byTerm.get(term) ?? { term, page: -1, places: 0, inText: 0 }
    byTerm.set(term, count)
    return count
  }
  return {
    begin() {
      page++
      found = []
    },
    add(text, place) {
      for (const word of searchWords(text)) {
        let count = written.get(word)
        if (!count) {
          if (written.has(word)) continue
          count = countOf(word)
          written.set(word, count)
          if (!count) continue
        }
        if (count.page !== page) {
          Object.assign(count, { page, places: 0, inText: 0 })
          found.push(count)
        }
        count.places |= place
        if (place === places.text) count.inText++
      }
    },
    words: () =>
      found.map(({ term, places: where, inText }) => `${term} ${inText >= often ? where | places.often : where}`),
  }
}
