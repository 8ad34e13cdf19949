import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { type OpenText, openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { type NewId, newIdsFor } from './ids'
import { type Edited, sourceFile, type Texts, withText } from './operation'
import { carryTranslations, readJson, renameTranslations, withoutTranslations } from './translations'

/** Texts after a change of what there is on a page, and where the thing is that was added or moved. */
export type Changed = { texts: Texts; path?: Path }

/** Adds a block or an item to a list; the list, too, where there is none. */
export function add(texts: Texts, edited: Edited, list: Path, at: number, value: unknown): Changed {
  const file = sourceFile(edited)
  const document = openText(texts[file] ?? '')
  const { json } = document
  const item = withIds(value, newIdsFor(value, json, list, edited.anchors))
  const there = valueAt(json, list)
  if (!Array.isArray(there)) return { texts: { ...texts, [file]: document.set(list, [item]).text }, path: [...list, 0] }
  const index = Math.max(0, Math.min(at, there.length))
  return { texts: { ...texts, [file]: document.insert([...list, index], item).text }, path: [...list, index] }
}

/** Adds a copy of a block or an item behind it, with ids of its own and its translations in all languages. */
export function duplicate(texts: Texts, edited: Edited, path: Path): Changed {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  return carried(texts, edited, path, list, index + 1, true)
}

/** Puts a block or an item at another place, and its translations where they then belong. */
export function move(texts: Texts, edited: Edited, path: Path, list: Path, at: number): Changed {
  const file = sourceFile(edited)
  const [from, index] = [path.slice(0, -1), Number(path.at(-1))]
  if (from.join('/') !== list.join('/'))
    return startsWith(list, path) ? { texts } : carried(texts, edited, path, list, at, false)
  const document = openText(texts[file] ?? '')
  const count = document.node(list)?.children?.length ?? 0
  const to = Math.max(0, Math.min(at, count - 1))
  return { texts: { ...texts, [file]: document.move(list, index, to).text }, path: [...list, to] }
}

/** Takes a block or an item away, and its translations in all languages. */
export function remove(texts: Texts, edited: Edited, path: Path): Changed {
  const file = sourceFile(edited)
  const json = readJson(texts[file])
  const steps = keySteps(json, path)
  const left = withText(texts, file, (text) => openText(text).remove(path).text)
  return { texts: withoutCells(withoutTranslations(left, edited, steps), edited, json, path) }
}

/** Copies or moves an item to a place in a list, as it is written. */
function carried(texts: Texts, edited: Edited, path: Path, list: Path, at: number, isCopy: boolean): Changed {
  const file = sourceFile(edited)
  const text = texts[file] ?? ''
  const document = openText(text)
  const [{ json }, node, there] = [document, document.node(path), document.node(list)]
  const item = valueAt(json, path)
  if (!node || there?.type !== 'array') return { texts }
  // What moves leaves its ids free.
  const around = isCopy ? json : openText(text).remove(path).json
  const ids = newIdsFor(item, around, isCopy ? list : shifted(list, path, -1), edited.anchors)
  const index = Math.max(0, Math.min(at, there.children?.length ?? 0))
  const target = [...list, index]
  document.insert(target, item, index, new Map([[item, document.raw(node)]]))
  for (const one of ids) setId(document, [...target, ...one.path], one.id)
  const { text: named, json: after } = document
  const [from, to] = [keySteps(json, path), keySteps(after, target)]
  const renamed = ids.flatMap(({ path: own, id }) =>
    own.length > 1 ? [{ steps: keySteps(item, own.slice(0, -1)), to: id }] : [],
  )
  const carriedTexts = carryTranslations({ ...texts, [file]: named }, edited, after, [from, to], renamed, isCopy)
  if (isCopy) return { texts: copyCells(carriedTexts, edited, json, path, String(to.at(-1))), path: target }
  const source = shifted(path, target, 1)
  return { texts: { ...carriedTexts, [file]: document.remove(source).text }, path: shifted(target, source, -1) }
}

/** Where a path leads after an item came (1) or went (-1) at another one. */
function shifted(path: Path, item: Path, by: 1 | -1): Path {
  const [list, index] = [item.slice(0, -1), Number(item.at(-1))]
  const own = path[list.length]
  const isAfter = by === 1 ? Number(own) >= index : Number(own) > index
  if (!startsWith(path, list) || typeof own !== 'number' || !isAfter) return path
  return [...list, own + by, ...path.slice(list.length + 1)]
}

function startsWith(path: Path, before: Path): boolean {
  return before.every((step, i) => path[i] === step)
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

/** The cells of a column: a table names them by its id, in each of its rows. */
function cellsOf(json: unknown, path: Path): Path[] {
  const [list, owner] = [path.at(-2), path.slice(0, -2)]
  const id = valueAt(json, [...path, 'id'])
  const rows = valueAt(json, [...owner, 'rows'])
  if (list !== 'columns' || typeof id !== 'string' || !Array.isArray(rows)) return []
  return rows.flatMap((row, i) =>
    valueAt(row, ['cells', id]) === undefined ? [] : [[...owner, 'rows', i, 'cells', id]],
  )
}

/** A table without the cells of a column that went, and without their translations. @param json the page before */
function withoutCells(texts: Texts, edited: Edited, json: unknown, column: Path): Texts {
  const file = sourceFile(edited)
  return cellsOf(json, column).reduce((left, cell) => {
    const rest = withText(left, file, (text) => openText(text).remove(cell).text)
    return withoutTranslations(rest, edited, keySteps(json, cell))
  }, texts)
}

/** A table in which the cells of a column have another name. @param json the page before */
export function renameCells(texts: Texts, edited: Edited, json: unknown, column: Path, id: string): Texts {
  const file = sourceFile(edited)
  return cellsOf(json, column).reduce((left, cell) => {
    const rest = withText(left, file, (text) => openText(text).rename(cell, id).text)
    return renameTranslations(rest, edited, keySteps(json, cell), id)
  }, texts)
}

/** A table in which a new column has the cells of another one, and their translations. @param json the page before */
function copyCells(texts: Texts, edited: Edited, json: unknown, column: Path, id: string): Texts {
  const file = sourceFile(edited)
  return cellsOf(json, column).reduce((left, cell) => {
    const [cells, name] = [cell.slice(0, -1), String(cell.at(-1))]
    const copied = withText(left, file, (text) => {
      const document = openText(text)
      return document.insert([...cells, id], valueAt(json, cell), document.names(cells).indexOf(name) + 1).text
    })
    const [from, to] = [keySteps(json, cell), [...keySteps(json, cells), id]]
    return carryTranslations(copied, edited, readJson(copied[file]), [from, to], [], true)
  }, texts)
}
