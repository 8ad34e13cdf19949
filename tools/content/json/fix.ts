import type { Edit, Path, Problem } from '../base/problem'
import { editText } from './edit'
import { type Splice, spliceBetween } from './json-text'

/** What corrections make of some documents. */
export type Fixed = {
  /** The texts that are new, by where their files are now. */
  texts: Record<string, string>
  /** Where files went that have another place now, by where they were. */
  moved: Record<string, string>
  /** The problems that were corrected. */
  fixed: Problem[]
}

/**
 * Makes the corrections that problems carry. Each is made whole or not at all, and of two at the same place only the
 * first: the second may mean something else then.
 * @param documents texts by their files; they stay as they are
 */
export function fixProblems(documents: Record<string, string>, problems: Problem[]): Fixed {
  const result: Fixed = { texts: {}, moved: {}, fixed: [] }
  const taken = new Map<string, Edit[]>()
  for (const problem of problems) {
    const edits = problem.fix ?? []
    if (edits.length === 0 || edits.some((edit) => taken.get(edit.file)?.some((other) => meet(edit, other)))) continue
    const next = applyEdits(edits, documents, result)
    if (!next) continue
    Object.assign(result.texts, next.texts)
    Object.assign(result.moved, next.moved)
    for (const edit of edits)
      for (const file of edit.kind === 'move' ? [edit.file, edit.to] : [edit.file])
        taken.set(file, [...(taken.get(file) ?? []), edit])
    result.fixed.push(problem)
  }
  return result
}

/** A part of a document and what takes its place, or where the file goes. */
export type Change = { file: string } & (Splice | { to: string })

/**
 * What a correction changes, for programs that make it themselves.
 * @param documents texts by their files
 * @returns undefined where it cannot be made
 */
export function changesOf(edits: Edit[], documents: Record<string, string>): Change[] | undefined {
  const made = applyEdits(edits, documents, { texts: {}, moved: {} })
  if (!made) return undefined
  const inTexts = Object.entries(made.texts).map(([file, text]) => ({
    file,
    ...spliceBetween(documents[file] ?? '', text),
  }))
  return [...inTexts, ...Object.entries(made.moved).map(([file, to]) => ({ file, to }))]
}

/** Makes all edits of one correction, or none. */
function applyEdits(
  edits: Edit[],
  documents: Record<string, string>,
  made: Pick<Fixed, 'texts' | 'moved'>,
): Pick<Fixed, 'texts' | 'moved'> | undefined {
  const texts: Record<string, string> = {}
  const moved: Record<string, string> = {}
  for (const edit of edits) {
    const { file } = edit
    if (edit.kind === 'move') {
      const isTaken = Object.hasOwn(documents, edit.to) || Object.values({ ...made.moved, ...moved }).includes(edit.to)
      if (isTaken || !Object.hasOwn(documents, file)) return undefined
      moved[file] = edit.to
      continue
    }
    const text = editText(texts[file] ?? made.texts[file] ?? documents[file] ?? '', edit)
    if (text === undefined) return undefined
    texts[file] = text
  }
  return { texts, moved }
}

/** Whether two edits of a file are about the same place. */
function meet(a: Edit, b: Edit): boolean {
  if (a.kind === 'replace' && b.kind === 'replace' && a.from !== b.from && isPathWithin(a.path, b.path)) return false
  return editedPaths(a).some((one) =>
    editedPaths(b).some((other) => isPathWithin(one, other) || isPathWithin(other, one)),
  )
}

/** The paths that an edit is about: the whole file has the empty path. */
function editedPaths(edit: Edit): Path[] {
  if (edit.kind === 'move' || edit.kind === 'unmark') return [[]]
  return edit.kind === 'rename' ? [edit.path, [...edit.path.slice(0, -1), edit.to]] : [edit.path]
}

function isPathWithin(path: Path, other: Path): boolean {
  return other.every((step, i) => path[i] === step)
}
