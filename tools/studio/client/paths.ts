import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import type { Path, Problem } from '../../content/base/problem'
import { isObject, walkJson } from '../../content/json/json'

/** A path as a key of maps and elements: "blocks/0/title". */
export function keyOf(path: Path): string {
  return path.join('/')
}

/** Whether a path is another one, or leads to something in it. */
export function isWithin(path: Path, outer: Path): boolean {
  return path.length >= outer.length && outer.every((step, i) => path[i] === step)
}

/** The path of the innermost block that a path leads into. */
export function blockOf(path: Path): Path | undefined {
  const at = path.lastIndexOf('blocks')
  return at >= 0 && typeof path[at + 1] === 'number' ? path.slice(0, at + 2) : undefined
}

/** Where the thing with an id is. */
export function pathOfId(json: unknown, id: string): Path | undefined {
  return pathWhere(json, (value) => isObject(value) && value.id === id)
}

/** Where a value of some kind stands first. */
export function pathWhere(json: unknown, is: (value: unknown) => boolean): Path | undefined {
  for (const [path, value] of walkJson(json)) if (is(value)) return path
  return undefined
}

/** The value in a text that a problem is about. */
export function pathOfProblem(text: string, { line, column }: Problem): Path {
  const tree = parseTree(text)
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0)
  const node = tree && findNodeAtOffset(tree, start + column - 1)
  return node ? getNodePath(node.type === 'property' ? (node.children?.[0] ?? node) : node) : []
}

/** The line of a text on which a value begins; undefined where the text does not have it. */
export function lineOf(text: string, path: Path): number | undefined {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  return node && text.slice(0, node.offset).split('\n').length
}

/** Puts the focus into the field of a place. */
export function enterField(path: Path): void {
  for (let at = path; at.length > 0; at = at.slice(0, -1)) {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at.join('/'))}"]`)
    if (!field) continue
    for (let one = field.parentElement; one; one = one.parentElement)
      if (one instanceof HTMLDetailsElement) one.open = true
    field.focus()
    field.scrollIntoView({ block: 'nearest' })
    return
  }
}
