import type { Checked } from '../site/work'

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
