import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node'
import { say } from '../cli/language/say'
import { glossaryFile } from '../content/glossary'
import { insertItem } from '../content/json-edit'
import { setValue } from '../content/json-set'
import { nodeAt } from '../content/json-text'
import type { Problem } from '../content/problem'
import type { EditorSite } from './editor-site'
import { correcting, workspaceEdit } from './edits'
import { Text } from './ranges'

/** What can be done about the problems of a range: one by one, and about all of the file that have one right answer. */
export function actionsAt(site: EditorSite, file: string, range: Range): CodeAction[] {
  const text = new Text(site.textOf(file) ?? '')
  const own = site.problems.filter((problem) => problem.file === file)
  const here = own.filter((problem) => meets(text.about(problem), range))
  const actions = here.flatMap((problem): CodeAction[] => {
    const fix = problem.fix ?? problem.guess
    const edit = fix && correcting(site, [{ ...problem, fix }])
    const isPreferred = problem.fix !== undefined
    const corrected = edit ? [{ title: titleOf(problem), kind: CodeActionKind.QuickFix, isPreferred, edit }] : []
    return [...corrected, ...(problem.meant ? [meaning(site, problem.meant)] : [])]
  })
  const all = own.filter(({ fix }) => fix)
  const edit = correcting(site, all)
  const title = say('Correct everything in this file that has one right answer.')
  if (edit) actions.push({ title, kind: CodeActionKind.SourceFixAll, edit })
  if (edit && here.length > 0 && all.length > 1) actions.push({ title, kind: CodeActionKind.QuickFix, edit })
  return actions
}

function meets(a: Range, b: Range): boolean {
  const isBefore = ({ end }: Range, { start }: Range) =>
    end.line < start.line || (end.line === start.line && end.character < start.character)
  return !isBefore(a, b) && !isBefore(b, a)
}

/** What a correction does, in a sentence. */
function titleOf({ fix, guess, hint, message }: Problem): string {
  const [first] = fix ?? guess ?? []
  if (first?.kind === 'set') return say(`Write ${JSON.stringify(first.value)}.`)
  if (first?.kind === 'rename') return say(`Rename it to "${first.to}".`)
  return say(hint ?? message)
}

/** Notes in the glossary that words are meant as they are; why, the author writes there. */
function meaning(site: EditorSite, meant: { language: string; words: string }): CodeAction {
  const text = site.textOf(glossaryFile)
  const entry = { ...meant, why: '…' }
  const before = text ?? '{\n  "terms": []\n}\n'
  const count = nodeAt(before, ['meant'])?.children?.length
  const after = count === undefined ? setValue(before, ['meant'], [entry]) : insertItem(before, ['meant'], count, entry)
  const file = { from: text === undefined ? undefined : glossaryFile, to: glossaryFile, text: after }
  return {
    title: say(`Say in ${glossaryFile} that this is meant.`),
    kind: CodeActionKind.QuickFix,
    edit: workspaceEdit(site, { files: [file], folders: [] }),
  }
}
