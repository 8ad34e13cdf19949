import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './files'
import { listFiles } from './listing'

/** Where the blocks of a site's own are, next to its pages: a folder for each, named by its type. */
export const ownFolder = 'blocks'

/** Another when any file of the site's own blocks changed; empty for a site without any. */
export function ownKey(): string {
  const files = listFiles(ownFolder).sort()
  const texts = files.map((file) => [file, readFileSync(join(ownFolder, file), 'latin1')])
  return texts.length === 0 ? '' : hashOf(JSON.stringify(texts))
}
