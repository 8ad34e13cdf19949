import type { Path } from '../base/problem'
import { type Document, place } from '../json/document'
import { textsIn } from '../json/json'
import type { Site } from '../read/site'

/** A place where words are written: the whole value, and where in it they begin and end. */
export type Found = { file: string; line: number; column: number; value: string; start: number; end: number }

/**
 * Every place that says something: in pages, in what they share, and in all translations. Case and marks of letters
 * do not count: "cafe" is found in "Café".
 * @param wanted words as somebody writes them
 * @returns in the order of files, each from top to bottom
 */
export function findWords({ marked, locales }: Site, wanted: string): Found[] {
  const looked = plain(wanted.trim().replaceAll(/\s+/g, ' '))
  if (looked === '') return []
  const documents = [...locales.values()].flatMap((names) => [...names.values()])
  return [
    ...marked.flatMap(({ document, words }) =>
      words.flatMap(({ path, value }) => foundIn(document, path, value, looked)),
    ),
    ...documents.flatMap((document) =>
      textsIn(document.json).flatMap(([path, value]) => foundIn(document, path, value, looked)),
    ),
  ].sort(byPlace)
}

/** The order of files, of each from top to bottom. */
export function byPlace(a: Found, b: Found): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1
}

/** Whether a JSON text may say words: a quick answer, before their places are looked for. Letters can be written by their codes, too. */
export function maySay(text: string, wanted: string): boolean {
  const [first = ''] = plain(wanted).trim().split(' ')
  return first !== '' && (/\\[u/]/.test(text) || plain(text).includes(JSON.stringify(first).slice(1, -1)))
}

/** Words with what is around them, on one line: what is before them, they themselves, and what follows. */
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

function foundIn(document: Document, path: Path, value: string, looked: string): Found[] {
  if (!plain(value).includes(looked)) return []
  const { text, from } = foldedOf(value)
  const at = text.indexOf(looked)
  const start = from[at] ?? 0
  const end = from[at + looked.length] ?? value.length
  return [{ file: document.file, ...place(document, path), value, start, end }]
}

/** A text without case and marks, and for each of its letters where in the text that is written. */
function foldedOf(written: string): { text: string; from: number[] } {
  const from: number[] = []
  let text = ''
  let index = 0
  for (const letter of written) {
    const folded = plain(letter)
    for (const _ of folded.split('')) from.push(index)
    text += folded
    index += letter.length
  }
  return { text, from }
}

/** A text without case and marks. The last letter of a Greek word is no other. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return bare.replaceAll('ı', 'i').replaceAll('ς', 'σ').replaceAll(/\s/g, ' ')
}
