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
  /** Its number; that of the main thread is 0. */
  thread: number
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

/** Parts of a job, shared out to threads: each takes its own one after the other, then those that others have not taken. */
export type Queue<Part> = {
  /** By thread. */
  parts: Part[][]
  /** How many of them are taken, by thread; all threads see the same. */
  taken: Int32Array
}

/** What threads are asked to do. */
export type Job =
  | { kind: 'scan'; queue: Queue<PageFiles[]> }
  | { kind: 'build'; queue: Queue<PageTask[]>; context: BuildContext }

/** What a thread says: what came of a part; that the job is done. */
export type Message = Scanned | Built | { done: true }

/** Shares out parts. @param threads how many there are */
export function share<Part>(parts: Part[], threads: number): Queue<Part> {
  return {
    parts: Array.from({ length: threads }, (_, thread) => parts.filter((_, i) => i % threads === thread)),
    taken: new Int32Array(new SharedArrayBuffer(threads * Int32Array.BYTES_PER_ELEMENT)),
  }
}

/** The next part for a thread; undefined when all are taken. */
export function take<Part>({ parts, taken }: Queue<Part>, thread: number): Part | undefined {
  for (let i = 0; i < parts.length; i++) {
    const owner = (thread + i) % parts.length
    const part = parts[owner]?.[Atomics.add(taken, owner, 1)]
    if (part) return part
  }
  return undefined
}
