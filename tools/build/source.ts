import { readFileSync } from 'node:fs'
import type { Source } from '../content/site'
import { installedFaces } from '../host/faces'
import { listContent } from '../host/listing'
import { listMedia } from '../host/media'
import { type PageFiles, sortContent } from './parts'

/** What a site is made of: what all pages share, read, and the files of its pages, listed. */
export type Content = { source: Source; pages: PageFiles[] }

/** Reads what all pages share, and lists the rest, in the folder the command runs in. */
export function openContent(stamps = listContent()): Content {
  const { shared, pages } = sortContent(stamps, languagesIn('pages/_site.json'))
  const documents = Object.fromEntries(shared.map((file) => [file, readFileSync(file, 'utf8')]))
  const fonts = installedFaces(documents['pages/_site.json'])
  return { source: { documents, media: listMedia(), fonts }, pages }
}

/** Codes of the site's languages, as far as they can be read: what is wrong with the file is for the checks to say. */
function languagesIn(file: string): string[] {
  try {
    const { languages }: { languages: { code: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
    return languages.map(({ code }) => code)
  } catch {
    return []
  }
}
