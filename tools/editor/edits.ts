import { diffLines } from 'diff'
import {
  type CodeAction,
  CodeActionKind,
  type CreateFile,
  type Range,
  type RenameFile,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { spoken } from '../cli/spoken'
import { fixProblems } from '../content/fix'
import { type Splice, spliceBetween } from '../content/json-text'
import { glossaryFile } from '../content/model'
import { openText } from '../content/open-text'
import type { Problem } from '../content/problem'
import { type Said, say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { understood } from '../edit/carry-out'
import type { Edit } from '../edit/edit'
import type { Place, Subject } from '../edit/named'
import { renameKey, renamePage } from '../edit/rename'
import type { OpenSite } from '../site/open'
import { renameId } from '../studio/server/pages'
import type { EditorSite } from './editor-site'
import { Text } from './places'

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

/** Corrects some problems, as far as that can be done together. @returns undefined where nothing can */
function correcting(problems: Problem[], textOf: (file: string) => string | undefined): Edit | undefined {
  const files = new Set(problems.flatMap(({ fix = [] }) => fix.map(({ file }) => file)))
  const documents = Object.fromEntries([...files].map((file) => [file, textOf(file) ?? '']))
  const { texts, moved, fixed } = fixProblems(documents, problems)
  const changed = [...new Set([...Object.keys(texts), ...Object.keys(moved)])]
  const to = (from: string) => ({ from, to: moved[from] ?? from, text: texts[from] ?? documents[from] ?? '' })
  return fixed.length > 0 ? { files: changed.map(to), folders: [] } : undefined
}

/** Notes in the glossary that words are meant as they are; why, the author writes there. @param text of the glossary */
function meaning(meant: NonNullable<Problem['meant']>, text: string | undefined): Edit {
  const entry = { ...meant, why: '…' }
  const document = openText(text ?? '{\n  "terms": []\n}\n')
  const count = document.node(['meant'])?.children?.length
  if (count === undefined) document.set(['meant'], [entry])
  else document.insert(['meant', count], entry)
  return {
    files: [{ from: text === undefined ? undefined : glossaryFile, to: glossaryFile, text: document.text }],
    folders: [],
  }
}

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

/** What can be done about the problems of some lines: one by one, and about all of the file that have one right answer. */
export function actionsAt(site: EditorSite, file: string, range: Range): CodeAction[] {
  const action = (title: Said, kind: CodeActionKind, edit: Edit | undefined, isPreferred = false): CodeAction[] =>
    edit ? [{ title: spoken(title), kind, isPreferred, edit: workspaceEdit(site, edit) }] : []
  const correct = (problems: Problem[]) => correcting(problems, (one) => site.textOf(one))
  const own = site.problemsOf(file) ?? []
  const here = own.filter(({ line }) => range.start.line < line && line <= range.end.line + 1)
  const all = own.filter(({ fix }) => fix)
  const title = say`Correct everything in this file that has one right answer.`
  return [
    ...here.flatMap((problem) => {
      const { fix = problem.guess, meant } = problem
      const edit = fix && correct([{ ...problem, fix }])
      const noted = meant && meaning(meant, site.textOf(glossaryFile))
      return [
        ...action(titleOf(problem), CodeActionKind.QuickFix, edit, problem.fix !== undefined),
        ...action(say`Say in ${glossaryFile} that this is meant.`, CodeActionKind.QuickFix, noted),
      ]
    }),
    ...action(title, CodeActionKind.QuickFix, here.length > 0 && all.length > 1 ? correct(all) : undefined),
    ...action(title, CodeActionKind.SourceFixAll, correct(all)),
  ]
}

/** What a correction does, in a sentence. */
function titleOf({ fix, guess, hint, message }: Problem): Said {
  const [first] = fix ?? guess ?? []
  if (first?.kind === 'set') return say`Write ${JSON.stringify(first.value)}.`
  return first?.kind === 'rename' ? say`Rename it to "${first.to}".` : (hint ?? message)
}

/** What can get another name: how it is called now, and what gives it another. */
function renamed(subject: Subject): { called: string; edit(site: Site, to: string): Edit } | undefined {
  if (subject.kind === 'key')
    return { called: subject.key, edit: (site, to) => renameKey(site, subject.key, to.replace(/^t:/, '')) }
  if (subject.kind !== 'page') return undefined
  const { info, anchor: from } = subject
  if (from === undefined) return { called: info.address, edit: (site, to) => renamePage(site, info.file, to).edit }
  return {
    called: from,
    edit: (site, to) => renameId(site, { command: 'rename-id', page: info.name, from, to, dryRun: true }),
  }
}

/** What can get another name at a place, and how it is called now; undefined for what cannot. */
export function renamable(text: Text, place: Place): { range: Range; placeholder: string } | undefined {
  const one = renamed(place.subject)
  return one && { range: text.range(place.start, place.end), placeholder: one.called }
}

/**
 * Gives a page, a place on one or a shared word another name: all that names it follows.
 * @throws Refusal when that cannot be
 */
export function renaming(site: EditorSite, open: OpenSite, subject: Subject, to: string): WorkspaceEdit | undefined {
  const one = renamed(subject)
  if (!one) return undefined
  return workspaceEdit(site, one.edit(understood(open.whole()), to))
}
