import { addressIn, eachText, fold, places, plain, rawWordsOf, type SearchPage, smallest } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { stemmerOf } from './stems'

/** What the search knows of a page: what results show, how many pages are above it, and its words as "word stem places". */
export type Terms = SearchPage & { depth: number; words: string[] }

/** How often a word stands in the text to stand there often. */
const often = 3

/** What the search knows of a page. */
export function termsOf(page: LocalizedPage, language: string, defaultLanguage: string): Terms {
  const title = plain(page.title)
  const description = plain(page.description)
  const found = new Map<string, number>()
  const counts = new Map<string, number>()
  const termOf = termsFor(language)
  const add = (text: string, place: number) => {
    for (const { text: written } of rawWordsOf(text)) {
      const term = termOf(written)
      if (term === '') continue
      found.set(term, (found.get(term) ?? 0) | place)
      if (place === places.text) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  add(title, titlePlace(rawWordsOf(title).length))
  add(description, places.description)
  const headings: SearchPage['headings'] = []
  eachText(page.blocks, (text, anchor, isHeading) => {
    add(text, isHeading ? places.heading : places.text)
    if (isHeading) headings.push([anchor, text])
  })
  const words = [...found].map(
    ([term, place]) => `${term} ${(counts.get(term) ?? 0) >= often ? place | places.often : place}`,
  )
  const picture = page.picture ? smallest(page.picture) : ''
  const address = addressIn(language, page.address, defaultLanguage)
  const depth = page.breadcrumb.length
  return { address, title, description, picture, headings, depth, words: words.sort() }
}

const knownTerms = new Map<string, (written: string) => string>()

/** Makes a function from a word as it is written to "word stem"; empty for what is no word. Each is made once in a process. */
function termsFor(language: string): (written: string) => string {
  const before = knownTerms.get(language)
  if (before) return before
  const stem = stemmerOf(language)
  const terms = new Map<string, string>()
  const termOf = (written: string) => {
    const known = terms.get(written)
    if (known !== undefined) return known
    const word = fold(written, language)
    const term = word && `${word} ${stem(written) || word}`
    terms.set(written, term)
    return term
  }
  knownTerms.set(language, termOf)
  return termOf
}

function titlePlace(words: number): number {
  return words <= 2 ? places.shortTitle : words <= 4 ? places.title : places.longTitle
}
