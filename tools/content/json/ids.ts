import type { Anchors, Contract } from '../base/contract'
import { memoize } from '../base/memoize'
import type { Path } from '../base/problem'
import { type Document, valueAt } from './document'

/** An id that is there more than once: where the second one is, how many there are, and among what. */
export type RepeatedId = {
  name: 'id' | 'code'
  id: string
  path: Path
  count: number
  /** The list that it must be alone in; undefined for the whole page. */
  list?: string
  isFixed: boolean
}

/**
 * Finds ids that are there twice. Blocks, tabs, continents and questions have one of their own on the whole page, since they
 * are its #anchors; other items have one of their own in their list.
 */
export const repeatedIds = memoize(({ json }: Document, { anchors }: Pick<Contract, 'anchors'>): RepeatedId[] => {
  const repeated = new Map<string, RepeatedId>()
  const places = new Map<string, Path>()
  const copies: Path[] = []
  for (const list of listsOf(json)) {
    // An id within a copy is there twice only because of the copy.
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
      const again = repeated.get(key)
      const path = [...list, i, name]
      if (places.has(key)) copies.push([...list, i])
      if (again) again.count++
      else if (places.has(key))
        repeated.set(key, {
          name,
          id,
          path,
          count: 2,
          list: isPage ? undefined : field,
          isFixed: field === 'continents',
        })
      else places.set(key, path)
    })
  }
  return [...repeated.values()]
})

/** Whether the items of a list are anchors of the page: they are blocks, or the schema says so. @param owner what has the list */
export function isAnchored(anchors: Anchors, owner: unknown, field: string): boolean {
  return field === 'blocks' || anchors.get(valueAt(owner, ['type']))?.[field] !== undefined
}

/** Paths of all lists of objects in a document, in reading order. */
function listsOf(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return []
  const here = Array.isArray(json) && json.some((item) => typeof item === 'object') ? [path] : []
  const steps = Array.isArray(json) ? json.keys() : Object.keys(json)
  return [...here, ...[...steps].flatMap((step) => listsOf(Reflect.get(json, step), [...path, step]))]
}
