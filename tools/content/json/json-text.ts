import type { Node } from 'jsonc-parser'

/** A part of a text, and what takes its place. */
export type Splice = { start: number; end: number; text: string }

/** A text with some parts replaced, which do not overlap. All else stays as its author wrote it. */
export function spliced(text: string, splices: Splice[]): string {
  let result = text
  for (const { start, end, text: part } of [...splices].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + part + result.slice(end)
  return result
}

/** Where a node ends. */
export function endOf({ offset, length }: Node): number {
  return offset + length
}

/** A node as it is written. */
export function rawOf(text: string, node: Node): string {
  return text.slice(node.offset, endOf(node))
}

/** Whether a node is written on one line. */
export function isOnOneLine(text: string, node: Node): boolean {
  return !rawOf(text, node).includes('\n')
}

/** The space before an item or a field: a line break and how far it is indented, or a space. */
export function spaceBefore(text: string, { offset }: Node): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? ''
}

/** How far the line is indented in which a place is. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? ''
}

/** A text or number as JSON. Spaces that do not break are written by their codes, unless the author has them as they are. */
export function literal(value: unknown, before = ''): string {
  return JSON.stringify(value).replace(/[\u00a0\u202f]/g, (space) =>
    before.includes(space) ? space : `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Replaces a part of a text value. What stays of it stays as its author wrote it, with escapes or without.
 * @param node of the value
 * @param start the part's place in the value, as it is read; so is `end`
 */
export function spliceIn(text: string, node: Node, start: number, end: number, part: string): Splice {
  const { offset, value } = node
  const raw = rawOf(text, node).slice(1, -1)
  const [first, last] = commonEnds(String(value).slice(start, end), part)
  return {
    start: offset + 1 + rawPlace(raw, start + first),
    end: offset + 1 + rawPlace(raw, end - last),
    text: literal(part.slice(first, part.length - last), raw).slice(1, -1),
  }
}

/** The part in which two texts differ, and what the second has there. */
export function spliceBetween(before: string, after: string): Splice {
  const [first, last] = commonEnds(before, after)
  return { start: first, end: before.length - last, text: after.slice(first, after.length - last) }
}

/** How many letters two texts have in common, at their beginnings and at their ends. */
function commonEnds(a: string, b: string): [first: number, last: number] {
  const shorter = Math.min(a.length, b.length)
  let first = 0
  while (first < shorter && a[first] === b[first]) first++
  // Half a letter is none.
  if (isHigh(a.charCodeAt(first - 1))) first--
  let last = 0
  while (last < shorter - first && a.at(-1 - last) === b.at(-1 - last)) last++
  if (last > 0 && isLow(a.charCodeAt(a.length - last))) last--
  return [first, last]
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000
}

/** Where the letter at a place of a value begins in the JSON text of it. */
function rawPlace(raw: string, place: number): number {
  let at = 0
  for (let read = 0; read < place; read++) at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2
  return at
}
