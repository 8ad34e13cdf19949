import type { Edit, Path } from '../base/problem'
import { valueAt } from './document'
import { byteOrderMark, parseJson, withoutFence } from './json'
import { endOf, rawOf } from './json-text'
import { isSame, openText } from './open-text'

/** An edit that changes a file's text, not its path. */
type TextEdit = Exclude<Edit, { kind: 'move' }>

/** A correction that sets a value; undefined if there is no value to set. */
export function setting({ file }: { file: string }, path: Path, value: string | undefined): Edit[] | undefined {
  return value === undefined ? undefined : [{ file, kind: 'set', path, value }]
}

/** A correction that renames a field; undefined if no new name is given. */
export function renaming({ file }: { file: string }, path: Path, to: string | undefined): Edit[] | undefined {
  return to === undefined ? undefined : [{ file, kind: 'rename', path, to }]
}

/**
 * Makes an edit in the text of a document. All other text stays unchanged.
 * @returns undefined if the edit is impossible: the path is missing or ambiguous, or the new field already exists
 */
export function editText(text: string, edit: TextEdit): string | undefined {
  const head = text.startsWith(byteOrderMark) ? byteOrderMark : ''
  const body = text.slice(head.length)
  if (edit.kind === 'unmark') return withoutFence(body) ?? (head === '' ? undefined : body)
  const edited = editedText(body, edit)
  if (edited === undefined) return undefined
  return isMade(parseJson(body), parseJson(edited), edit) ? head + edited : undefined
}

type PlacedEdit = Exclude<TextEdit, { kind: 'unmark' }>

/** Makes an edit without checking its effect. @returns undefined if the path is missing or the value does not fit */
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
      const [before, after, ...furtherParts] = String(node.value).split(edit.from)
      if (before === undefined || after === undefined || furtherParts.length > 0) return undefined
      return document.replace(path, before + edit.to + after).text
    }
    case 'rename':
      return document.rename(path, edit.to).text
    case 'remove':
      return document.remove(path).text
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

/** Whether an edit had its intended effect. Editing the first of two fields with the same name has no effect. */
function isMade(oldJson: unknown, newJson: unknown, edit: PlacedEdit): boolean {
  if (newJson === undefined) return false
  const { path } = edit
  const [oldValue, newValue] = [valueAt(oldJson, path), valueAt(newJson, path)]
  switch (edit.kind) {
    case 'set':
      return isSame(newValue, edit.value)
    case 'replace':
      return typeof oldValue === 'string' && isSame(newValue, oldValue.split(edit.from).join(edit.to))
    case 'rename': {
      const next = [...path.slice(0, -1), edit.to]
      return valueAt(oldJson, next) === undefined && newValue === undefined && isSame(valueAt(newJson, next), oldValue)
    }
    case 'remove':
      return newValue === undefined
    case 'wrap':
      return isSame(newValue, [oldValue])
    case 'unwrap':
      return isSame([newValue], oldValue)
    case 'insert':
      return oldValue === undefined && newValue === edit.value
    case 'append':
      return Array.isArray(oldValue) && isSame(newValue, [...oldValue, edit.value])
  }
}
