import type { Anchors } from '../../content/base/contract'
import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isAnchored } from '../../content/json/ids'
import { isObject, walkJson } from '../../content/json/json'
import { idsIn, newId } from '../../content/json/new-id'

/** A new id, and the path of the "id" field that gets it, relative to the added item. */
export type NewId = { path: Path; id: string }

/**
 * Creates the new ids for an item that is added to a list, and for the items within it. An item gets a new id if its id
 * is empty or already in use. The added item also gets a new id if it has none but its siblings have ids. Ids of
 * anchors (blocks, tabs …) must be unique on the page, all other ids only within their list.
 * @param json the document of the page
 * @param list path of the list to which the item is added
 */
export function newIdsFor(item: unknown, json: unknown, list: Path, anchors: Anchors): NewId[] {
  const onPage = idsIn(json)
  const newIds: NewId[] = []
  const collect = (value: unknown, path: Path, field: string, takenIds: Set<string>, isNamed: boolean) => {
    if (!isObject(value)) return
    if (!isNamed && value.id === undefined) return collectBelow(value, path)
    const ownId = value.id
    const id = typeof ownId !== 'string' || ownId === '' ? newId(value, [field], takenIds) : free(ownId, takenIds)
    takenIds.add(id)
    if (id !== ownId) newIds.push({ path: [...path, 'id'], id })
    collectBelow(value, path)
  }
  const collectBelow = (value: object, path: Path) => {
    for (const [name, inner] of Object.entries(value)) {
      const below = [...path, name]
      if (isObject(inner)) collectBelow(inner, below)
      if (!Array.isArray(inner) || !inner.some(isObject)) continue
      const takenIds = isAnchored(anchors, value, name) ? onPage : new Set<string>()
      inner.forEach((listItem, i) => {
        collect(listItem, [...below, i], name, takenIds, false)
      })
    }
  }
  const name = String(list.at(-1))
  const siblings = idsOf(valueAt(json, list))
  const takenIds = isAnchored(anchors, valueAt(json, list.slice(0, -1)), name) ? onPage : siblings
  collect(item, [], name, takenIds, siblings.size > 0)
  return newIds
}

/**
 * Returns an id made from the words of an item that was added without words, and therefore has an id made from the name
 * of its list, such as "row-2". Undefined if the item has a different id, or still has no words.
 */
export function idFromWords(json: unknown, path: Path, anchors: Anchors): string | undefined {
  const item = valueAt(json, path)
  if (!isObject(item) || typeof path.at(-1) !== 'number') return undefined
  const idOf = (value: object) => newIdsFor({ ...value, id: '' }, json, path.slice(0, -1), anchors)[0]?.id ?? ''
  const stem = (id: unknown) => String(id).replace(/-\d+$/, '')
  const [unnamed, id] = [stem(idOf({})), idOf(item)]
  return stem(item.id) === unnamed && stem(id) !== unnamed ? id : undefined
}

/** Whether the value at a path is an anchor: a block, or another list item that can be the target of a link. */
export function isAnchor(json: unknown, path: Path, anchors: Anchors): boolean {
  return typeof path.at(-1) === 'number' && isAnchored(anchors, valueAt(json, path.slice(0, -2)), String(path.at(-2)))
}

/** Path of the anchor with the given id. Undefined if the page has no such anchor. */
export function anchorPath(json: unknown, id: string, anchors: Anchors): Path | undefined {
  for (const [path, value] of walkJson(json))
    if (isObject(value) && value.id === id && isAnchor(json, path, anchors)) return path
  return undefined
}

/** The ids of the items in a list. Items without an id are left out. */
function idsOf(list: unknown): Set<string> {
  return new Set(Array.isArray(list) ? list.flatMap((item) => (typeof item?.id === 'string' ? [item.id] : [])) : [])
}

/** The given id, or, if that is in use, a variant with a number: "about-2" for "about". */
function free(id: string, takenIds: Set<string>): string {
  const stem = id.replace(/-\d+$/, '')
  let result = id
  for (let number = 2; takenIds.has(result); number++) result = `${stem}-${number}`
  return result
}
