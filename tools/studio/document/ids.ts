import type { Anchors } from '../../content/base/contract'
import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isAnchored } from '../../content/json/ids'
import { isObject, walkJson } from '../../content/json/json'
import { idsIn, newId } from '../../content/json/new-id'

/** An id that an item gets, by the path from the item to it. */
export type NewId = { path: Path; id: string }

/**
 * The ids that an item needs in a list: one where the others have one or its own is empty, and new ones in place of those
 * that are taken. Blocks, tabs and
 * other anchors have one of their own on the whole page, other items in their list.
 * @param json the page
 * @param list where the item is going to be
 */
export function newIdsFor(item: unknown, json: unknown, list: Path, anchors: Anchors): NewId[] {
  const onPage = idsIn(json)
  const found: NewId[] = []
  const look = (value: unknown, path: Path, field: string, taken: Set<string>, isNamed: boolean) => {
    if (!isObject(value)) return
    if (!isNamed && value.id === undefined) return lookBelow(value, path)
    const own = value.id
    const id = typeof own !== 'string' || own === '' ? newId(value, [field], taken) : free(own, taken)
    taken.add(id)
    if (id !== own) found.push({ path: [...path, 'id'], id })
    lookBelow(value, path)
  }
  const lookBelow = (value: object, path: Path) => {
    for (const [name, inner] of Object.entries(value)) {
      const below = [...path, name]
      if (isObject(inner)) lookBelow(inner, below)
      if (!Array.isArray(inner) || !inner.some(isObject)) continue
      const taken = isAnchored(anchors, value, name) ? onPage : new Set<string>()
      inner.forEach((one, i) => {
        look(one, [...below, i], name, taken, false)
      })
    }
  }
  const name = String(list.at(-1))
  const siblings = idsOf(valueAt(json, list))
  const taken = isAnchored(anchors, valueAt(json, list.slice(0, -1)), name) ? onPage : siblings
  look(item, [], name, taken, siblings.size > 0)
  return found
}

/** Whether a path leads to a block, or to an item that is an anchor of its page, so that links can lead to it. */
export function isAnchor(json: unknown, path: Path, anchors: Anchors): boolean {
  return typeof path.at(-1) === 'number' && isAnchored(anchors, valueAt(json, path.slice(0, -2)), String(path.at(-2)))
}

/** Where the anchor with an id is on a page. */
export function anchorPath(json: unknown, id: string, anchors: Anchors): Path | undefined {
  for (const [path, value] of walkJson(json))
    if (isObject(value) && value.id === id && isAnchor(json, path, anchors)) return path
  return undefined
}

/** The ids of the items of a list. */
function idsOf(list: unknown): Set<string> {
  return new Set(Array.isArray(list) ? list.flatMap((item) => (typeof item?.id === 'string' ? [item.id] : [])) : [])
}

/** An id that nothing has yet: "about-2" for "about". */
function free(id: string, taken: Set<string>): string {
  const stem = id.replace(/-\d+$/, '')
  let result = id
  for (let number = 2; taken.has(result); number++) result = `${stem}-${number}`
  return result
}
