import { join } from 'node:path'
import type { Entry } from '../content/entry'
import { cacheFolder } from '../files/cache'

/** The largest document of a page: its path within the output, and its bytes before compression. */
export type Heaviest = { path: string; bytes: number }

/** What is known of a page that was written. */
export type Made = {
  heaviest: Heaviest
  /** Hashes of what the search knows of it, by "<brand>/<language>". */
  searchKeys: Record<string, string>
}

/** What was learnt of a page: the hash of its files' contents, and its entry. */
export type Reading = { name: string; hash: string; entry: Entry }

/** What a complete build knows of a page it wrote. */
export type BuiltPage = Made & {
  /** Of all that the page's files are made from. */
  key: string
  /** Of all that checking it looked at, and how many warnings that gave. */
  checkKey: string
  warnings: number
}

/** What a complete build left in its folder. */
export type Manifest = {
  /** The key of the code that built it. */
  code: string
  /** The check of what pages share, in which there was no error: of all that it looked at, and its warnings. */
  sharedCheck: { key: string; warnings: number }
  pages: Record<string, BuiltPage>
  /** Hashes of the files that belong to no page. */
  files: Record<string, string>
  /** The search of a brand in a language, by "<brand>/<language>": of what it was made, and its files. */
  searches: Record<string, { key: string; files: string[] }>
}

/** What was learnt of a page from its files, as long as they have the same stamp. */
export type KeptReading = Reading & { stamp: string }

/** Where what was learnt of all pages is kept, by which code in its head. */
export const readingsFile = join(cacheFolder, 'readings.jsonl')
