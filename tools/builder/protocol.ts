import type { Problem } from '../content/problem'
import type { Shared } from '../html/shared'
import type { Checked, CheckedPart, Context, Unsettled } from '../site/work'
import type { Sheets } from './data-sheets'

/** The data that all pages share when they are built. */
export type BuildContext = Context & {
  shared: Shared
  /** The address of the app's script. */
  app: string
  /** Where pages are written. */
  folder: string
  /** The link previews that are drawn. */
  drawn: string[]
  /** The data sheets that are printed. */
  sheets: Sheets
}

/** The largest document of a page: its path within the output, and its bytes before compression. */
export type Heaviest = { path: string; bytes: number }

/** A page that was written, as builds note it. */
export type Made = {
  /** How many documents it has. */
  documents: number
  heaviest: Heaviest
  /** Hashes of what the search knows of it, by "<brand>/<language>". */
  searchKeys: Record<string, string>
}

/** A page of a build: the key of what it is made from, and what was found of it. */
export type BuiltPage = { key: string; made: Made; checked: Checked }

/** The search data of pages that were built now, as JSON: by the page's name, then by "<brand>/<language>". */
export type PageTerms = Record<string, Record<string, string>>

/** The results of some tasks; `made` by the names of the pages that were built, `failures` of those that could not be. */
export type Built = CheckedPart & { made: Record<string, Made>; terms: PageTerms; failures: Problem[] }

/** The requests to threads. */
export type Job =
  | { kind: 'scan' }
  | { kind: 'check'; context: Context; unsettled: Unsettled }
  | { kind: 'build'; context: BuildContext; unsettled: Unsettled }
