import { tokensOf } from '../../parts/search-words'

/** Part of a text; marked when the page was found by it. */
export type Piece = { words: string; isMarked: boolean }

/** A text in pieces. @param found the words to mark, folded */
export function markWords(text: string, language: string, found: Set<string>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const put = (to: number, isMarked: boolean) => {
    const last = pieces.at(-1)
    const words = text.slice(done, to)
    if (isMarked && last?.isMarked) last.words += words
    else if (words !== '') pieces.push({ words, isMarked })
    done = to
  }
  for (const { word, from, to } of tokensOf(text, language)) {
    if (!found.has(word) || to <= done) continue
    // N-grams overlap.
    if (from > done) put(from, false)
    put(to, true)
  }
  put(text.length, false)
  return pieces
}

/** Whether something is marked. */
export function isFound(pieces: Piece[]): boolean {
  return pieces.some(({ isMarked }) => isMarked)
}
