import { fold, joinedWords, places, searchWords } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'
import { stemmerOf } from './stems'

/** Minimum number of occurrences in a page's text for a word to count as frequent (`places.often`). */
const often = 3

/** A word with its stem, and the occurrences of the word on page number `page`. */
type Count = { term: string; page: number; places: number; inText: number }

/** Counter of words, for one page at a time. */
export type WordCounter = {
  /** Starts a new page. */
  begin(): void
  /** Counts the words of a text. @param place position of the text on the page, see `places` */
  add(text: string, place: number): void
  /** Words of the page as "word stem places". */
  words(): string[]
}

/** Word counter for a language, cached so that each word is folded and stemmed only once per process. */
export const wordCounter = memoize(createCounter)

function createCounter(language: string): WordCounter {
  const stem = stemmerOf(language)
  /**
   * Counts by written word. Words that differ only in case or accents share a count. The count is undefined if nothing
   * is left of the word after folding.
   */
  const countsByText = new Map<string, Count | undefined>()
  const byTerm = new Map<string, Count>()
  let page = 0
  let counts: Count[] = []
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
      counts = []
    },
    add(text, place) {
      const joined = joinedWords(text).map((word) => word.text)
      for (const word of [...searchWords(text), ...joined]) {
        let count = countsByText.get(word)
        if (!count) {
          if (countsByText.has(word)) continue
          count = countOf(word)
          countsByText.set(word, count)
          if (!count) continue
        }
        if (count.page !== page) {
          Object.assign(count, { page, places: 0, inText: 0 })
          counts.push(count)
        }
        count.places |= place
        if (place === places.text) count.inText++
      }
    },
    words: () =>
      counts.map(({ term, places: where, inText }) => `${term} ${inText >= often ? where | places.often : where}`),
  }
}
