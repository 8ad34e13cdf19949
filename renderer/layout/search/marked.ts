import { tokensOf } from '../../parts/search-words'

/** A piece of text, which is marked if it matches the query. */
export type Piece = { words: string; isMarked: boolean }

/** Splits a text into marked and unmarked pieces. @param foundWords words to mark, folded (see `fold`) */
export function markWords(text: string, language: string, foundWords: Set<string>): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  const addPiece = (to: number, isMarked: boolean) => {
    const last = pieces.at(-1)
    const words = text.slice(start, to)
    if (isMarked && last?.isMarked) last.words += words
    else if (words !== '') pieces.push({ words, isMarked })
    start = to
  }
  for (const { word, from, to } of tokensOf(text, language)) {
    if (!foundWords.has(word) || to <= start) continue
    // N-grams overlap, so a word may begin inside the previous piece.
    if (from > start) addPiece(from, false)
    addPiece(to, true)
  }
  addPiece(text.length, false)
  return pieces
}

/** Whether any of the pieces is marked. */
export function isFound(pieces: Piece[]): boolean {
  return pieces.some(({ isMarked }) => isMarked)
}
