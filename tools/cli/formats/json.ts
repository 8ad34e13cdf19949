import { errorsFirst, isError, type Problem } from '../../content/problem'
import { spoken } from '../spoken'
import { editsOf } from './edits'
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
