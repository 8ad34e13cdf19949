import { eachText, places, plainWords, type SearchPage, searchWords, smallest } from '../../../renderer/server'
import type { LocalizedPage } from '../../../schema/localized'
import { type Words, wordCounter } from './word-counter'

/**
 * Search data of a page: the fields that results show, the number of pages above the page in the hierarchy, and the
 * page's words.
 */
export type Terms = SearchPage & { depth: number; words: Words }

/** Extracts the search data of a page. */
export function termsOf(page: LocalizedPage, language: string): Terms {
  const counter = wordCounter(language)
  counter.begin()
  const title = plainWords(page.title)
  const description = plainWords(page.description)
  counter.add(title, titlePlace(searchWords(title).length))
  counter.add(description, places.description)
  const headings: SearchPage['headings'] = []
  eachText(page.blocks, (text, anchor, isHeading) => {
    counter.add(text, isHeading ? places.heading : places.text)
    if (isHeading) headings.push([anchor, text])
  })
  const picture = page.picture ? smallest(page.picture) : ''
  const depth = page.breadcrumb.length
  return { address: page.address, title, description, picture, headings, depth, words: counter.words() }
}

function titlePlace(words: number): number {
  return words <= 2 ? places.shortTitle : words <= 4 ? places.title : places.longTitle
}
