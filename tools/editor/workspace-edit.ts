import { diffLines } from 'diff'
import type { CreateFile, RenameFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node'
import { type Splice, spliceBetween } from '../content/json/json-text'
import type { Edit } from '../edit/edit'
import type { EditorSite } from './editor-site'
import { Text } from './positions'

/** The parts in which two texts differ, line by line, so that all else stays in its place. */
function partsBetween(before: string, after: string): Splice[] {
  const found: Splice[] = []
  let [at, removed, added] = [0, '', '']
  const put = () => {
    const { start, end, text } = spliceBetween(removed, added)
    if (removed !== added) found.push({ start: at + start, end: at + end, text })
    at += removed.length
    removed = added = ''
  }
  for (const { value, removed: isOld, added: isNew } of diffLines(before, after)) {
    if (isOld) removed += value
    else if (isNew) added += value
    else {
      put()
      at += value.length
    }
  }
  put()
  return found
}

/** An edit of the site as one of the editor: texts first, then the files that go elsewhere. */
export function workspaceEdit(site: EditorSite, { files, folders }: Edit): WorkspaceEdit {
  const changes: (CreateFile | TextDocumentEdit)[] = []
  const moves: RenameFile[] = []
  const move = (from: string, to: string) =>
    moves.push({ kind: 'rename', oldUri: site.uriOf(from), newUri: site.uriOf(to) })
  for (const { from, to = from, text } of files) {
    const file = from ?? to ?? ''
    const before = new Text(from === undefined ? '' : (site.textOf(from) ?? ''))
    const textDocument = { uri: site.uriOf(file), version: site.documents.get(file)?.version ?? null }
    if (from === undefined) changes.push({ kind: 'create', uri: textDocument.uri })
    const edits = partsBetween(before.text, text).map((part) => ({
      range: before.range(part.start, part.end),
      newText: part.text,
    }))
    if (edits.length > 0) changes.push({ textDocument, edits })
    if (from !== undefined && to !== undefined && to !== from) move(from, to)
  }
  for (const { from, to } of folders) if (to !== undefined) move(from, to)
  return { documentChanges: [...changes, ...moves] }
}
