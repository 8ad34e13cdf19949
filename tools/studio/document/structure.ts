import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { type OpenText, openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { addCells, removeCells, tableOf } from './columns'
import { type NewId, newIdsFor } from './ids'
import { type Edited, sourceFile, type Texts, withText } from './operation'
import { copyTranslations, readJson, withoutTranslations } from './translations'

/** Fields of a table before its rows, in the schema's order, which determines where missing columns are added. */
const fieldsOfTable = ['type', 'id', 'visible', 'brands', 'confirm', 'title', 'of', 'rowHeading', 'columns']

/** The texts after a change, and the path of the added or moved block or item, if there is one. */
export type ChangedTexts = { texts: Texts; path?: Path }

/**
 * Adds a block or an item to a list, which is created if it is missing. If the item is a table column, also adds its
 * cells.
 */
export function add(texts: Texts, edited: Edited, list: Path, position: number, value: unknown): ChangedTexts {
  const file = sourceFile(edited)
  const document = openText(texts[file] ?? '')
  const { json } = document
  const item = withIds(value, newIdsFor(value, json, list, edited.anchors))
  const items = valueAt(json, list)
  const index = Array.isArray(items) ? Math.max(0, Math.min(position, items.length)) : 0
  const path = [...list, index]
  if (Array.isArray(items)) document.insert(path, item)
  else document.set(list, [item], fieldsOfTable)
  const newTexts = { ...texts, [file]: document.text }
  const table = tableOf(json, list)
  return { texts: table ? addCells(newTexts, edited, table, Object(item).id) : newTexts, path }
}

/** Duplicates a block or an item and its translations. The copy has new ids, and follows the original. */
export function duplicate(texts: Texts, edited: Edited, path: Path): ChangedTexts {
  const file = sourceFile(edited)
  const document = openText(texts[file] ?? '')
  const { json } = document
  const [list, index] = [path.slice(0, -1), Number(path.at(-1)) + 1]
  const [item, node] = [valueAt(json, path), document.node(path)]
  if (!node || document.node(list)?.type !== 'array') return { texts }
  const ids = newIdsFor(item, json, list, edited.anchors)
  const target = [...list, index]
  document.insert(target, item, index, new Map([[item, document.raw(node)]]))
  for (const newId of ids) setId(document, [...target, ...newId.path], newId.id)
  const renamed = ids.flatMap(({ path: idPath, id }) =>
    idPath.length > 1 ? [{ steps: keySteps(item, idPath.slice(0, -1)), to: id }] : [],
  )
  const keys = { from: keySteps(json, path), to: keySteps(document.json, target) }
  return { texts: copyTranslations({ ...texts, [file]: document.text }, edited, keys, renamed), path: target }
}

/** Moves a block or an item to another index of its list. */
export function move(texts: Texts, edited: Edited, path: Path, position: number): ChangedTexts {
  const file = sourceFile(edited)
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  const document = openText(texts[file] ?? '')
  const count = document.node(list)?.children?.length ?? 0
  const to = Math.max(0, Math.min(position, count - 1))
  return { texts: { ...texts, [file]: document.move(list, index, to).text }, path: [...list, to] }
}

/** Removes a block or an item, and its translations in all languages. For a table column, also removes its cells. */
export function remove(texts: Texts, edited: Edited, path: Path): ChangedTexts {
  const file = sourceFile(edited)
  const json = readJson(texts[file])
  const steps = keySteps(json, path)
  const table = tableOf(json, path.slice(0, -1))
  const id = valueAt(json, [...path, 'id'])
  const withoutCells = table && typeof id === 'string' ? removeCells(texts, edited, table, id) : texts
  const remainingTexts = withText(withoutCells, file, (text) => openText(text).remove(path).text)
  return { texts: withoutTranslations(remainingTexts, edited, steps) }
}

function withIds(value: unknown, ids: NewId[]): unknown {
  if (ids.length === 0) return value
  const document = openText(JSON.stringify(value))
  for (const { path, id } of ids) setId(document, path, id)
  return document.json
}

function setId(document: OpenText, path: Path, id: string): void {
  if (document.node(path)) document.replace(path, id)
  else document.set(path, id, ['type', 'id'])
}
