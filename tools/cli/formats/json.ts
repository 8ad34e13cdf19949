import { errorsFirst, isError, type Problem } from '../../content/base/problem'
import { position } from '../../content/json/document'
import { changesOf } from '../../content/json/fix'
import { spoken } from '../spoken'
import type { CheckReport } from './report'

/** A check as `schema/check-report.json` describes it, for programs. Files are named from the folder of the site. */
export function jsonReport(found: CheckReport): string {
  const { problems, site } = found
  const errors = problems.filter(isError).length
  const report = {
    version: 1,
    errors,
    warnings: problems.length - errors,
    ...(site && { pages: site.pages, languages: site.languages, drafts: site.drafts }),
    problems: errorsFirst(problems).map((problem) => entryOf(problem, found)),
  }
  return JSON.stringify(report, null, 2)
}

function entryOf(problem: Problem, found: CheckReport): object {
  const { file, line, column, code, severity, message, hint } = problem
  const edits = editsOf(problem, found)
  const words = { message: spoken(message), hint: hint && spoken(hint), said: { message, hint } }
  const entry = { file, line, column, code, severity, ...words, fixable: problem.fix !== undefined }
  return edits.length > 0 ? { ...entry, edits } : entry
}

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
