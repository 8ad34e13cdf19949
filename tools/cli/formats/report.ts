import type { Problem } from '../../content/base/problem'
import type { LanguageCoverage } from '../../content/check/coverage'
import type { Dated } from '../../content/read/dates'
import type { UnledRedirect } from '../../content/read/draft'

/** Result of a check, the input of every format. */
export type CheckReport = {
  problems: Problem[]
  /** Returns the text of a document; undefined for other files. */
  textOf(file: string): string | undefined
  /** Facts about the site; undefined if it could not be read. */
  site?: {
    /** Number of pages, including drafts. */
    pages: number
    languages: LanguageCoverage[]
    drafts: string[]
    /** Pages with a first or last day. */
    dated: Dated[]
    /** Files with links to pages that are hidden always or on some days, by address of the page. */
    linking: Record<string, string[]>
    /** Redirects that a brand lacks, because it leaves out their target page. */
    unled: UnledRedirect[]
  }
  milliseconds: number
  /** Path from the root of the repository to the site, with a trailing slash, for formats that code hosts read. */
  prefix: string
}
