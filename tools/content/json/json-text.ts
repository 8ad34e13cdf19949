import type { Node } from 'jsonc-parser'

/** A replacement of the characters from offset `start` up to, but not including, `end`. */
export type Splice = { start: number; end: number; text: string }

/** Replaces non-overlapping parts of a text: `spliced('[1]', [{ start: 1, end: 2, text: '20' }]) // '[20]'` */
export function spliced(text: string, splices: Splice[]): string {
  let result = text
  for (const { start, end, text: part } of [...splices].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + part + result.slice(end)
  return result
}

/** The offset just after the end of a node. */
export function endOf({ offset, length }: Node): number {
  return offset + length
}

/** The source text of a node. */
export function rawOf(text: string, node: Node): string {
  return text.slice(node.offset, endOf(node))
}

/** Whether a node is written on one line. */
export function isOnOneLine(text: string, node: Node): boolean {
  return !rawOf(text, node).includes('\n')
}

/** The white space before an item or a field: a line break with its indentation, or a space. */
export function spaceBefore(text: string, { offset }: Node): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? ''
}

/** The indentation, as text, of the line that contains an offset. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? ''
}

/**
 * Converts a text or number to JSON. Non-breaking spaces are escaped, unless the author wrote them unescaped before.
 * @param previousText the author's previous JSON text for the same value
 */
export function literal(value: unknown, previousText = ''): string {
  return JSON.stringify(value).replace(/[\u00a0\u202f]/g, (space) =>
    previousText.includes(space) ? space : `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Creates a splice that replaces a part of a text value. The rest of the value keeps the author's escapes. `start` and
 * `end` are offsets in the parsed value, not in the JSON text.
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

/** The smallest splice that turns `before` into `after`. */
export function spliceBetween(before: string, after: string): Splice {
  const [first, last] = commonEnds(before, after)
  return { start: first, end: before.length - last, text: after.slice(first, after.length - last) }
}

/** Lengths of the common beginning and of the common end of two texts. These two parts do not overlap. */
function commonEnds(a: string, b: string): [first: number, last: number] {
  const shorter = Math.min(a.length, b.length)
  let first = 0
  while (first < shorter && a[first] === b[first]) first++
  // Never split a surrogate pair.
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

/** Converts an offset in a parsed value to the offset in its JSON text, where escapes are longer. */
export function rawPlace(raw: string, place: number): number {
  let offset = 0
  for (let i = 0; i < place; i++) offset += raw[offset] !== '\\' ? 1 : raw[offset + 1] === 'u' ? 6 : 2
  return offset
}
