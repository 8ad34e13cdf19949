import { errorsFirst, isError, type Problem } from '../../content/base/problem'
import { position } from '../../content/json/document'
import { changesOf } from '../../content/json/fix'
import { messageText } from '../message-language'
import type { CheckReport } from './report'

/** Writes a check report as JSON (`schema/check-report.json`). File paths in it are relative to the site's folder. */
export function jsonReport(checkReport: CheckReport): string {
  const { problems, site } = checkReport
  const errors = problems.filter(isError).length
  const report = {
    version: 2,
    errors,
    warnings: problems.length - errors,
    ...(site && { pages: site.pages, languages: site.languages, drafts: site.drafts }),
    problems: errorsFirst(problems).map((problem) => entryOf(problem, checkReport)),
  }
  return JSON.stringify(report, null, 2)
}

function entryOf(problem: Problem, report: CheckReport): object {
  const { file, line, column, code, severity, message, hint } = problem
  const edits = editsOf(problem, report)
  const words = { message: messageText(message), hint: hint && messageText(hint) }
  const entry = { file, line, column, code, severity, ...words, fixable: problem.fix !== undefined }
  return edits.length > 0 ? { ...entry, edits } : entry
}

/** A position in a file. Lines and columns start at 1; columns count UTF-16 code units. */
type Place = { line: number; column: number }

/** A change that a program can apply: replaces the text between two positions, or moves the file to a new path. */
export type WrittenEdit = { file: string } & ({ start: Place; end: Place; text: string } | { to: string })

/** Changes that together correct a problem; empty if no automatic correction exists, or if it cannot be applied. */
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
    const [start, end] = [change.start, change.end].map((offset) => position(documents[file] ?? '', offset)) as [
      Place,
      Place,
    ]
    return { file, start, end, text }
  })
}
