import { addressIn, eachText, places, plain, type SearchPage, smallest, tokensOf } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { stemmerOf } from './stems'

/** What the search knows of a page: what results show, how many pages are above it, and its words as "word stem places". */
export type Terms = SearchPage & { depth: number; words: string[] }

/** How often a word stands in the text to stand there often. */
const often = 3

/** What the search knows of a page. */
export function termsOf(page: LocalizedPage, language: string, defaultLanguage: string): Terms {
  const stem = stemmerOf(language)
  const title = plain(page.title)
  const description = plain(page.description)
  const found = new Map<string, number>()
  const counts = new Map<string, number>()
  const add = (text: string, place: number) => {
    for (const { word, from, to } of tokensOf(text, language)) {
      const term = `${word} ${stem(text.slice(from, to)) || word}`
      found.set(term, (found.get(term) ?? 0) | place)
      if (place === places.text) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  add(title, titlePlace(tokensOf(title, language).length))
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

function titlePlace(words: number): number {
  return words <= 2 ? places.shortTitle : words <= 4 ? places.title : places.longTitle
}
