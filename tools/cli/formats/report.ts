import type { Problem } from '../../content/base/problem'
import type { LanguageCoverage } from '../../content/check/coverage'
import type { Dated } from '../../content/read/dates'
import type { UnledRedirect } from '../../content/read/draft'

/** What a check found, as every format says it. */
export type CheckReport = {
  problems: Problem[]
  /** The text of a document; undefined for what is none. */
  textOf(file: string): string | undefined
  /** The site that was checked; undefined when the site could not be read. */
  site?: {
    /** How many pages there are, drafts among them. */
    pages: number
    languages: LanguageCoverage[]
    drafts: string[]
    /** Pages that come and go with days. */
    dated: Dated[]
    /** The files that link to pages which visitors do not have, or not always. */
    linking: Record<string, string[]>
    /** Redirects that a brand does not have, since it leaves out the page they lead to. */
    unled: UnledRedirect[]
  }
  milliseconds: number
  /** The way from the root of the repository to the site, with a slash at its end: files are named from there where a host shows them. */
  prefix: string
}
