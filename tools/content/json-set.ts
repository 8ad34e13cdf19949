import { getNodeValue } from 'jsonc-parser'
import { valueAt } from './document'
import { isObject } from './json'
import { insertField, insertItem, moveItem, removeAt, replaceValue } from './json-edit'
import { namesIn, nodeAt } from './json-text'
import type { Origins } from './json-write'
import type { Path } from './problem'

/**
 * Sets a value in a JSON text, changing as little as possible: of an object the fields that differ, of a list the items
 * that differ. Items are the same when they have the same id, or, without ids, say the same. A field that is new stands at
 * the end of its object, or where `order` has it. Where the path leads nowhere, the text stays as it is.
 * @param order the names of the fields as their author would write them
 * @param origins values that keep the form they have elsewhere
 */
export function setValue(text: string, path: Path, value: unknown, order?: string[], origins?: Origins): string {
  const node = nodeAt(text, path)
  if (!node) {
    const owner = nodeAt(text, path.slice(0, -1))
    if (owner?.type !== 'object') return text
    const names = namesIn(owner)
    const index = order ? placeAmong(names, String(path.at(-1)), order) : names.length
    return insertField(text, path, value, index, origins)
  }
  const before = getNodeValue(node)
  if (isSame(before, value)) return text
  if (isObject(before) && isObject(value) && Object.keys(value).some((name) => name in before))
    return withFields(text, path, before, value, origins)
  const [old, now] = [keysOf(before), keysOf(value)]
  if (old && now?.some((key) => old.includes(key))) return withItems(text, path, old, now, value, origins)
  return replaceValue(text, path, value, origins)
}

/** Where a new name stands among others: behind the last of those that come before it. */
export function placeAmong(names: string[], name: string, order: string[]): number {
  const before = new Set(order.slice(0, order.indexOf(name)))
  return names.findLastIndex((one) => before.has(one)) + 1
}

function withFields(text: string, path: Path, before: object, value: object, origins?: Origins): string {
  let result = text
  for (const name of Object.keys(before)) if (!(name in value)) result = removeAt(result, [...path, name])
  for (const [name, inner] of Object.entries(value))
    result = setValue(result, [...path, name], inner, Object.keys(value), origins)
  return result
}

function withItems(text: string, path: Path, old: string[], now: string[], value: unknown, origins?: Origins): string {
  let result = text
  const keys = [...old]
  for (let i = old.length - 1; i >= 0; i--) {
    if (now.includes(old[i] ?? '')) continue
    result = removeAt(result, [...path, i])
    keys.splice(i, 1)
  }
  now.forEach((key, i) => {
    const item = valueAt(value, [i])
    const from = keys.indexOf(key)
    if (from < 0) result = insertItem(result, path, i, item, origins)
    else result = setValue(moveItem(result, path, from, i), [...path, i], item, undefined, origins)
    if (from >= 0) keys.splice(from, 1)
    keys.splice(i, 0, key)
  })
  return result
}

/** What tells the items of a list apart: their ids, or what they say; undefined where two are alike. */
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
