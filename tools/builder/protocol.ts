import type { Problem } from '../content/problem'
import type { Source } from '../content/site'
import type { SiteIndex } from '../content/site-index'
import type { Shared } from '../html/shared'
import type { Sheets } from './data-sheets'
import type { Made } from './manifest'
import type { PageFiles } from './parts'
import type { Scan } from './scan'
import type { PageTerms } from './search'
import type { Timings } from './timings'

/** What a thread knows from its start: enough to read pages. */
export type Setup = {
  /** The file of the compiled schema. */
  contract: string
  /** The site's source without the documents of its pages. */
  source: Source
}

/** What all pages share when they are built. */
export type BuildContext = Pick<SiteIndex, 'pages' | 'unreadable'> &
  Pick<Source, 'media'> & {
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

/** A page with what there is to do for it. */
export type PageTask = PageFiles & { check: boolean; build: boolean }

/** What is known of some pages that were read. */
export type Scanned = { scans: Scan[]; timings: Timings }

/** What came of some tasks; `made` by the names of the pages that were built. */
export type Built = { problems: Problem[]; made: Record<string, Made>; terms: PageTerms; timings: Timings }

/** What threads are asked to do. */
export type Job = { kind: 'scan' } | { kind: 'build'; context: BuildContext }
