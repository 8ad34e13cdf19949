import type { Edit, Path, Problem } from '../base/problem'
import { editText } from './edit'
import { type Splice, spliceBetween } from './json-text'

/** The result of correcting documents. */
export type Fixed = {
  /** The new texts, by the original paths of their files. */
  texts: Record<string, string>
  /** The new paths of moved files, by their original paths. */
  moved: Record<string, string>
  /** The problems that were corrected. */
  fixed: Problem[]
}

/**
 * Makes the corrections (`fix`) of problems. Each correction is made completely or not at all. If two corrections
 * overlap, only the first is made, because the second may then be wrong.
 * @param documents texts by file, which are not modified
 */
export function fixProblems(documents: Record<string, string>, problems: Problem[]): Fixed {
  const result: Fixed = { texts: {}, moved: {}, fixed: [] }
  const editsByFile = new Map<string, Edit[]>()
  for (const problem of problems) {
    const edits = problem.fix ?? []
    if (edits.length === 0 || edits.some((edit) => editsByFile.get(edit.file)?.some((other) => meet(edit, other))))
      continue
    const changes = applyEdits(edits, documents, result)
    if (!changes) continue
    Object.assign(result.texts, changes.texts)
    Object.assign(result.moved, changes.moved)
    for (const edit of edits)
      for (const file of edit.kind === 'move' ? [edit.file, edit.to] : [edit.file])
        editsByFile.set(file, [...(editsByFile.get(file) ?? []), edit])
    result.fixed.push(problem)
  }
  return result
}

/** A change to one file: a replacement of part of its text, or a new path. */
export type Change = { file: string } & (Splice | { to: string })

/**
 * Converts a correction to changes, for editors that apply changes themselves.
 * @param documents texts by file
 * @returns undefined if the correction is impossible
 */
export function changesOf(edits: Edit[], documents: Record<string, string>): Change[] | undefined {
  const changes = applyEdits(edits, documents, { texts: {}, moved: {} })
  if (!changes) return undefined
  const inTexts = Object.entries(changes.texts).map(([file, text]) => ({
    file,
    ...spliceBetween(documents[file] ?? '', text),
  }))
  return [...inTexts, ...Object.entries(changes.moved).map(([file, to]) => ({ file, to }))]
}

/** Makes all edits of one correction, or none. @param earlier the results of previous corrections */
function applyEdits(
  edits: Edit[],
  documents: Record<string, string>,
  earlier: Pick<Fixed, 'texts' | 'moved'>,
): Pick<Fixed, 'texts' | 'moved'> | undefined {
  const texts: Record<string, string> = {}
  const moved: Record<string, string> = {}
  for (const edit of edits) {
    const { file } = edit
    if (edit.kind === 'move') {
      const isTaken =
        Object.hasOwn(documents, edit.to) || Object.values({ ...earlier.moved, ...moved }).includes(edit.to)
      if (isTaken || !Object.hasOwn(documents, file)) return undefined
      moved[file] = edit.to
      continue
    }
    const text = editText(texts[file] ?? earlier.texts[file] ?? documents[file] ?? '', edit)
    if (text === undefined) return undefined
    texts[file] = text
  }
  return { texts, moved }
}

/** Whether two edits to the same file overlap. */
function meet(a: Edit, b: Edit): boolean {
  if (a.kind === 'replace' && b.kind === 'replace' && a.from !== b.from && isPathWithin(a.path, b.path)) return false
  return editedPaths(a).some((path) =>
    editedPaths(b).some((other) => isPathWithin(path, other) || isPathWithin(other, path)),
  )
}

/** The paths that an edit changes. The empty path means the whole file. */
function editedPaths(edit: Edit): Path[] {
  if (edit.kind === 'move' || edit.kind === 'unmark') return [[]]
  return edit.kind === 'rename' ? [edit.path, [...edit.path.slice(0, -1), edit.to]] : [edit.path]
}

function isPathWithin(path: Path, other: Path): boolean {
  return other.every((step, i) => path[i] === step)
}
