import { places } from '../../../renderer/server'
import type { Term } from './compounds'

/**
 * The pages of each term, which is a word and its stem, as "word stem": one number for each page, its own times 64 and the
 * places of the word on it.
 */
export type Postings = Map<string, number[]>

const placeBits = 6
const allPlaces = (1 << placeBits) - 1

/** Adds the words of a page, as `termsOf` writes them. Pages may come in any order. */
export function addWords(postings: Postings, page: number, words: string[]): void {
  for (const [term, where] of words.map(readWord)) addPosting(postings, term, page, where)
}

/**
 * Adds the words that compounds are made of, on the pages of these.
 * @param partsOf the words a compound is made of
 */
export function addParts(postings: Postings, partsOf: (word: string) => Term[]): void {
  const parts = [...postings].flatMap(([term, pages]) =>
    partsOf(term.slice(0, term.indexOf(' '))).map(([word, stem]) => ({ part: `${word} ${stem}`, pages: [...pages] })),
  )
  for (const { part, pages } of parts)
    for (const packed of pages) addPosting(postings, part, packed >> placeBits, asPart(packed & allPlaces))
}

/** The pages of a term in ascending order, each once, with all places of its word. */
export function sortedPages(packed: number[]): [page: number, where: number][] {
  const pages: [page: number, where: number][] = []
  for (const one of packed.sort((a, b) => a - b)) {
    const last = pages.at(-1)
    const [page, where] = [one >> placeBits, one & allPlaces]
    if (last?.[0] === page) last[1] = both(last[1], where)
    else pages.push([page, where])
  }
  return pages
}

/** A page and where it has a term, as postings have them. */
export function packPage([page, where]: [page: number, where: number]): number {
  return (page << placeBits) | where
}

/** A word of `termsOf`: its term, and where it is. */
function readWord(line: string): [term: string, where: number] {
  const end = line.lastIndexOf(' ')
  return [line.slice(0, end), Number(line.slice(end + 1))]
}

/** A part of a word in a title says less than the word. */
function asPart(where: number): number {
  return where >= places.longTitle ? (where % places.longTitle) + places.longTitle : where
}

function both(one: number, other: number): number {
  const title = Math.max(one & places.shortTitle, other & places.shortTitle)
  return ((one | other) & ~places.shortTitle) | title
}

/** Adds a page to those of a term. */
function addPosting(postings: Postings, term: string, page: number, where: number): void {
  const packed = packPage([page, where])
  const known = postings.get(term)
  if (known) known.push(packed)
  else postings.set(term, [packed])
}
