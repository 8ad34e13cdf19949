import { readFileSync } from 'node:fs'
import type { Source } from '../content/site'
import { installedFaces } from './faces'
import { listContent } from './listing'
import { listMedia } from './media'

/** Reads a site's documents, and what is known of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const files = [...listContent().keys()]
  const documents = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
  return { documents, media: listMedia(), fonts: installedFaces(documents['pages/_site.json']) }
}
