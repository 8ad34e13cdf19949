/**
 * Edits of JSON texts. Each takes a text and returns another, in which only what was meant is different: formatting, the
 * order of fields, line ends, escapes and a byte order mark stay as their author has them. Where a path leads nowhere, the
 * text stays as it is. It runs in a browser, too.
 */
import type { Node } from 'jsonc-parser'
import { endOf, indentAt, isOnOneLine, nodeAt, rawOf, spaceBefore, spliced, spliceIn } from './json-text'
import { mannerOf, type Origins, type Place, written } from './json-write'
import type { Path } from './problem'

/** Writes another value in the place of one, whole. Of a text the part that differs is replaced. */
export function replaceValue(text: string, path: Path, value: unknown, origins?: Origins): string {
  const node = nodeAt(text, path)
  if (!node) return text
  if (typeof value === 'string' && node.type === 'string')
    return spliced(text, [spliceIn(text, node, 0, String(node.value).length, value)])
  const { offset: start } = node
  const isInline = node.children?.length ? isOnOneLine(text, node) : isWithinLine(text, node)
  const place = { indent: indentAt(text, start), isInline }
  return spliced(text, [{ start, end: endOf(node), text: written(value, place, mannerOf(text), origins) }])
}

/** Adds a field to an object, at a place among its fields. */
export function insertField(text: string, path: Path, value: unknown, index: number, origins?: Origins): string {
  const [node, name] = [nodeAt(text, path.slice(0, -1)), String(path.at(-1))]
  if (node?.type !== 'object') return text
  const field = (place: Place) => `${JSON.stringify(name)}: ${written(value, place, mannerOf(text), origins)}`
  return inserted(text, node, index, isOnOneLine(text, node), { [name]: value }, field, origins)
}

/** Adds an item to a list, in the form of the one next to it. */
export function insertItem(text: string, list: Path, index: number, value: unknown, origins?: Origins): string {
  const node = nodeAt(text, list)
  if (node?.type !== 'array') return text
  const sibling = node.children?.[index - 1] ?? node.children?.[index]
  const isInline = isOnOneLine(text, sibling?.children?.length ? sibling : node)
  const item = (place: Place) => written(value, place, mannerOf(text), origins)
  return inserted(text, node, index, isInline, [value], item, origins)
}

/** @param whole what an empty object or list becomes */
function inserted(
  text: string,
  node: Node,
  index: number,
  isInline: boolean,
  whole: unknown,
  write: (place: Place) => string,
  origins: Origins | undefined,
): string {
  const [first] = node.children ?? []
  if (!first) {
    const place = { indent: indentAt(text, node.offset), isInline: isWithinLine(text, node) }
    const part = written(whole, place, mannerOf(text), origins)
    return spliced(text, [{ start: node.offset, end: endOf(node), text: part }])
  }
  const before = node.children?.[index - 1]
  const space = spaceBefore(text, before ?? first) || ' '
  const part = write({ indent: indentAt(text, (before ?? first).offset), isInline })
  const start = before ? endOf(before) : first.offset
  return spliced(text, [{ start, end: start, text: before ? `,${space}${part}` : `${part},${space}` }])
}

/** Whether what an empty object or list will hold stands on its line: all around it does. */
function isWithinLine(text: string, { parent }: Node): boolean {
  return parent !== undefined && isOnOneLine(text, parent.type === 'property' ? (parent.parent ?? parent) : parent)
}

/** Gives a field another name. */
export function renameField(text: string, path: Path, name: string): string {
  const key = nodeAt(text, path)?.parent?.children?.[0]
  if (key?.parent?.type !== 'property') return text
  return spliced(text, [{ start: key.offset, end: endOf(key), text: JSON.stringify(name) }])
}

/** Takes a field out of its object, or an item out of its list, with the comma that is then too many. */
export function removeAt(text: string, path: Path): string {
  const node = nodeAt(text, path)
  const part = node?.parent?.type === 'property' ? node.parent : node
  const owner = part?.parent
  if (!part || !owner) return text
  const parts = owner.children ?? []
  const index = parts.indexOf(part)
  const [before, after] = [parts[index - 1], parts[index + 1]]
  if (before) return spliced(text, [{ start: endOf(before), end: endOf(part), text: '' }])
  if (after) return spliced(text, [{ start: part.offset, end: after.offset, text: '' }])
  const empty = owner.type === 'array' ? '[]' : '{}'
  return spliced(text, [{ start: owner.offset, end: endOf(owner), text: empty }])
}

/** Takes a value away, and with it the objects and lists around it that would be empty. */
export function removeWhole(text: string, path: Path): string {
  let whole = path
  for (let length = path.length - 1; length > 0; length--) {
    const owner = nodeAt(text, path.slice(0, length))
    if (owner?.children?.length !== 1) break
    whole = path.slice(0, length)
  }
  return nodeAt(text, path) ? removeAt(text, whole) : text
}

/** Puts an item of a list at another place in it. What stands between the items stays where it is. */
export function moveItem(text: string, list: Path, from: number, to: number): string {
  const items = nodeAt(text, list)?.children ?? []
  if (!items[from] || !items[to]) return text
  const order = [...items.keys()]
  order.splice(to, 0, ...order.splice(from, 1))
  return spliced(
    text,
    items.flatMap((item, i) => {
      const other = items[order[i] ?? i]
      return other && other !== item ? [{ start: item.offset, end: endOf(item), text: rawOf(text, other) }] : []
    }),
  )
}
