import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import type { Path, Problem } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject, walkJson } from '../../content/json/json'
import { keySteps } from '../../content/read/read-page'

/** A path as one string, such as "blocks/0/title". Used as a key in maps, and as an attribute of elements. */
export function keyOf(path: Path): string {
  return path.join('/')
}

/** Key of a path, in which ids replace list indexes. It stays the same when an item moves. */
export function stepKey(json: unknown, path: Path): string {
  return keySteps(json, path).join('/')
}

/** Whether a path equals `outer` or is below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return path.length >= outer.length && outer.every((step, i) => path[i] === step)
}

/** The path of the innermost block that contains the value at a path. Undefined outside blocks. */
export function blockOf(path: Path): Path | undefined {
  const index = path.lastIndexOf('blocks')
  return index >= 0 && typeof path[index + 1] === 'number' ? path.slice(0, index + 2) : undefined
}

/** Path of the first object with the given id. */
export function pathOfId(json: unknown, id: string): Path | undefined {
  return pathWhere(json, (value) => isObject(value) && value.id === id)
}

/** Path of the first value for which `is` returns true. */
function pathWhere(json: unknown, is: (value: unknown) => boolean): Path | undefined {
  for (const [path, value] of walkJson(json)) if (is(value)) return path
  return undefined
}

/** Path of the value at the line and column of a problem in a text. */
export function pathOfProblem(text: string, { line, column }: Problem): Path {
  const tree = parseTree(text)
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, textLine) => sum + textLine.length + 1, 0)
  const node = tree && findNodeAtOffset(tree, start + column - 1)
  return node ? getNodePath(node.type === 'property' ? (node.children?.[0] ?? node) : node) : []
}

/** Line number, from 1, where the value at a path begins in a text. Undefined if there is no such value. */
export function lineOf(text: string, path: Path): number | undefined {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  return node && text.slice(0, node.offset).split('\n').length
}

/**
 * Returns the given path. If it is inside a list item that no longer exists, returns the path of the last item in the
 * list; if the list is empty, the path of the list; if the list no longer exists, the path of the object that contained
 * it. Undefined if an empty or missing list is at the top level of the document.
 */
export function stillThere(json: unknown, path: Path): Path | undefined {
  for (const [i, step] of path.entries()) {
    if (typeof step !== 'number') continue
    const list = valueAt(json, path.slice(0, i))
    if (!Array.isArray(list)) return stillThere(json, path.slice(0, i - 1))
    if (step < list.length) continue
    if (list.length > 0) return [...path.slice(0, i), list.length - 1]
    return i > 1 ? path.slice(0, i) : undefined
  }
  return path.length > 0 ? path : undefined
}

/**
 * Moves the focus to a block or an item: to its first visible field; otherwise, to its row in a list; otherwise, to the
 * nearest field that contains it. For a list, moves the focus to the button that adds an item.
 */
export function enter(path: Path): void {
  const key = CSS.escape(keyOf(path))
  const fields = document.querySelectorAll<HTMLElement>(`.inspector [data-field^="${key}/"]`)
  const field = [...fields].find(
    (element) => element.matches('input, textarea, select, button, summary') && element.checkVisibility(),
  )
  const add = document.querySelector<HTMLElement>(`[data-add="${key}"]`)
  const target = add ?? field ?? document.querySelector<HTMLElement>(`[data-item="${key}"]`)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  if (!target) enterField(path)
}

/** Focuses the field of a value, or of its nearest ancestor with a field. Expands collapsed elements around it. */
export function enterField(path: Path): void {
  for (let ancestorPath = path; ancestorPath.length > 0; ancestorPath = ancestorPath.slice(0, -1)) {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(ancestorPath.join('/'))}"]`)
    if (!field) continue
    for (let element = field.parentElement; element; element = element.parentElement)
      if (element instanceof HTMLDetailsElement) element.open = true
    field.focus()
    field.scrollIntoView({ block: 'nearest' })
    return
  }
}
