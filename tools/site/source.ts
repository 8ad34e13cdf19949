import { join } from 'node:path'
import { mediaFolder } from '../content/media'
import type { Source } from '../content/site'
import { today } from '../files/day'
import { installedFaces } from '../files/faces'
import { hashOf } from '../files/files'
import { fingerprintOf, type Listing, listContent } from '../files/listing'
import { listMedia } from '../files/media'
import { readTexts } from '../files/texts'
import { filesOf, type PageFiles, sortContent } from './parts'

/** Where the settings of a site are. */
const siteFile = 'pages/_site.json'

/** What a site is made of: what all pages share, read, and the files of its pages, listed. */
export type Content = {
  source: Source
  pages: PageFiles[]
  /** All files, and what is wrong with those that cannot be read. */
  listing: Listing
}

/** Reads what all pages share, and lists the rest, in the folder the command runs in. */
export function openContent(listing: Listing = listContent()): Content {
  const { fingerprints } = listing
  const problems = [...listing.problems]
  const { shared, pages } = sortContent(fingerprints, languagesIn(readTexts([siteFile], [])[siteFile]))
  const documents = readTexts(shared, problems)
  const fonts = installedFaces(documents[siteFile])
  const media = listMedia(problems)
  return { source: { documents, media, fonts, problems, day: today() }, pages, listing }
}

/** The content after files changed, came or went; all may have when none are named. */
export function contentAfter({ listing }: Content, files?: string[]): Content {
  const prints = files?.map((file) => [file, fingerprintOf(file)] as const)
  const { fingerprints } = listing
  for (const [file, print] of prints ?? []) {
    // What is no file any more may be gone, or a folder of this name.
    if (print === undefined) return openContent()
    fingerprints.set(file, print)
  }
  return openContent(prints ? listing : undefined)
}

/** The content with all its documents in memory. */
export function readAll({ source, pages }: Content): Source {
  const problems = [...(source.problems ?? [])]
  const texts = { ...source.documents, ...readTexts(filesOf(pages), problems) }
  const files = Object.keys(texts).sort()
  return { ...source, problems, documents: Object.fromEntries(files.map((file) => [file, texts[file] ?? ''])) }
}

/**
 * The content as it would be after an edit.
 * @param before all of it, as it is on the disk
 * @param after all of it, as it would be
 */
export function editedContent({ listing }: Content, before: Source, after: Source): Content {
  const unsaved: Record<string, string> = {}
  const fingerprints: Listing['fingerprints'] = new Map()
  for (const file of Object.keys(after.documents).sort()) {
    const text = after.documents[file] ?? ''
    if (before.documents[file] !== text) unsaved[file] = text
    fingerprints.set(file, unsaved[file] === undefined ? (listing.fingerprints.get(file) ?? '') : hashOf(text))
  }
  const { shared, pages } = sortContent(fingerprints, languagesIn(after.documents[siteFile]))
  const documents = Object.fromEntries(shared.map((file) => [file, after.documents[file] ?? '']))
  return { source: { ...after, documents, unsaved }, pages, listing: { ...listing, fingerprints } }
}

/** Another when any file changed, came or went. */
export function contentKey({ listing: { fingerprints }, source }: Content): string {
  // Of pictures the hash of the content is known.
  const files = Object.entries(source.media).map(([file, { hash }]) => [
    file,
    hash ?? fingerprintOf(join(mediaFolder, file)),
  ])
  return hashOf(JSON.stringify([[...fingerprints], files]))
}

/** Codes of the site's languages, as far as they can be read: what is wrong with the file is for the checks to say. */
function languagesIn(siteText = ''): string[] {
  try {
    const { languages }: { languages: { code: string }[] } = JSON.parse(siteText)
    return languages.map(({ code }) => code)
  } catch {
    return []
  }
}
