import { join } from 'node:path'
import { mediaFolder } from '../content/media'
import type { Source } from '../content/site'
import { today } from '../files/day'
import { installedFaces } from '../files/faces'
import { hashOf } from '../files/files'
import { fingerprintOf, type Listing, listContent } from '../files/listing'
import { listMedia } from '../files/media'
import { readTexts } from '../files/texts'
import { type PageFiles, sortContent } from './parts'

/** What a site is made of: what all pages share, read, and the files of its pages, listed. */
export type Content = {
  source: Source
  pages: PageFiles[]
  /** Another when any file changed, came or went. */
  key: string
}

/** Reads what all pages share, and lists the rest, in the folder the command runs in. */
export function openContent({ fingerprints, problems: listed }: Listing = listContent()): Content {
  const problems = [...listed]
  const { shared, pages } = sortContent(fingerprints, languagesIn('pages/_site.json'))
  const documents = readTexts(shared, problems)
  const fonts = installedFaces(documents['pages/_site.json'])
  const media = listMedia(problems)
  return { source: { documents, media, fonts, problems, day: today() }, pages, key: keyOf(fingerprints, media) }
}

function keyOf(fingerprints: Listing['fingerprints'], media: Source['media']): string {
  // Of pictures the hash of the content is known.
  const files = Object.entries(media).map(([file, { hash }]) => [file, hash ?? fingerprintOf(join(mediaFolder, file))])
  return hashOf(JSON.stringify([[...fingerprints], files]))
}

/** Codes of the site's languages, as far as they can be read: what is wrong with the file is for the checks to say. */
function languagesIn(file: string): string[] {
  try {
    const { languages }: { languages: { code: string }[] } = JSON.parse(readTexts([file], [])[file] ?? '')
    return languages.map(({ code }) => code)
  } catch {
    return []
  }
}
