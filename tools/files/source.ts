import type { Source } from '../content/site'
import { installedFaces } from './faces'
import { listContent } from './listing'
import { listMedia } from './media'
import { readTexts } from './texts'

/** Reads a site's documents, and what is known of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const { fingerprints, problems } = listContent()
  const documents = readTexts(fingerprints.keys(), problems)
  return { documents, media: listMedia(problems), fonts: installedFaces(documents['pages/_site.json']), problems }
}
