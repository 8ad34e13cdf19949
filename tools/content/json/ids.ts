import type { Anchors, Contract } from '../base/contract'
import { memoize } from '../base/memoize'
import type { Path } from '../base/problem'
import { type Document, valueAt } from './document'

/** An id that occurs more than once. `path` is the path of its second occurrence, `count` the number of occurrences. */
export type RepeatedId = {
  name: 'id' | 'code'
  id: string
  path: Path
  count: number
  /** The list in which the id must be unique; undefined for the whole page. */
  list?: string
  isFixed: boolean
}

/**
 * Finds repeated ids in a document. The ids of blocks, tabs, continents and questions must be unique in the whole page,
 * because they are anchors. Other ids must be unique in their list.
 */
export const repeatedIds = memoize(({ json }: Document, { anchors }: Pick<Contract, 'anchors'>): RepeatedId[] => {
  const repeated = new Map<string, RepeatedId>()
  const firstPaths = new Map<string, Path>()
  const copies: Path[] = []
  for (const list of listsOf(json)) {
    // Ids inside a copied item are skipped, because they are repeated only as part of the copy.
    if (copies.some((copy) => copy.every((step, i) => step === list[i]))) continue
    const field = String(list.at(-1))
    const isPage = isAnchored(anchors, valueAt(json, list.slice(0, -1)), field)
    const name = field === 'languages' ? 'code' : 'id'
    const items = valueAt(json, list)
    if (!Array.isArray(items)) continue
    items.forEach((item, i) => {
      const id = valueAt(item, [name])
      if (typeof id !== 'string') return
      const key = `${isPage ? '' : list.join('.')} ${id}`
      const entry = repeated.get(key)
      const path = [...list, i, name]
      if (firstPaths.has(key)) copies.push([...list, i])
      if (entry) entry.count++
      else if (firstPaths.has(key))
        repeated.set(key, {
          name,
          id,
          path,
          count: 2,
          list: isPage ? undefined : field,
          isFixed: field === 'continents',
        })
      else firstPaths.set(key, path)
    })
  }
  return [...repeated.values()]
})

/** Whether list items are anchors: blocks, or items that the schema marks. @param owner the object with the list */
export function isAnchored(anchors: Anchors, owner: unknown, field: string): boolean {
  return field === 'blocks' || anchors.get(valueAt(owner, ['type']))?.[field] !== undefined
}

/** Paths of all lists of objects in a document, in reading order. */
function listsOf(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return []
  const ownPaths = Array.isArray(json) && json.some((item) => typeof item === 'object') ? [path] : []
  const steps = Array.isArray(json) ? json.keys() : Object.keys(json)
  return [...ownPaths, ...[...steps].flatMap((step) => listsOf(Reflect.get(json, step), [...path, step]))]
}
