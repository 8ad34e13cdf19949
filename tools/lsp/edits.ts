import { diffLines } from 'diff'
import type { CreateFile, RenameFile, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node'
import { fixProblems } from '../content/fix'
import { spliceBetween } from '../content/json-text'
import type { Problem } from '../content/problem'
import type { Edit } from '../edit/edit'
import type { EditorSite } from './editor-site'
import { Text } from './ranges'

/** An edit of the site as one of the editor: texts first, then the files that go elsewhere. */
export function workspaceEdit(site: EditorSite, { files, folders }: Edit): WorkspaceEdit {
  const changes: TextDocumentEdit[] = []
  const created: CreateFile[] = []
  const moved: RenameFile[] = []
  for (const { from, to, text } of files) {
    const file = from ?? to ?? ''
    const uri = site.uriOf(file)
    if (from === undefined) created.push({ kind: 'create', uri })
    const edits = textEdits((from !== undefined && site.textOf(from)) || '', text)
    const version = site.documentOf(file)?.version ?? null
    if (edits.length > 0) changes.push({ textDocument: { uri, version }, edits })
    if (from !== undefined && to !== undefined && to !== from)
      moved.push({ kind: 'rename', oldUri: uri, newUri: site.uriOf(to) })
  }
  for (const { from, to } of folders)
    if (to !== undefined) moved.push({ kind: 'rename', oldUri: site.uriOf(from), newUri: site.uriOf(to) })
  return { documentChanges: [...created, ...changes, ...moved] }
}

/** What makes a text of another, line by line, so that the cursor stays where it is. */
function textEdits(before: string, after: string): TextEdit[] {
  const text = new Text(before)
  const edits: TextEdit[] = []
  let [at, removed, added] = [0, '', '']
  const put = () => {
    const { start, end, text: newText } = spliceBetween(removed, added)
    if (removed !== added) edits.push({ range: text.range(at + start, at + end), newText })
    at += removed.length
    removed = added = ''
  }
  for (const part of diffLines(before, after)) {
    if (part.removed) removed += part.value
    else if (part.added) added += part.value
    else {
      put()
      at += part.value.length
    }
  }
  put()
  return edits
}

/** What corrects some problems, as far as that can be done together; undefined where nothing can. */
export function correcting(site: EditorSite, problems: Problem[]): WorkspaceEdit | undefined {
  const files = new Set(problems.flatMap(({ fix = [] }) => fix.map(({ file }) => file)))
  const documents = Object.fromEntries([...files].map((file) => [file, site.textOf(file) ?? '']))
  const { texts, moved, fixed } = fixProblems(documents, problems)
  if (fixed.length === 0) return undefined
  const changed = [...new Set([...Object.keys(texts), ...Object.keys(moved)])]
  const edit = changed.map((from) => ({ from, to: moved[from] ?? from, text: texts[from] ?? documents[from] ?? '' }))
  return workspaceEdit(site, { files: edit, folders: [] })
}
