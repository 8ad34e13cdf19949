import type { Problem } from '../content/problem'
import type { Shared } from '../html/shared'
import type { CheckedPart, Context, PageTask, Unsettled } from '../site/work'
import type { Sheets } from './data-sheets'
import type { Made } from './manifest'
import type { PageTerms } from './search'

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

/** A page to check or to build. */
export type BuildTask = PageTask & { build: boolean }

/** The results of some tasks; `made` by the names of the pages that were built, `failures` of those that could not be. */
export type Built = CheckedPart & { made: Record<string, Made>; terms: PageTerms; failures: Problem[] }

/** The requests to threads. */
export type Job =
  | { kind: 'scan' }
  | { kind: 'check'; context: Context; unsettled: Unsettled }
  | { kind: 'build'; context: BuildContext; unsettled: Unsettled }
