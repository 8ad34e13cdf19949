import { places } from '../../../renderer/server'
import type { Term } from './compounds'

/**
 * Pages by term; a term is a word and its stem, as "word stem". Each page is one number: the page's number times 64,
 * plus the word's places on the page (bits, see `places`).
 */
export type Postings = Map<string, number[]>

const placeBits = 6
const allPlaces = (1 << placeBits) - 1

/** Adds the words of a page, as `termsOf` writes them. Pages can be added in any order. */
export function addWords(postings: Postings, page: number, words: string[]): void {
  for (const [term, where] of words.map(readWord)) addPosting(postings, term, page, where)
}

/** Adds the parts of compounds to the pages of the compounds. @param partsOf returns the parts of a word */
export function addParts(postings: Postings, partsOf: (word: string) => Term[]): void {
  const parts = [...postings].flatMap(([term, pages]) =>
    partsOf(term.slice(0, term.indexOf(' '))).map(([word, stem]) => ({ part: `${word} ${stem}`, pages: [...pages] })),
  )
  for (const { part, pages } of parts)
    for (const packed of pages) addPosting(postings, part, packed >> placeBits, asPart(packed & allPlaces))
}

/** Unpacks the pages of a term, in ascending order, each once with all places of the word. */
export function sortedPages(packed: number[]): [page: number, where: number][] {
  const pages: [page: number, where: number][] = []
  for (const posting of packed.sort((a, b) => a - b)) {
    const last = pages.at(-1)
    const [page, where] = [posting >> placeBits, posting & allPlaces]
    if (last?.[0] === page) last[1] = both(last[1], where)
    else pages.push([page, where])
  }
  return pages
}

/** Packs a page's number and the places of a word on it into one number. */
export function packPage([page, where]: [page: number, where: number]): number {
  return (page << placeBits) | where
}

/** Parses a word of `termsOf`, "word stem places". */
function readWord(line: string): [term: string, where: number] {
  const end = line.lastIndexOf(' ')
  return [line.slice(0, end), Number(line.slice(end + 1))]
}

/** Places of a compound's part: in a title, a part counts less than the whole word. */
function asPart(where: number): number {
  return where >= places.longTitle ? (where % places.longTitle) + places.longTitle : where
}

function both(first: number, second: number): number {
  const title = Math.max(first & places.shortTitle, second & places.shortTitle)
  return ((first | second) & ~places.shortTitle) | title
}

function addPosting(postings: Postings, term: string, page: number, where: number): void {
  const packed = packPage([page, where])
  const pages = postings.get(term)
  if (pages) pages.push(packed)
  else postings.set(term, [packed])
}
