import type { LanguageCoverage } from '../../content/coverage'
import type { Problem } from '../../content/problem'

/** What a check found, as every format says it. */
export type Verdict = {
  problems: Problem[]
  /** What was checked; undefined when the site could not be read. */
  site?: { pages: number; languages: LanguageCoverage[]; drafts: string[] }
  milliseconds: number
  /** The way from the root of the repository to the site, with a slash at its end: files are named from there where a host shows them. */
  prefix: string
}
