import { fold, joinedWords, places, searchWords } from '../../../renderer/server'
import { memoize } from '../../content/base/memoize'
import { stemmerOf } from './stems'

/** Minimum number of occurrences in a page's text for a word to count as frequent (`places.often`). */
const often = 3

/** Words of a page with their stems ("word stem"), by the places of the words on the page (see `places`). */
export type Words = Record<number, string[]>

/** A word with its stem, and the occurrences of the word on page number `page`. */
type Count = { term: string; page: number; places: number; inText: number }

/** Counter of words, for one page at a time. */
export type WordCounter = {
  /** Starts a new page. */
  begin(): void
  /** Counts the words of a text. @param place position of the text on the page, see `places` */
  add(text: string, place: number): void
  /** Words of the page. */
  words(): Words
}

/** Word counter for a language, cached so that each word is folded and stemmed only once per process. */
export const wordCounter = memoize(createCounter)

function createCounter(language: string): WordCounter {
  const stem = stemmerOf(language)
  /**
   * Counts by written word. Words that differ only in case or accents share a count. The count is null if nothing is
   * left of the word after folding.
   */
  const countsByText = new Map<string, Count | null>()
  const byTerm = new Map<string, Count>()
  let page = 0
  let counts: Count[] = []
  const countOf = (text: string): Count | null => {
    const word = fold(text, language)
    if (word === '') return null
    const term = `${word} ${stem(text, word) || word}`
    const count = byTerm.get(term) ?? { term, page: -1, places: 0, inText: 0 }
    byTerm.set(term, count)
    return count
  }
  const addWord = (text: string, place: number) => {
    let count = countsByText.get(text)
    if (count === undefined) {
      count = countOf(text)
      countsByText.set(text, count)
    }
    if (count === null) return
    if (count.page !== page) {
      count.page = page
      count.places = 0
      count.inText = 0
      counts.push(count)
    }
    count.places |= place
    if (place === places.text) count.inText++
  }
  return {
    begin() {
      page++
      counts = []
    },
    add(text, place) {
      for (const word of searchWords(text)) addWord(word, place)
      for (const word of joinedWords(text)) addWord(word.text, place)
    },
    words() {
      const words: Words = {}
      for (const { term, places: where, inText } of counts) {
        const all = inText >= often ? where | places.often : where
        words[all] ??= []
        words[all].push(term)
      }
      return words
    },
  }
}
