import { addressIn, places, plain, type SearchPage, smallest, tokensOf } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import { stemmerOf } from './stems'

/** What the search knows of a page: what results show, and its words as "word stem places", each once. */
export type Terms = SearchPage & { words: string[] }

/** Fields that are not words of the page: settings, addresses, and what stands on every page of its kind. */
const noWords = new Set(
  'type id kind src href lang dir tag labels webm phone video mark field tone picture colour world app'.split(' '),
)

const isAddress = /^(\/|\w+:)\S*$/

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
  for (const block of page.blocks) collect(block, block.id, add, headings)
  const words = [...found].map(
    ([term, place]) => `${term} ${(counts.get(term) ?? 0) >= often ? place | places.often : place}`,
  )
  const picture = page.picture ? smallest(page.picture) : ''
  const address = addressIn(language, page.address, defaultLanguage)
  return { address, title, description, picture, headings, words: words.sort() }
}

function titlePlace(words: number): number {
  return words <= 2 ? places.shortTitle : words <= 4 ? places.title : places.longTitle
}

/** Counts the words within a value. A title of something with an `id` is a heading; its anchor is that of its block. */
function collect(
  value: unknown,
  anchor: string,
  add: (text: string, place: number) => void,
  headings: SearchPage['headings'],
): void {
  if (typeof value === 'string') {
    if (!isAddress.test(value)) add(value, places.text)
  } else if (Array.isArray(value)) {
    for (const part of value) collect(part, anchor, add, headings)
  } else if (value && typeof value === 'object') {
    const isBlock = 'type' in value && 'id' in value
    const own = isBlock ? String(value.id) : anchor
    for (const [name, part] of Object.entries(value)) {
      if (noWords.has(name)) continue
      if (name !== 'title' || !isBlock) collect(part, own, add, headings)
      else {
        const heading = plain(part)
        add(heading, places.heading)
        headings.push([own, heading])
      }
    }
  }
}
