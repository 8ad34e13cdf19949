import type { Catalogue } from '../content/catalogue'
import type { Problem } from '../content/problem'
import type { Source } from '../content/site'
import type { Shared } from '../html/shared'
import type { Sheets } from './data-sheets'
import type { Made } from './manifest'
import type { PageFiles } from './parts'
import type { PageTerms } from './search'
import type { Split } from './split'

/** What a thread knows from its start: enough to read pages. */
export type Setup = {
  /** The file of the compiled schema. */
  contract: string
  /** The site's source without the documents of its pages. */
  source: Source
}

/** What all pages share when they are built; kept as the head of a list of their entries. */
export type Frame = Pick<Catalogue, 'unreadable'> &
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

/** Pages to check, to build or both, and the file with the frame of this build. */
export type Task = { frame: string; build: number; pages: (PageFiles & { check: boolean; build: boolean })[] }

/** What came of a task; `made` and `terms` by the names of the pages that were built. */
export type Built = { problems: Problem[]; made: Record<string, Made>; terms: PageTerms; split: Split }
