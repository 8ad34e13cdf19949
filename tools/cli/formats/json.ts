import { errorsFirst, isError, type Problem } from '../../content/problem'
import type { CheckReport } from './report'

/** A check as `schema/check-report.json` describes it, for programs. Files are named from the folder of the site. */
export function jsonReport({ problems, site }: CheckReport): string {
  const errors = problems.filter(isError).length
  const report = {
    version: 1,
    errors,
    warnings: problems.length - errors,
    ...(site && { pages: site.pages, languages: site.languages, drafts: site.drafts }),
    problems: errorsFirst(problems).map(entryOf),
  }
  return JSON.stringify(report, null, 2)
}

function entryOf({ fix, ...problem }: Problem): object {
  return { ...problem, fixable: fix !== undefined }
}
