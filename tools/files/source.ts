import type { Source } from '../content/site'
import { today } from './day'
import { installedFaces } from './faces'
import { listContent } from './listing'
import { listMedia } from './media'
import { readTexts } from './texts'

/** Reads a site's documents, and what is known of its media files, from the folder the command runs in. */
export function readSource(): Source {
  const { fingerprints, problems } = listContent()
  const documents = readTexts(fingerprints.keys(), problems)
  const fonts = installedFaces(documents['pages/_site.json'])
  return { documents, media: listMedia(problems), fonts, problems, day: today() }
}
