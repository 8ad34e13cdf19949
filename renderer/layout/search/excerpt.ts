import type { LocalizedPage } from '../../../schema/localized'
import { dataName } from '../../parts/address'
import { savesData } from '../../parts/connection'
import { eachText } from '../../parts/page-texts'
import { fetchJson, type Stamped } from '../../parts/release'
import { isFound, markWords, type Piece } from './marked'

/** Lengths of text before and after the first matching word, in characters: together about three lines on a phone. */
const lengthBefore = 40
const lengthAfter = 100

/** Longest wait for a page, in ms. If the page does not arrive in time, the result shows the page's description. */
const longestExcerptWait = 3000

/**
 * Text around the words on a page that match a query.
 * @param foundWords matching words, folded (`search-words.ts`)
 * @returns undefined if the page cannot be read, or the visitor saves data
 */
export async function excerptOf(
  address: string,
  language: string,
  foundWords: Set<string>,
): Promise<Piece[] | undefined> {
  if (savesData()) return undefined
  const data = await fetchJson<Stamped & { page: LocalizedPage }>(
    `/data/${language}/${dataName(address)}.json`,
    longestExcerptWait,
  ).catch(() => undefined)
  let excerpt: Piece[] | undefined
  eachText(data?.page.blocks, (text) => {
    if (excerpt) return
    const pieces = markWords(text, language, foundWords)
    if (isFound(pieces)) excerpt = cutPieces(pieces)
  })
  return excerpt
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

/** Beginning of a text, or its end if `length` is negative, cut between words. @param length number of characters */
function shortened(words: string, length: number): string {
  if (words.length <= Math.abs(length)) return words
  return length > 0
    ? `${words.slice(0, length).replace(/\s\S*$/, '')} …`
    : `… ${words.slice(length).replace(/^\S*\s/, '')}`
}
