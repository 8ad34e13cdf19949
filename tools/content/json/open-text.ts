/**
 * A JSON text that is open for editing. Each edit changes only what was meant: formatting, the order of fields, line ends,
 * escapes and a byte order mark stay as their author has them. Where a path leads nowhere, the text stays as it is. It runs
 * in a browser, too.
 */
import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import type { Path } from '../base/problem'
import { valueAt } from './document'
import { isObject, parseJson } from './json'
import { endOf, indentAt, isOnOneLine, rawOf, type Splice, spaceBefore, spliced, spliceIn } from './json-text'
import { mannerOf, type Origins, type Place, type Raw, writeValue } from './json-write'

/** Opens a JSON text. It is read when something in it is first asked for, and again only after an edit. */
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

  /** The value of the text; undefined for one that is no JSON. */
  get json(): unknown {
    return parseJson(this.#text.replace(/^\uFEFF/, ''))
  }

  /** The node of a value; undefined when it is not there. */
  node(path: Path): Node | undefined {
    if (!this.#isRead) this.#tree = parseTree(this.#text.replace(/^\uFEFF/, ' '))
    this.#isRead = true
    return this.#tree && findNodeAtLocation(this.#tree, path)
  }

  /** The names of an object's fields, as they are written one after the other; none for what is no object. */
  names(path: Path): string[] {
    const node = this.node(path)
    const fields = node?.type === 'object' ? (node.children ?? []) : []
    return fields.map(({ children }) => String(children?.[0]?.value))
  }

  /** How a value is written. */
  raw(node: Node): Raw {
    return { raw: rawOf(this.#text, node), indent: indentAt(this.#text, node.offset) }
  }

  /** Replaces parts of the text, which do not overlap. */
  splice(...splices: Splice[]): this {
    this.#text = spliced(this.#text, splices)
    this.#isRead = false
    return this
  }

  /**
   * Sets a value: of an object the fields that differ are written, of a list the items that differ. Items are the same when
   * they have the same id, or, without ids, say the same. A field that is new goes to the end of its object, or where
   * `order` has it.
   * @param order the names of the fields as their author would write them
   * @param origins values that keep the form they have elsewhere
   */
  set(path: Path, value: unknown, order?: string[], origins?: Origins): this {
    const node = this.node(path)
    if (!node) {
      const [names, name] = [this.names(path.slice(0, -1)), path.at(-1)]
      if (typeof name !== 'string') return this
      return this.insert(path, value, order ? placeAmong(names, name, order) : names.length, origins)
    }
    const before = getNodeValue(node)
    if (isSame(before, value)) return this
    if (isObject(before) && isObject(value) && Object.keys(value).some((name) => name in before))
      return this.#setFields(path, before, value, origins)
    const [old, now] = [keysOf(before), keysOf(value)]
    if (old && now?.some((key) => old.includes(key))) return this.#setItems(path, old, now, value, origins)
    return this.replace(path, value, origins)
  }

  #setFields(path: Path, before: object, value: object, origins?: Origins): this {
    for (const name of Object.keys(before)) if (!(name in value)) this.remove([...path, name])
    for (const [name, inner] of Object.entries(value)) this.set([...path, name], inner, Object.keys(value), origins)
    return this
  }

  #setItems(path: Path, old: string[], now: string[], value: unknown, origins?: Origins): this {
    const keys = [...old]
    for (let i = old.length - 1; i >= 0; i--) {
      if (now.includes(old[i] ?? '')) continue
      this.remove([...path, i])
      keys.splice(i, 1)
    }
    now.forEach((key, i) => {
      const item = valueAt(value, [i])
      const from = keys.indexOf(key)
      if (from < 0) this.insert([...path, i], item, i, origins)
      else this.move(path, from, i).set([...path, i], item, undefined, origins)
      if (from >= 0) keys.splice(from, 1)
      keys.splice(i, 0, key)
    })
    return this
  }

  /** Writes another value in the place of one, whole. Of a text the part that differs is replaced. */
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
   * Adds a field to an object, or an item to a list, in the form of the one next to it.
   * @param path of what is new: it ends with its name, or with its place in the list
   * @param index its place among the fields
   */
  insert(path: Path, value: unknown, index = Number(path.at(-1)), origins?: Origins): this {
    const [text, owner, name] = [this.#text, this.node(path.slice(0, -1)), path.at(-1)]
    const isField = typeof name === 'string'
    if (owner?.type !== (isField ? 'object' : 'array')) return this
    const [first] = owner.children ?? []
    const write = (part: unknown, place: Place) => writeValue(part, place, mannerOf(text), origins)
    if (!first) {
      const place = { indent: indentAt(text, owner.offset), isInline: isWithinLine(text, owner) }
      const whole = isField ? { [name]: value } : [value]
      return this.splice({ start: owner.offset, end: endOf(owner), text: write(whole, place) })
    }
    const before = owner.children?.[index - 1]
    const sibling = isField ? undefined : (before ?? owner.children?.[index])
    const isInline = isOnOneLine(text, sibling?.children?.length ? sibling : owner)
    const place = { indent: indentAt(text, (before ?? first).offset), isInline }
    const part = isField ? `${JSON.stringify(name)}: ${write(value, place)}` : write(value, place)
    const space = spaceBefore(text, before ?? first) || ' '
    const start = before ? endOf(before) : first.offset
    return this.splice({ start, end: start, text: before ? `,${space}${part}` : `${part},${space}` })
  }

  /** Gives a field another name. */
  rename(path: Path, name: string): this {
    const key = this.node(path)?.parent?.children?.[0]
    if (key?.parent?.type !== 'property') return this
    return this.splice({ start: key.offset, end: endOf(key), text: JSON.stringify(name) })
  }

  /** Takes a field out of its object, or an item out of its list, with the comma that is then too many. */
  remove(path: Path): this {
    const node = this.node(path)
    const part = node?.parent?.type === 'property' ? node.parent : node
    const owner = part?.parent
    if (!part || !owner) return this
    const parts = owner.children ?? []
    const index = parts.indexOf(part)
    const [before, after] = [parts[index - 1], parts[index + 1]]
    if (before) return this.splice({ start: endOf(before), end: endOf(part), text: '' })
    if (after) return this.splice({ start: part.offset, end: after.offset, text: '' })
    return this.splice({ start: owner.offset, end: endOf(owner), text: owner.type === 'array' ? '[]' : '{}' })
  }

  /** Takes a value away, and with it the objects and lists around it that would be empty. */
  removeWhole(path: Path): this {
    if (!this.node(path)) return this
    let whole = path
    for (let length = path.length - 1; length > 0; length--) {
      if (this.node(path.slice(0, length))?.children?.length !== 1) break
      whole = path.slice(0, length)
    }
    return this.remove(whole)
  }

  /** Puts an item of a list at another place in it. What is between the items stays where it is. */
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

/** Whether what an empty object or list will hold goes on its line: all around it does. */
function isWithinLine(text: string, { parent }: Node): boolean {
  return parent !== undefined && isOnOneLine(text, parent.type === 'property' ? (parent.parent ?? parent) : parent)
}

/** Where a new name goes among others: behind the last of those that come before it. */
export function placeAmong(names: string[], name: string, order: string[]): number {
  const before = new Set(order.slice(0, order.indexOf(name)))
  return names.findLastIndex((one) => before.has(one)) + 1
}

/** The keys by which the items of a list differ: their ids, or their texts; undefined where two are alike. */
export function keysOf(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined
  const keys = list.map((item) => {
    const id = valueAt(item, ['id'])
    return typeof id === 'string' ? `id ${id}` : JSON.stringify(item)
  })
  return new Set(keys).size === keys.length ? keys : undefined
}

/** Whether two values say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
