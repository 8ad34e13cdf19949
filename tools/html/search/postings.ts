import { places } from '../../../renderer/server'
import type { Term } from './compounds'
import type { Words } from './word-counter'

/**
 * Pages by term. A term is a word and its stem, separated by a space. Each page is stored as one number: the page's
 * number times 64, plus bits for the places of the word on that page (see `places`).
 */
export type Postings = Map<string, number[]>

const placeBits = 6
const allPlaces = (1 << placeBits) - 1

/** Adds the words of a page. */
export function addWords(postings: Postings, page: number, words: Words): void {
  for (const [where, terms] of Object.entries(words)) {
    const packed = packPage([page, Number(where)])
    for (const term of terms) addPosting(postings, term, packed)
  }
}

/**
 * Adds the pages that contain a compound to the pages of the compound's parts.
 * @param partsOf returns the parts of a word
 */
export function addParts(postings: Postings, partsOf: (word: string) => Term[]): void {
  const parts = [...postings].flatMap(([term, pages]) =>
    partsOf(term.slice(0, term.indexOf(' '))).map(([word, stem]) => ({ part: `${word} ${stem}`, pages: [...pages] })),
  )
  for (const { part, pages } of parts)
    for (const packed of pages) addPosting(postings, part, packPage([packed >> placeBits, asPart(packed & allPlaces)]))
}

/** Unpacks the pages of a term in ascending order. Each page occurs once, with all places of the word. */
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

/** Packs the number of a page and the places of a word on that page into one number. */
export function packPage([page, where]: [page: number, where: number]): number {
  return (page << placeBits) | where
}

/** Converts the places of a compound to those of its parts. In a title, a part counts less than the whole word. */
function asPart(where: number): number {
  return where >= places.longTitle ? (where % places.longTitle) + places.longTitle : where
}

function both(first: number, second: number): number {
  const title = Math.max(first & places.shortTitle, second & places.shortTitle)
  return ((first | second) & ~places.shortTitle) | title
}

function addPosting(postings: Postings, term: string, packed: number): void {
  const pages = postings.get(term)
  if (pages) pages.push(packed)
  else postings.set(term, [packed])
}
