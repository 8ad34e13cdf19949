/**
 * Edits JSON texts. Formatting, the order of fields, line ends, escapes and a byte order mark stay unchanged wherever
 * no value changes. Edits at paths that do not exist leave the text unchanged. This module also runs in browsers.
 */
import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import type { Path } from '../base/problem'
import { valueAt } from './document'
import { isObject, parseJson } from './json'
import { endOf, indentAt, isOnOneLine, rawOf, type Splice, spaceBefore, spliced, spliceIn } from './json-text'
import { type Indentation, mannerOf, type Origins, type Raw, writeValue } from './json-write'

/** Opens a JSON text for editing. The text is parsed on first use, and again on first use after an edit. */
export function openText(text: string): OpenText {
  return new OpenText(text)
}

export class OpenText {
  #text: string
  #tree: Node | undefined
  #isRead = false

  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }

  /** The parsed text; undefined if it is not valid JSON. */
  get json(): unknown {
    return parseJson(this.#text.replace(/^\uFEFF/, ''))
  }

  /** The node of a value; undefined if the path does not exist. */
  node(path: Path): Node | undefined {
    if (!this.#isRead) this.#tree = parseTree(this.#text.replace(/^\uFEFF/, ' '))
    this.#isRead = true
    return this.#tree && findNodeAtLocation(this.#tree, path)
  }

  /** The names of an object's fields in the order of the text; empty if the value is not an object. */
  names(path: Path): string[] {
    const node = this.node(path)
    const fields = node?.type === 'object' ? (node.children ?? []) : []
    return fields.map(({ children }) => String(children?.[0]?.value))
  }

  /** The source text of a value, with the indentation of its line. */
  raw(node: Node): Raw {
    return { raw: rawOf(this.#text, node), indent: indentAt(this.#text, node.offset) }
  }

  /** Replaces non-overlapping parts of the text. */
  splice(...splices: Splice[]): this {
    this.#text = spliced(this.#text, splices)
    this.#isRead = false
    return this
  }

  /**
   * Sets a value. In objects and lists, only the fields and items that differ are written. Items correspond if they
   * have the same id or, if they have no id, are equal. A new field is placed by `order`, or at the end of its object.
   * @param order names of the object's fields in the preferred order
   * @param origins source texts of values that keep their formatting
   */
  set(path: Path, value: unknown, order?: string[], origins?: Origins): this {
    const node = this.node(path)
    if (!node) {
      const [names, name] = [this.names(path.slice(0, -1)), path.at(-1)]
      if (typeof name !== 'string') return this
      return this.insert(path, value, order ? placeAmong(names, name, order) : names.length, origins)
    }
    const oldValue = getNodeValue(node)
    if (isSame(oldValue, value)) return this
    if (isObject(oldValue) && isObject(value) && Object.keys(value).some((name) => name in oldValue))
      return this.#setFields(path, oldValue, value, origins)
    const [oldKeys, newKeys] = [keysOf(oldValue), keysOf(value)]
    if (oldKeys && newKeys?.some((key) => oldKeys.includes(key)))
      return this.#setItems(path, oldKeys, newKeys, value, origins)
    return this.replace(path, value, origins)
  }

  #setFields(path: Path, oldValue: object, value: object, origins?: Origins): this {
    for (const name of Object.keys(oldValue)) if (!(name in value)) this.remove([...path, name])
    for (const [name, inner] of Object.entries(value)) this.set([...path, name], inner, Object.keys(value), origins)
    return this
  }

  #setItems(path: Path, oldKeys: string[], newKeys: string[], value: unknown, origins?: Origins): this {
    const keys = [...oldKeys]
    for (let i = oldKeys.length - 1; i >= 0; i--) {
      if (newKeys.includes(oldKeys[i] ?? '')) continue
      this.remove([...path, i])
      keys.splice(i, 1)
    }
    newKeys.forEach((key, i) => {
      const item = valueAt(value, [i])
      const from = keys.indexOf(key)
      if (from < 0) this.insert([...path, i], item, i, origins)
      else this.move(path, from, i).set([...path, i], item, undefined, origins)
      if (from >= 0) keys.splice(from, 1)
      keys.splice(i, 0, key)
    })
    return this
  }

  /** Replaces a whole value. If both values are texts, only the part that differs is replaced. */
  replace(path: Path, value: unknown, origins?: Origins): this {
    const [text, node] = [this.#text, this.node(path)]
    if (!node) return this
    if (typeof value === 'string' && node.type === 'string')
      return this.splice(spliceIn(text, node, 0, String(node.value).length, value))
    const { offset: start } = node
    const isInline = node.children?.length ? isOnOneLine(text, node) : isWithinLine(text, node)
    const place = { indent: indentAt(text, start), isInline }
    return this.splice({ start, end: endOf(node), text: writeValue(value, place, mannerOf(text), origins) })
  }

  /**
   * Adds a field to an object, or an item to a list, formatted like the neighbouring field or item.
   * @param path path of the new value, which ends with the name of the field or the index of the item
   * @param index position of the new field or item among the existing ones
   */
  insert(path: Path, value: unknown, index = Number(path.at(-1)), origins?: Origins): this {
    const [text, owner, name] = [this.#text, this.node(path.slice(0, -1)), path.at(-1)]
    const isField = typeof name === 'string'
    if (owner?.type !== (isField ? 'object' : 'array')) return this
    const [first] = owner.children ?? []
    const write = (part: unknown, place: Indentation) => writeValue(part, place, mannerOf(text), origins)
    if (!first) {
      const place = { indent: indentAt(text, owner.offset), isInline: isWithinLine(text, owner) }
      const whole = isField ? { [name]: value } : [value]
      return this.splice({ start: owner.offset, end: endOf(owner), text: write(whole, place) })
    }
    const previous = owner.children?.[index - 1]
    const sibling = isField ? undefined : (previous ?? owner.children?.[index])
    const isInline = isOnOneLine(text, sibling?.children?.length ? sibling : owner)
    const place = { indent: indentAt(text, (previous ?? first).offset), isInline }
    const part = isField ? `${JSON.stringify(name)}: ${write(value, place)}` : write(value, place)
    const space = spaceBefore(text, previous ?? first) || ' '
    const start = previous ? endOf(previous) : first.offset
    return this.splice({ start, end: start, text: previous ? `,${space}${part}` : `${part},${space}` })
  }

  /** Renames a field. */
  rename(path: Path, name: string): this {
    const key = this.node(path)?.parent?.children?.[0]
    if (key?.parent?.type !== 'property') return this
    return this.splice({ start: key.offset, end: endOf(key), text: JSON.stringify(name) })
  }

  /** Removes a field or an item, together with the comma before or after it. */
  remove(path: Path): this {
    const node = this.node(path)
    const part = node?.parent?.type === 'property' ? node.parent : node
    const owner = part?.parent
    if (!part || !owner) return this
    const parts = owner.children ?? []
    const index = parts.indexOf(part)
    const [previous, next] = [parts[index - 1], parts[index + 1]]
    if (previous) return this.splice({ start: endOf(previous), end: endOf(part), text: '' })
    if (next) return this.splice({ start: part.offset, end: next.offset, text: '' })
    return this.splice({ start: owner.offset, end: endOf(owner), text: owner.type === 'array' ? '[]' : '{}' })
  }

  /** Removes a value, together with the objects and lists around it that would become empty. */
  removeWhole(path: Path): this {
    if (!this.node(path)) return this
    let whole = path
    for (let length = path.length - 1; length > 0; length--) {
      if (this.node(path.slice(0, length))?.children?.length !== 1) break
      whole = path.slice(0, length)
    }
    return this.remove(whole)
  }

  /** Moves an item within its list. White space and commas between the items stay in place. */
  move(list: Path, from: number, to: number): this {
    const items = this.node(list)?.children ?? []
    if (from === to || !items[from] || !items[to]) return this
    const order = [...items.keys()]
    order.splice(to, 0, ...order.splice(from, 1))
    return this.splice(
      ...items.flatMap((item, i) => {
        const other = items[order[i] ?? i]
        const { offset: start } = item
        return other && other !== item ? [{ start, end: endOf(item), text: rawOf(this.#text, other) }] : []
      }),
    )
  }
}

/** Whether new content of an empty object or list belongs on one line, because its parent is on one line. */
function isWithinLine(text: string, { parent }: Node): boolean {
  return parent !== undefined && isOnOneLine(text, parent.type === 'property' ? (parent.parent ?? parent) : parent)
}

/** The index at which to insert a new name: after the last existing name that precedes it in `order`. */
export function placeAmong(names: string[], name: string, order: string[]): number {
  const earlierNames = new Set(order.slice(0, order.indexOf(name)))
  return names.findLastIndex((other) => earlierNames.has(other)) + 1
}

/**
 * Returns keys that identify the items of a list: their ids, or the JSON of items without an id. Undefined if two items
 * have the same key.
 */
export function keysOf(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined
  const keys = list.map((item) => {
    const id = valueAt(item, ['id'])
    return typeof id === 'string' ? `id ${id}` : JSON.stringify(item)
  })
  return new Set(keys).size === keys.length ? keys : undefined
}

/** Whether two values have equal JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
