import type { Document } from './document'
import { place } from './document'
import type { Path } from './problem'
import type { Site } from './site'

/** A place where words are written: the whole value, and where in it they begin and end. */
export type Found = { file: string; line: number; column: number; value: string; start: number; end: number }

/**
 * Every place that says something: in pages, in what they share, and in all translations. Case and marks of letters
 * do not count: "cafe" is found in "Café".
 * @param wanted words as somebody writes them
 * @returns in the order of files, each from top to bottom
 */
export function findWords({ marked, locales }: Site, wanted: string): Found[] {
  const looked = foldedOf(wanted.trim().replaceAll(/\s+/g, ' ')).text
  if (looked === '') return []
  const documents = [...locales.values()].flatMap((names) => [...names.values()])
  return [
    ...marked.flatMap(({ document, words }) =>
      words.flatMap(({ path, value }) => foundIn(document, path, value, looked)),
    ),
    ...documents.flatMap((document) =>
      stringsIn(document.json, []).flatMap(({ path, value }) => foundIn(document, path, value, looked)),
    ),
  ].sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1))
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
  const { text, from } = foldedOf(value)
  const at = text.indexOf(looked)
  if (at < 0) return []
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
    const plain = letter
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ı', 'i')
      .replaceAll(/\s/g, ' ')
    for (const _ of plain.split('')) from.push(index)
    text += plain
    index += letter.length
  }
  return { text, from }
}

/** All strings of a translation, which has nothing but words. */
function stringsIn(json: unknown, path: Path): { path: Path; value: string }[] {
  if (typeof json === 'string') return [{ path, value: json }]
  if (Array.isArray(json)) return json.flatMap((one, i) => stringsIn(one, [...path, i]))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, one]) => stringsIn(one, [...path, key]))
}
