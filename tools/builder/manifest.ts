import type { Checked } from '../site/work'

/** The largest document of a page: its path within the output, and its bytes before compression. */
export type Heaviest = { path: string; bytes: number }

/** What is known of a page that was written. */
export type Made = {
  /** How many documents it has. */
  documents: number
  heaviest: Heaviest
  /** Hashes of what the search knows of it, by "<brand>/<language>". */
  searchKeys: Record<string, string>
}

/** What a complete build knows of a page: of what it was made, and what was found of what. */
export type BuiltPage = { key: string; made: Made; checkKey: string; checked: Checked }
