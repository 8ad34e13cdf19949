import { valueAt } from './document'
import { parseJson } from './json'
import { insertField, insertItem, renameField, replaceValue } from './json-edit'
import { endOf, namesIn, nodeAt, rawOf, spliced } from './json-text'
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
  const edited = changed(body, edit)
  if (edited === undefined) return undefined
  return isMade(parseJson(body), parseJson(edited), edit) ? head + edited : undefined
}

type PlacedEdit = Exclude<TextEdit, { kind: 'unmark' }>

/** @returns undefined where there is no such place */
function changed(text: string, edit: PlacedEdit): string | undefined {
  const { path } = edit
  if (edit.kind === 'insert') {
    const names = namesIn(nodeAt(text, path.slice(0, -1)))
    return insertField(text, path, edit.value, names.indexOf('type') + 1)
  }
  const node = nodeAt(text, path)
  if (!node) return undefined
  switch (edit.kind) {
    case 'set':
      return replaceValue(text, path, edit.value)
    case 'replace': {
      const [before, after, ...more] = String(node.value).split(edit.from)
      if (before === undefined || after === undefined || more.length > 0) return undefined
      return replaceValue(text, path, before + edit.to + after)
    }
    case 'rename':
      return renameField(text, path, edit.to)
    case 'wrap':
      return spliced(text, [{ start: node.offset, end: endOf(node), text: `[${rawOf(text, node)}]` }])
    case 'unwrap': {
      const [only, second] = node.children ?? []
      if (!only || second) return undefined
      return spliced(text, [{ start: node.offset, end: endOf(node), text: rawOf(text, only) }])
    }
    case 'append':
      return insertItem(text, path, node.children?.length ?? 0, edit.value)
  }
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
