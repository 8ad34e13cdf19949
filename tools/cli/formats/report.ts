import type { Problem } from '../../content/base/problem'
import type { LanguageCoverage } from '../../content/check/coverage'
import type { Dated } from '../../content/read/dates'
import type { UnledRedirect } from '../../content/read/draft'

/** Result of a check. Every report format is written from this data. */
export type CheckReport = {
  problems: Problem[]
  /** Returns the text of a document; undefined for other files. */
  textOf(file: string): string | undefined
  /** Data about the site; undefined if the site could not be read. */
  site?: {
    /** Number of pages, including drafts. */
    pages: number
    languages: LanguageCoverage[]
    drafts: string[]
    /** Pages with a first or last day of publication. */
    dated: Dated[]
    /** Files that link to a hidden page (a draft, or hidden on some days), by address of the hidden page. */
    linking: Record<string, string[]>
    /** Redirects that do not exist in a brand, because the brand leaves out the target page. */
    unled: UnledRedirect[]
  }
  milliseconds: number
  /** Path from the repository's root to the site, with a trailing slash. Used in formats that code hosts read. */
  prefix: string
}
