import { valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import { isSame, keysOf } from '../../content/json/open-text'
import type { ChangedField } from '../protocol'
import { stepsInOrder } from './translations'

/**
 * Finds the differences between two versions of a document, value by value. An added or removed value is one
 * difference, however large it is. For a reordered list, the difference contains the old and the new order of its ids.
 */
export function differences(before: unknown, after: unknown, steps: string[] = []): ChangedField[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => differences(before[name], after[name], [...steps, name]))
  }
  const [old, now] = [byId(before), byId(after)]
  if (!old || !now)
    return [{ steps, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
  const [oldOrder, newOrder] = [
    [...old.keys()].filter((id) => now.has(id)),
    [...now.keys()].filter((id) => old.has(id)),
  ]
  const orderChange = isSame(oldOrder, newOrder) ? [] : [{ steps, before: oldOrder, after: newOrder }]
  const ids = new Set([...now.keys(), ...old.keys()])
  return [...orderChange, ...[...ids].flatMap((id) => differences(old.get(id), now.get(id), [...steps, id]))]
}

/** Number of texts that were added, changed and removed between two versions of a translation. */
export function countWords(before: unknown, after: unknown): { added: number; changed: number; removed: number } {
  const [old, now] = [before, after].map(textsOf)
  const count = { added: 0, changed: 0, removed: 0 }
  for (const [key, text] of now ?? []) {
    if (!old?.has(key)) count.added++
    else if (old.get(key) !== text) count.changed++
  }
  for (const key of old?.keys() ?? []) if (!now?.has(key)) count.removed++
  return count
}

function textsOf(json: unknown): Map<string, unknown> {
  return new Map(stepsInOrder(json ?? {}).map((steps) => [steps.join('.'), valueAt(json, steps)]))
}

/**
 * Maps the items of a list by their ids. Undefined for other values, empty lists, and lists whose items lack unique
 * ids.
 */
function byId(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list) || list.length === 0 || !list.every((item) => typeof valueAt(item, ['id']) === 'string'))
    return undefined
  return keysOf(list) && new Map(list.map((item) => [String(valueAt(item, ['id'])), item]))
}
