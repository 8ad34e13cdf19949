import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import type { Path, Problem } from '../../content/base/problem'
import { isObject, walkJson } from '../../content/json/json'

/** A path as a key for maps and elements: "blocks/0/title". */
export function keyOf(path: Path): string {
  return path.join('/')
}

/** Whether a path is `outer` or below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return path.length >= outer.length && outer.every((step, i) => path[i] === step)
}

/** The path of the innermost block that a path leads into. */
export function blockOf(path: Path): Path | undefined {
  const index = path.lastIndexOf('blocks')
  return index >= 0 && typeof path[index + 1] === 'number' ? path.slice(0, index + 2) : undefined
}

/** Path of the first object with an id. */
export function pathOfId(json: unknown, id: string): Path | undefined {
  return pathWhere(json, (value) => isObject(value) && value.id === id)
}

/** Path of the first value that fulfils a condition. */
export function pathWhere(json: unknown, is: (value: unknown) => boolean): Path | undefined {
  for (const [path, value] of walkJson(json)) if (is(value)) return path
  return undefined
}

/** Path of the value that a problem is about, from the problem's line and column in a text. */
export function pathOfProblem(text: string, { line, column }: Problem): Path {
  const tree = parseTree(text)
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, textLine) => sum + textLine.length + 1, 0)
  const node = tree && findNodeAtOffset(tree, start + column - 1)
  return node ? getNodePath(node.type === 'property' ? (node.children?.[0] ?? node) : node) : []
}

/** Line number (from 1) where a value begins in a text; undefined if the text does not have the value. */
export function lineOf(text: string, path: Path): number | undefined {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  return node && text.slice(0, node.offset).split('\n').length
}

/** Focuses the field of a value, or the nearest field above it. Opens everything it is folded into. */
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
