import type { Path } from '../base/problem'
import { type Document, place } from '../json/document'
import { textsIn } from '../json/json'
import type { Site } from '../read/site'

/** A match: its file, line and column, the whole text value, and the offsets of the matching words in that value. */
export type Found = { file: string; line: number; column: number; value: string; start: number; end: number }

/**
 * Finds the texts in pages, shared documents and translations that contain certain words. Case and diacritics are
 * ignored: "cafe" is found in "Café".
 * @param query words as the user typed them
 * @returns one match for each text, sorted by file, line and column
 */
export function findWords({ marked, locales }: Site, query: string): Found[] {
  const words = plain(query.trim().replaceAll(/\s+/g, ' '))
  if (words === '') return []
  const documents = [...locales.values()].flatMap((names) => [...names.values()])
  return [
    ...marked.flatMap(({ document, words: sourceWords }) =>
      sourceWords.flatMap(({ path, value }) => foundIn(document, path, value, words)),
    ),
    ...documents.flatMap((document) =>
      textsIn(document.json).flatMap(([path, value]) => foundIn(document, path, value, words)),
    ),
  ].sort(byPlace)
}

/** Compares matches by file, line and column. */
export function byPlace(a: Found, b: Found): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1
}

/** Whether a JSON text may contain words: a quick test before `findWords`. True for any text with \u or \/ escapes. */
export function maySay(text: string, query: string): boolean {
  const [first = ''] = plain(query).trim().split(' ')
  return first !== '' && (/\\[u/]/.test(text) || plain(text).includes(JSON.stringify(first).slice(1, -1)))
}

/** A match with the text around it, on one line. @param around maximum number of characters before and after it */
export function excerptOf(
  { value, start, end }: Found,
  around: number,
): [before: string, words: string, after: string] {
  const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
  return [
    `${start > around ? '…' : ''}${onOneLine(value.slice(Math.max(0, start - around), start))}`,
    onOneLine(value.slice(start, end)),
    `${onOneLine(value.slice(end, end + around))}${end + around < value.length ? '…' : ''}`,
  ]
}

function foundIn(document: Document, path: Path, value: string, words: string): Found[] {
  if (!plain(value).includes(words)) return []
  const { text, from } = foldedOf(value)
  const index = text.indexOf(words)
  const start = from[index] ?? 0
  const end = from[index + words.length] ?? value.length
  return [{ file: document.file, ...place(document, path), value, start, end }]
}

/** Normalizes a text with `plain`. `from` has, for each character of the result, its offset in the original text. */
function foldedOf(original: string): { text: string; from: number[] } {
  const from: number[] = []
  let text = ''
  let index = 0
  for (const letter of original) {
    const folded = plain(letter)
    for (const _ of folded.split('')) from.push(index)
    text += folded
    index += letter.length
  }
  return { text, from }
}

/** Normalizes a text for comparison: lower case, no diacritics, and "σ" instead of "ς" at the end of Greek words. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return bare.replaceAll('ı', 'i').replaceAll('ς', 'σ').replaceAll(/\s/g, ' ')
}
