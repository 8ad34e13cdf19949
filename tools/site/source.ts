import { join } from 'node:path'
import { mediaFolder } from '../content/read/media'
import { siteFile } from '../content/read/model'
import type { Source } from '../content/read/site'
import { today } from '../files/day'
import { hashOf } from '../files/files'
import { fingerprintOf, type Listing, listContent } from '../files/listing'
import { faceVersions, installedFaces } from '../files/site/faces'
import { listMedia } from '../files/site/media'
import { readTexts } from '../files/site/texts'
import { filesOf, type PageFiles, sortContent } from './pages'

/** What a site is made of: what all pages share, read, and the files of its pages, listed. */
export type Content = {
  source: Source
  pages: PageFiles[]
  /** All files, and what is wrong with those that cannot be read. */
  listing: Listing
  /** Whether nothing but documents changed since it was listed before. */
  hasSameCode?: boolean
}

/**
 * Reads what all pages share, and lists the rest, in the folder the command runs in.
 * @param unsaved texts of files that count in place of what is on the disk
 */
export function openContent(listing: Listing = listContent(), unsaved: Record<string, string> = {}): Content {
  const fingerprints = new Map(listing.fingerprints)
  for (const [file, text] of Object.entries(unsaved)) fingerprints.set(file, hashOf(text))
  const isNew = fingerprints.size > listing.fingerprints.size
  const all = isNew ? new Map([...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1))) : fingerprints
  const problems = [...listing.problems]
  const languages = languagesIn(readTexts([siteFile], [], unsaved)[siteFile])
  const { shared, pages } = sortContent(all, languages)
  const documents = readTexts(shared, problems, unsaved)
  const fonts = installedFaces(languages)
  const media = listMedia(problems)
  const source = { documents, media, fonts, problems, day: today(), unsaved }
  return { source, pages, listing: { ...listing, fingerprints: all } }
}

/**
 * The content after documents changed, came or went; anything may have when none are named.
 * @param unsaved see `openContent`; other texts than before count as changes
 */
export function contentAfter({ listing, source }: Content, files?: string[], unsaved = source.unsaved ?? {}): Content {
  if (!files) return openContent(undefined, unsaved)
  const fingerprints = new Map(listing.fingerprints)
  for (const file of new Set([...files, ...Object.keys(source.unsaved ?? {})])) {
    if (Object.hasOwn(unsaved, file)) continue
    const print = fingerprintOf(file)
    // What is no file any more may be gone, or a folder of this name.
    if (print === undefined) return openContent(undefined, unsaved)
    fingerprints.set(file, print)
  }
  return { ...openContent({ ...listing, fingerprints }, unsaved), hasSameCode: true }
}

/** The content with all its documents in memory. */
export function readAll({ source, pages }: Content): Source {
  const problems = [...(source.problems ?? [])]
  const texts = { ...source.documents, ...readTexts(filesOf(pages), problems, source.unsaved) }
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
  return {
    source: { ...after, documents, unsaved: { ...after.unsaved, ...unsaved } },
    pages,
    listing: { ...listing, fingerprints },
  }
}

/** Another when any file changed, came or went, or a font that the site needs. */
export function contentKey({ listing: { fingerprints }, source }: Content): string {
  // Of pictures the hash of the content is known.
  const files = Object.entries(source.media).map(([file, { hash }]) => [
    file,
    hash ?? fingerprintOf(join(mediaFolder, file)),
  ])
  const fonts = faceVersions(languagesIn(source.documents[siteFile]))
  return hashOf(JSON.stringify([[...fingerprints], files, fonts]))
}

/** Codes of the site's languages, as far as they can be read: what is wrong with the file is for the checks to say. */
function languagesIn(siteText = ''): string[] {
  try {
    const { languages }: { languages: { code: string }[] } = JSON.parse(siteText)
    return languages.map(({ code }) => String(code))
  } catch {
    return []
  }
}
