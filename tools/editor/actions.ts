import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node'
import { messageText } from '../cli/message-language'
import type { Problem } from '../content/base/problem'
import { fixProblems } from '../content/json/fix'
import { openText } from '../content/json/open-text'
import { glossaryFile } from '../content/read/model'
import { type Said, say } from '../content/say/say.js'
import type { Edit } from '../edit/edit'
import type { EditorSite } from './editor-site'
import { workspaceEdit } from './workspace-edit'

/** An edit that corrects problems. Leaves out corrections that conflict; undefined if no correction remains. */
function correcting(problems: Problem[], textOf: (file: string) => string | undefined): Edit | undefined {
  const files = new Set(problems.flatMap(({ fix = [] }) => fix.map(({ file }) => file)))
  const documents = Object.fromEntries([...files].map((file) => [file, textOf(file) ?? '']))
  const { texts, moved, fixed } = fixProblems(documents, problems)
  const changed = [...new Set([...Object.keys(texts), ...Object.keys(moved)])]
  const to = (from: string) => ({ from, to: moved[from] ?? from, text: texts[from] ?? documents[from] ?? '' })
  return fixed.length > 0 ? { files: changed.map(to), folders: [] } : undefined
}

/** An edit that adds words of a file to the glossary list "meant", with "…" as the reason. @param text the glossary */
function meaning(meant: NonNullable<Problem['meant']>, file: string, text: string | undefined): Edit {
  const entry = { file, ...meant, why: '…' }
  const document = openText(text ?? '{\n  "terms": []\n}\n')
  const count = document.node(['meant'])?.children?.length
  if (count === undefined) document.set(['meant'], [entry])
  else document.insert(['meant', count], entry)
  return {
    files: [{ from: text === undefined ? undefined : glossaryFile, to: glossaryFile, text: document.text }],
    folders: [],
  }
}

/** Code actions for a range of lines: to correct single problems in these lines, and to correct the whole file. */
export function actionsAt(site: EditorSite, file: string, range: Range): CodeAction[] {
  const action = (title: Said, kind: CodeActionKind, edit: Edit | undefined, isPreferred = false): CodeAction[] =>
    edit ? [{ title: messageText(title), kind, isPreferred, edit: workspaceEdit(site, edit) }] : []
  const correct = (problems: Problem[]) => correcting(problems, (path) => site.textOf(path))
  const problemsOfFile = site.problemsOf(file) ?? []
  const here = problemsOfFile.filter(({ line }) => range.start.line < line && line <= range.end.line + 1)
  const correctable = problemsOfFile.filter(({ fix }) => fix)
  const title = say`Correct everything in this file that has one right answer.`
  return [
    ...here.flatMap((problem) => {
      const { fix = problem.guess, meant } = problem
      const edit = fix && correct([{ ...problem, fix }])
      const meantEdit = meant && meaning(meant, file, site.textOf(glossaryFile))
      return [
        ...action(titleOf(problem), CodeActionKind.QuickFix, edit, problem.fix !== undefined),
        ...action(say`Mark this as meant in ${glossaryFile}.`, CodeActionKind.QuickFix, meantEdit),
      ]
    }),
    ...action(
      title,
      CodeActionKind.QuickFix,
      here.length > 0 && correctable.length > 1 ? correct(correctable) : undefined,
    ),
    ...action(title, CodeActionKind.SourceFixAll, correct(correctable)),
  ]
}

/** Title of a code action: a sentence that describes the correction. */
function titleOf({ fix, guess, hint, message }: Problem): Said {
  const [first] = fix ?? guess ?? []
  if (first?.kind === 'set') return say`Write ${JSON.stringify(first.value)}.`
  if (first?.kind === 'remove') return say`Remove what does not belong here.`
  return first?.kind === 'rename' ? say`Rename it to "${first.to}".` : (hint ?? message)
}
