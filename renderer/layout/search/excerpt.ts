import type { LocalizedPage } from '../../../schema/localized'
import { dataName } from '../../parts/address'
import { savesData } from '../../parts/connection'
import { eachText, hasWords } from '../../parts/page-texts'
import { fetchJson, type Stamped } from '../../parts/release'
import { tokensOf } from '../../parts/search-words'
import { markWords, type Piece } from './marked'

/** Lengths of text before and after the first matching word, in characters: together about three lines on a phone. */
const lengthBefore = 40
const lengthAfter = 100

/** Longest wait for a page, in ms. If the page does not arrive in time, the result shows the page's description. */
const longestExcerptWait = 3000

/**
 * Finds the text on a page that matches most words of a query, and cuts it to the part around the first match. Each
 * table cell counts as a separate text, together with the label of its row; figures without words are ignored.
 * @param foundWords for each word of the query, the matching words of pages, folded (`search-words.ts`)
 * @returns undefined if the page cannot be read, or the visitor saves data
 */
export async function excerptOf(
  address: string,
  language: string,
  foundWords: Set<string>[],
): Promise<Piece[] | undefined> {
  if (savesData()) return undefined
  const data = await fetchJson<Stamped & { page: LocalizedPage }>(
    `/data/${language}/${dataName(address)}.json`,
    longestExcerptWait,
  ).catch(() => undefined)
  let best = { text: '', matched: 0 }
  eachText(data?.page.blocks, (whole, _, __, cells = [whole]) => {
    for (const text of cells.filter(hasWords)) {
      const words = tokensOf(text, language).map(({ word }) => word)
      const matched = foundWords.filter((matches) => words.some((word) => matches.has(word))).length
      if (matched > best.matched) best = { text, matched }
    }
  })
  const allWords = new Set(foundWords.flatMap((matches) => [...matches]))
  return best.matched > 0 ? cutPieces(markWords(best.text, language, allWords)) : undefined
}

/** Cuts off text that is far from the first marked word. */
function cutPieces(pieces: Piece[]): Piece[] {
  let remaining = lengthAfter
  const first = pieces.findIndex(({ isMarked }) => isMarked)
  return pieces.slice(Math.max(0, first - 1)).flatMap(({ words, isMarked }, i) => {
    if (remaining <= 0) return []
    if (i === 0 && !isMarked) return { words: shortened(words, -lengthBefore), isMarked }
    const short = shortened(words, remaining)
    remaining -= short.length
    return { words: short, isMarked }
  })
}

/**
 * Shortens a text to its beginning, or to its end if `length` is negative, and cuts only between words.
 * @param length maximum number of characters
 */
function shortened(words: string, length: number): string {
  if (words.length <= Math.abs(length)) return words
  return length > 0
    ? `${words.slice(0, length).replace(/\s\S*$/, '')} …`
    : `… ${words.slice(length).replace(/^\S*\s/, '')}`
}
