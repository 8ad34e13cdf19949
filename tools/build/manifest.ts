import { join } from 'node:path'
import { cacheFolder } from '../host/cache'
import type { Heaviest } from './page-builder'
import type { Reading } from './worker'

/** What a complete build knows of a page it wrote. */
export type BuiltPage = {
  /** Of all that the page's files are made from. */
  key: string
  /** Of all that checking it looked at, and how many warnings that gave. */
  checkKey: string
  warnings: number
  heaviest: Heaviest
}

/** What a complete build left in its folder. */
export type Manifest = {
  /** The key of the code that built it. */
  code: string
  pages: Record<string, BuiltPage>
  /** Hashes of the files that belong to no page. */
  files: Record<string, string>
  /** The search of a brand in a language: of what it was made, where it is kept, and its files. */
  searches: Record<string, { key: string; folder: string; files: string[] }>
}

/** What was learnt of pages from their files, as long as the files have the same stamp and the code is the same. */
export type Readings = { code: string; pages: Record<string, Reading & { stamp: string }> }

/** Where the manifest of an output folder is kept. */
export function manifestFile(folder: string): string {
  return join(cacheFolder, `manifest-${folder.replaceAll(/[/\\]/g, '-')}.json`)
}

/** Where what was learnt of all pages is kept. */
export const readingsFile = join(cacheFolder, 'readings.json')
