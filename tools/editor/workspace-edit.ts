import type { CreateFile, RenameFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node'
import { spliceBetween } from '../content/json/json-text'
import type { Edit } from '../edit/edit'
import type { EditorSite } from './editor-site'
import { Text } from './positions'

/** Converts an edit of the site to an edit for the editor, which first changes texts and then moves files. */
export function workspaceEdit(site: EditorSite, { files, folders }: Edit): WorkspaceEdit {
  const changes: (CreateFile | TextDocumentEdit)[] = []
  const moves: RenameFile[] = []
  const move = (from: string, to: string) =>
    moves.push({ kind: 'rename', oldUri: site.uriOf(from), newUri: site.uriOf(to) })
  for (const { from, to = from, text } of files) {
    const file = from ?? to ?? ''
    const currentText = new Text(from === undefined ? '' : (site.textOf(from) ?? ''))
    const textDocument = { uri: site.uriOf(file), version: site.documents.get(file)?.version ?? null }
    if (from === undefined) changes.push({ kind: 'create', uri: textDocument.uri })
    const part = spliceBetween(currentText.text, text)
    const edit = { range: currentText.range(part.start, part.end), newText: part.text }
    if (currentText.text !== text) changes.push({ textDocument, edits: [edit] })
    if (from !== undefined && to !== undefined && to !== from) move(from, to)
  }
  for (const { from, to } of folders) if (to !== undefined) move(from, to)
  return { documentChanges: [...changes, ...moves] }
}
