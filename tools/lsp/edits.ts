import {
  type CodeAction,
  CodeActionKind,
  type CreateFile,
  type Range,
  type RenameFile,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { say } from '../cli/language/say'
import { glossaryFile } from '../content/glossary'
import type { Problem } from '../content/problem'
import type { Site } from '../content/site'
import { requireUnderstood } from '../edit/carry-out'
import type { Edit } from '../edit/edit'
import type { Place, Subject } from '../edit/named'
import { correcting, meaning, partsBetween } from '../edit/parts'
import { renamePage } from '../edit/rename'
import { renameKey } from '../edit/rename-key'
import type { OpenSite } from '../site/open'
import { renameId } from '../studio/server/rename-id'
import type { EditorSite } from './editor-site'
import { Text } from './places'

/** An edit of the site as one of the editor: texts first, then the files that go elsewhere. */
function workspaceEdit(site: EditorSite, { files, folders }: Edit): WorkspaceEdit {
  const changes: (CreateFile | TextDocumentEdit)[] = []
  const moves: RenameFile[] = []
  const move = (from: string, to: string) =>
    moves.push({ kind: 'rename', oldUri: site.uriOf(from), newUri: site.uriOf(to) })
  for (const { from, to = from, text } of files) {
    const file = from ?? to ?? ''
    const before = new Text(from === undefined ? '' : (site.textOf(from) ?? ''))
    const textDocument = { uri: site.uriOf(file), version: site.documents.get(file)?.version ?? null }
    const parts = partsBetween(before.text, text)
    if (from === undefined) changes.push({ kind: 'create', uri: textDocument.uri })
    const edits = parts.map((part) => ({ range: before.range(part.start, part.end), newText: part.text }))
    if (edits.length > 0) changes.push({ textDocument, edits })
    if (from !== undefined && to !== undefined && to !== from) move(from, to)
  }
  for (const { from, to } of folders) if (to !== undefined) move(from, to)
  return { documentChanges: [...changes, ...moves] }
}

/** What can be done about the problems of a range: one by one, and about all of the file that have one right answer. */
export function actionsAt(site: EditorSite, file: string, text: Text, range: Range): CodeAction[] {
  const action = (title: string, kind: CodeActionKind, edit: Edit | undefined, isPreferred = false): CodeAction[] =>
    edit ? [{ title: say(title), kind, isPreferred, edit: workspaceEdit(site, edit) }] : []
  const correct = (problems: Problem[]) => correcting(problems, (one) => site.textOf(one))
  const own = site.problemsOf(file) ?? []
  const here = own.filter((problem) => meets(text.about(problem), range))
  const all = own.filter(({ fix }) => fix)
  const title = 'Correct everything in this file that has one right answer.'
  return [
    ...here.flatMap((problem) => {
      const { fix = problem.guess, meant } = problem
      const edit = fix && correct([{ ...problem, fix }])
      const noted = meant && meaning(meant, site.textOf(glossaryFile))
      return [
        ...action(titleOf(problem), CodeActionKind.QuickFix, edit, problem.fix !== undefined),
        ...action(`Say in ${glossaryFile} that this is meant.`, CodeActionKind.QuickFix, noted),
      ]
    }),
    ...action(title, CodeActionKind.QuickFix, here.length > 0 && all.length > 1 ? correct(all) : undefined),
    ...action(title, CodeActionKind.SourceFixAll, correct(all)),
  ]
}

function meets(a: Range, b: Range): boolean {
  const isBefore = ({ end }: Range, { start }: Range) =>
    end.line < start.line || (end.line === start.line && end.character < start.character)
  return !isBefore(a, b) && !isBefore(b, a)
}

/** What a correction does, in a sentence. */
function titleOf({ fix, guess, hint, message }: Problem): string {
  const [first] = fix ?? guess ?? []
  if (first?.kind === 'set') return `Write ${JSON.stringify(first.value)}.`
  return first?.kind === 'rename' ? `Rename it to "${first.to}".` : (hint ?? message)
}

/** What can get another name at a place, and how it is called now; undefined for what cannot. */
export function renamable(
  text: Text,
  { subject, start, end }: Place,
): { range: Range; placeholder: string } | undefined {
  const placeholder = calledNow(subject)
  return placeholder === undefined ? undefined : { range: text.range(start, end), placeholder }
}

function calledNow(subject: Subject): string | undefined {
  if (subject.kind === 'page') return subject.anchor ?? subject.info.address
  return subject.kind === 'key' ? subject.key : undefined
}

/**
 * Gives a page, a place on one or a shared word another name: all that names it follows.
 * @throws Refusal when that cannot be
 */
export function renaming(site: EditorSite, open: OpenSite, subject: Subject, to: string): WorkspaceEdit | undefined {
  if (calledNow(subject) === undefined) return undefined
  const whole = open.whole()
  requireUnderstood(whole)
  const edit = editOf(whole, subject, to)
  return edit && workspaceEdit(site, edit)
}

function editOf(site: Site, subject: Subject, to: string): Edit | undefined {
  if (subject.kind === 'key') return renameKey(site, subject.key, to.replace(/^t:/, ''))
  if (subject.kind !== 'page') return undefined
  const { info, anchor } = subject
  if (anchor === undefined) return renamePage(site, info.file, to).edit
  return renameId(site, { command: 'rename-id', page: info.name, from: anchor, to, dryRun: true })
}
