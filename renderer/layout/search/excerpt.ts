import type { LocalizedPage } from '../../../schema/localized'
import { dataName } from '../../parts/address'
import { savesData } from '../../parts/connection'
import { eachText } from '../../parts/page-texts'
import { fetchJson, type Stamped } from '../../parts/release'
import { isFound, markWords, type Piece } from './marked'

/** How much is shown around the words that were found, in letters: about three lines on a phone. */
const before = 40
const after = 100

/** How long a page may take, in milliseconds: without it a result shows what the page says of itself. */
const longestExcerptWait = 3000

/**
 * The words around those that a page was found by.
 * @returns undefined where they cannot be read, or the visitor wants little data
 */
export async function excerptOf(address: string, language: string, found: Set<string>): Promise<Piece[] | undefined> {
  if (savesData()) return undefined
  const data = await fetchJson<Stamped & { page: LocalizedPage }>(
    `/data/${language}/${dataName(address)}.json`,
    longestExcerptWait,
  ).catch(() => undefined)
  let excerpt: Piece[] | undefined
  eachText(data?.page.blocks, (text) => {
    if (excerpt) return
    const pieces = markWords(text, language, found)
    if (isFound(pieces)) excerpt = cutPieces(pieces)
  })
  return excerpt
}

/** Cuts text far from the first of the words. */
function cutPieces(pieces: Piece[]): Piece[] {
  let left = after
  const first = pieces.findIndex(({ isMarked }) => isMarked)
  return pieces.slice(Math.max(0, first - 1)).flatMap(({ words, isMarked }, i) => {
    if (left <= 0) return []
    if (i === 0 && !isMarked) return { words: shortened(words, -before), isMarked }
    const short = shortened(words, left)
    left -= short.length
    return { words: short, isMarked }
  })
}

/** The first letters of a text, or its last, up to the end of a word. @param length of the last letters where it is less than 0 */
function shortened(words: string, length: number): string {
  if (words.length <= Math.abs(length)) return words
  return length > 0
    ? `${words.slice(0, length).replace(/\s\S*$/, '')} …`
    : `… ${words.slice(length).replace(/^\S*\s/, '')}`
}
