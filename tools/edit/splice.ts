import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Path } from '../content/problem'

/** A part of a text, and what takes its place. */
export type Splice = { start: number; end: number; text: string }

/** A text with some parts replaced, which do not overlap. All else stays as its author wrote it. */
export function spliced(text: string, splices: Splice[]): string {
  let result = text
  for (const { start, end, text: part } of [...splices].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + part + result.slice(end)
  return result
}

/** The node of a value in a document's text; undefined when it is not there. */
export function nodeAt(text: string, path: Path): Node | undefined {
  const tree = parseTree(text.replace(/^\uFEFF/, ' '))
  return tree && findNodeAtLocation(tree, path)
}

/**
 * Replaces a part of a text value. What stays of it stays as its author wrote it, with escapes or without.
 * @param node of the value
 * @param start the part's place in the value, as it is read; so is `end`
 */
export function spliceIn(
  text: string,
  { offset, length, value }: Node,
  start: number,
  end: number,
  part: string,
): Splice {
  const raw = text.slice(offset + 1, offset + length - 1)
  const [first, last] = common(String(value).slice(start, end), part)
  return {
    start: offset + 1 + rawPlace(raw, start + first),
    end: offset + 1 + rawPlace(raw, end - last),
    text: JSON.stringify(part.slice(first, part.length - last)).slice(1, -1),
  }
}

/** How many letters two texts have in common, at their beginnings and at their ends. */
function common(a: string, b: string): [first: number, last: number] {
  const shorter = Math.min(a.length, b.length)
  let first = 0
  while (first < shorter && a[first] === b[first]) first++
  let last = 0
  while (last < shorter - first && a.at(-1 - last) === b.at(-1 - last)) last++
  return [first, last]
}

/** Where the letter at a place of a value begins in the JSON text of it. */
function rawPlace(raw: string, place: number): number {
  let at = 0
  for (let read = 0; read < place; read++) at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2
  return at
}

/** A text without an item of a list. A list of which nothing is left goes, too. */
export function withoutItem(text: string, path: Path): string {
  const item = nodeAt(text, path)
  const list = item?.parent
  if (!item || !list) return text
  if (list.children?.length !== 1) return without(text, list, list.children?.indexOf(item) ?? -1)
  const field = list.parent
  const owner = field?.parent
  return field && owner ? without(text, owner, owner.children?.indexOf(field) ?? -1) : text
}

/** Takes an item out of a list, or a field out of an object, with the comma that is then too many. */
function without(text: string, owner: Node, index: number): string {
  const parts = owner.children ?? []
  const [before, own, after] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!own) return text
  const end = own.offset + own.length
  if (before) return spliced(text, [{ start: before.offset + before.length, end, text: '' }])
  return spliced(text, [{ start: own.offset, end: after?.offset ?? end, text: '' }])
}

/** Puts an item behind another one of a list, or a field behind another one, in the same manner. */
export function after(text: string, last: Node, written: string): string {
  const space = spaceBefore(text, last)
  const end = last.offset + last.length
  return spliced(text, [{ start: end, end, text: `,${space === '' ? ' ' : space}${written}` }])
}

/** The space before an item or a field: a line break and how far it is indented, or a space. */
export function spaceBefore(text: string, { offset }: Node): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? ''
}
