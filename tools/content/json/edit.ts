import type { Edit, Path } from '../base/problem'
import { valueAt } from './document'
import { byteOrderMark, parseJson } from './json'
import { endOf, rawOf } from './json-text'
import { isSame, openText } from './open-text'

/** An edit of what is in a file. */
type TextEdit = Exclude<Edit, { kind: 'move' }>

/** The edit that sets a value. @param value as it is, where that is known; nothing is done without one */
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
  const head = text.startsWith(byteOrderMark) ? byteOrderMark : ''
  const body = text.slice(head.length)
  if (edit.kind === 'unmark') return head === '' ? undefined : body
  const edited = editedText(body, edit)
  if (edited === undefined) return undefined
  return isMade(parseJson(body), parseJson(edited), edit) ? head + edited : undefined
}

type PlacedEdit = Exclude<TextEdit, { kind: 'unmark' }>

/** @returns undefined where there is no such place */
function editedText(text: string, edit: PlacedEdit): string | undefined {
  const { path } = edit
  const document = openText(text)
  if (edit.kind === 'insert')
    return document.insert(path, edit.value, document.names(path.slice(0, -1)).indexOf('type') + 1).text
  const node = document.node(path)
  if (!node) return undefined
  const { offset: start } = node
  switch (edit.kind) {
    case 'set':
      return document.replace(path, edit.value).text
    case 'replace': {
      const [before, after, ...more] = String(node.value).split(edit.from)
      if (before === undefined || after === undefined || more.length > 0) return undefined
      return document.replace(path, before + edit.to + after).text
    }
    case 'rename':
      return document.rename(path, edit.to).text
    case 'wrap':
      return document.splice({ start, end: endOf(node), text: `[${rawOf(text, node)}]` }).text
    case 'unwrap': {
      const [only, second] = node.children ?? []
      if (!only || second) return undefined
      return document.splice({ start, end: endOf(node), text: rawOf(text, only) }).text
    }
    case 'append':
      return document.insert([...path, node.children?.length ?? 0], edit.value).text
  }
}

/** Whether an edit did what it says, and no more: of a field that is there twice, for one, the other counts. */
function isMade(before: unknown, after: unknown, edit: PlacedEdit): boolean {
  if (after === undefined) return false
  const { path } = edit
  const [old, now] = [valueAt(before, path), valueAt(after, path)]
  switch (edit.kind) {
    case 'set':
      return isSame(now, edit.value)
    case 'replace':
      return typeof old === 'string' && isSame(now, old.split(edit.from).join(edit.to))
    case 'rename': {
      const next = [...path.slice(0, -1), edit.to]
      return valueAt(before, next) === undefined && now === undefined && isSame(valueAt(after, next), old)
    }
    case 'wrap':
      return isSame(now, [old])
    case 'unwrap':
      return isSame([now], old)
    case 'insert':
      return old === undefined && now === edit.value
    case 'append':
      return Array.isArray(old) && isSame(now, [...old, edit.value])
  }
}
