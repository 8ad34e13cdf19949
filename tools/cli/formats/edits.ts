import { position } from '../../content/document'
import { changesOf } from '../../content/fix'
import type { Problem } from '../../content/problem'
import type { CheckReport } from './report'

/** A place in a file, from 1; columns count UTF-16 code units. */
type Place = { line: number; column: number }

/** A change of a file that a program can make: of the text between two places, or of the file's own place. */
export type WrittenEdit = { file: string } & ({ start: Place; end: Place; text: string } | { to: string })

/** The changes that correct a problem, all of them together; none where it has no right answer, or they cannot be made. */
export function editsOf({ fix = [] }: Problem, { textOf }: CheckReport): WrittenEdit[] {
  const files = [...new Set(fix.map(({ file }) => file))]
  const documents = Object.fromEntries(
    files.flatMap((file): [string, string][] => {
      const text = textOf(file)
      return text === undefined ? [] : [[file, text]]
    }),
  )
  return (changesOf(fix, documents) ?? []).map((change) => {
    if ('to' in change) return change
    const { file, text } = change
    const [start, end] = [change.start, change.end].map((at) => position(documents[file] ?? '', at)) as [Place, Place]
    return { file, start, end, text }
  })
}
