import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { valueAt } from './document'
import { parseJson } from './json'
import type { Edit, Path } from './problem'

/** An edit of what is in a file. */
type TextEdit = Exclude<Edit, { kind: 'move' }>

/** The byte order mark. */
const mark = '\uFEFF'

/** What sets a value. @param value as it is, where that is known; nothing is done without one */
export function setting({ file }: { file: string }, path: Path, value: string | undefined): Edit[] | undefined {
  return value === undefined ? undefined : [{ file, kind: 'set', path, value }]
}

/** What gives a field another name. */
export function renaming({ file }: { file: string }, path: Path, to: string | undefined): Edit[] | undefined {
  return to === undefined ? undefined : [{ file, kind: 'rename', path, to }]
}

/**
 * Makes an edit in the text of a document. All other text stays as its author wrote it.
 * @returns undefined where it cannot be made: its place is not there, a field of that name is, or the field is there twice
 */
export function editText(text: string, edit: TextEdit): string | undefined {
  const head = text.startsWith(mark) ? mark : ''
  const body = text.slice(head.length)
  if (edit.kind === 'unmark') return head === '' ? undefined : body
  const tree = parseTree(body)
  const change = tree && changeOf(tree, body, edit)
  if (!change) return undefined
  const edited = body.slice(0, change.offset) + change.text + body.slice(change.offset + change.length)
  return isMade(parseJson(body), parseJson(edited), edit) ? head + edited : undefined
}

type Change = { offset: number; length: number; text: string }

type PlacedEdit = Exclude<TextEdit, { kind: 'unmark' }>

function changeOf(tree: Node, text: string, edit: PlacedEdit): Change | undefined {
  const { path } = edit
  if (edit.kind === 'insert') {
    const owner = findNodeAtLocation(tree, path.slice(0, -1))
    return owner && insertion(owner, text, String(path.at(-1)), edit.value)
  }
  const node = findNodeAtLocation(tree, path)
  if (!node) return undefined
  const { offset, length, children = [] } = node
  const own = text.slice(offset, offset + length)
  switch (edit.kind) {
    case 'set':
      return { offset, length, text: literal(edit.value, own) }
    case 'replace': {
      const [before, after, ...more] = String(node.value).split(edit.from)
      if (before === undefined || after === undefined || more.length > 0) return undefined
      return { offset, length, text: literal(before + edit.to + after, own) }
    }
    case 'rename': {
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      return key && { offset: key.offset, length: key.length, text: JSON.stringify(edit.to) }
    }
    case 'wrap':
      return { offset, length, text: `[${own}]` }
    case 'unwrap': {
      const [only, second] = children
      if (!only || second) return undefined
      return { offset, length, text: text.slice(only.offset, only.offset + only.length) }
    }
    case 'append': {
      const last = children.at(-1)
      if (!last) return { offset, length, text: `[${literal(edit.value)}]` }
      const before = children.at(-2)
      const apart = before ? text.slice(endOf(before), last.offset) : `,${text.slice(offset + 1, last.offset) || ' '}`
      return { offset: endOf(last), length: 0, text: apart + literal(edit.value) }
    }
  }
}

/** A field that is new in an object: with the same space as the others, after "type" where there is one, else first. */
function insertion(owner: Node, text: string, name: string, value: string): Change | undefined {
  if (owner.type !== 'object') return undefined
  const field = `${JSON.stringify(name)}: ${literal(value)}`
  const fields = owner.children ?? []
  const [first] = fields
  if (!first) return { offset: owner.offset, length: owner.length, text: `{ ${field} }` }
  const space = text.slice(owner.offset + 1, first.offset)
  const type = fields.find(({ children }) => children?.[0]?.value === 'type')
  if (!type) return { offset: first.offset, length: 0, text: `${field},${space || ' '}` }
  return { offset: endOf(type), length: 0, text: `,${space || ' '}${field}` }
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

/** A value as JSON. Spaces that do not break are written by their codes, unless the author has them as they are. */
function literal(value: unknown, before = ''): string {
  return JSON.stringify(value).replace(/[\u00a0\u202f]/g, (space) =>
    before.includes(space) ? space : `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Whether an edit did what it says, and no more: of a field that is there twice, for one, the other counts. */
function isMade(before: unknown, after: unknown, edit: PlacedEdit): boolean {
  if (after === undefined) return false
  const { path } = edit
  const [old, now] = [valueAt(before, path), valueAt(after, path)]
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  switch (edit.kind) {
    case 'set':
      return same(now, edit.value)
    case 'replace':
      return typeof old === 'string' && same(now, old.split(edit.from).join(edit.to))
    case 'rename': {
      const next = [...path.slice(0, -1), edit.to]
      return valueAt(before, next) === undefined && now === undefined && same(valueAt(after, next), old)
    }
    case 'wrap':
      return same(now, [old])
    case 'unwrap':
      return same([now], old)
    case 'insert':
      return old === undefined && now === edit.value
    case 'append':
      return Array.isArray(old) && same(now, [...old, edit.value])
  }
}
