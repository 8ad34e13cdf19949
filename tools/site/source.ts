import { join } from 'node:path'
import { mediaFolder } from '../content/read/media'
import { siteFile } from '../content/read/model'
import { tableCodes } from '../content/read/row-pages'
import type { Source } from '../content/read/site'
import { today } from '../files/day'
import { hashOf } from '../files/files'
import { fingerprintOf, type Listing, listContent } from '../files/listing'
import { faceVersions, installedFaces } from '../files/site/faces'
import { listMedia } from '../files/site/media'
import { readTexts } from '../files/site/texts'
import { filesOf, type PageFiles, sortContent, withChanged, withRowPages } from './pages'

/** The content of a site: the texts of shared documents, and the list of page files. */
export type Content = {
  source: Source
  pages: PageFiles[]
  /** All content files, and problems with files that cannot be read. */
  listing: Listing
  /** Whether only documents changed since the previous listing. */
  hasSameCode?: boolean
}

/**
 * Lists the content of the current folder, and reads the shared documents.
 * @param unsaved texts by path, used instead of the files on disk
 */
export function openContent(listing: Listing = listContent(), unsaved: Record<string, string> = {}): Content {
  const hashes = Object.entries(unsaved).map(([file, text]): [string, string] => [file, hashOf(text)])
  const fingerprints = new Map([...new Map([...listing.fingerprints, ...hashes])].sort(([a], [b]) => (a < b ? -1 : 1)))
  const problems = [...listing.problems]
  const languages = languagesIn(readTexts([siteFile], [], unsaved)[siteFile])
  const sorted = sortContent(fingerprints, languages)
  const documents = readTexts(sorted.shared, problems, unsaved)
  const tableTexts = readTexts(sorted.tables, problems, unsaved)
  const { pages, tables, problems: tableProblems } = withRowPages(sorted.pages, documents, tableTexts, languages)
  problems.push(...tableProblems)
  const fonts = installedFaces(languages)
  const media = listMedia(problems)
  const source = { documents, media, fonts, problems, day: today(), unsaved, ...(tables && { tables }) }
  return { source, pages, listing: { ...listing, fingerprints } }
}

/**
 * The content after a change.
 * @param files paths of changed, new and deleted documents; undefined if anything may have changed
 * @param unsaved see `openContent`; a file counts as changed if its unsaved text differs from the previous text
 */
export function contentAfter(content: Content, files?: string[], unsaved = content.source.unsaved ?? {}): Content {
  const { listing, source } = content
  if (!files) return openContent(undefined, unsaved)
  const fingerprints = new Map(listing.fingerprints)
  const changedFiles = new Set([...files, ...Object.keys(source.unsaved ?? {}), ...Object.keys(unsaved)])
  for (const file of changedFiles) {
    const text = Object.hasOwn(unsaved, file) ? unsaved[file] : undefined
    const fingerprint = text === undefined ? fingerprintOf(file) : hashOf(text)
    // The file was deleted, or replaced by a folder that may contain files, so everything is listed again.
    if (fingerprint === undefined) return openContent(undefined, unsaved)
    fingerprints.set(file, fingerprint)
  }
  const newListing = { ...listing, fingerprints }
  const pages = source.day === today() ? withChanged(content.pages, [...changedFiles], fingerprints) : undefined
  if (!pages) return { ...openContent(newListing, unsaved), hasSameCode: true }
  return { source: { ...source, unsaved }, pages, listing: newListing, hasSameCode: true }
}

/** The site's source with the texts of all documents, including those of pages. */
export function readAll({ source, pages }: Content): Source {
  const problems = [...(source.problems ?? [])]
  const pageTexts = readTexts(filesOf(pages), problems, source.unsaved)
  const texts = { ...source.documents, ...source.tables?.texts, ...pageTexts }
  const files = Object.keys(texts).sort()
  return { ...source, problems, documents: Object.fromEntries(files.map((file) => [file, texts[file] ?? ''])) }
}

/**
 * The content after an edit that has not been written to disk.
 * @param currentSource the complete source as it is on disk
 * @param editedSource the complete source after the edit
 */
export function editedContent({ listing }: Content, currentSource: Source, editedSource: Source): Content {
  const unsaved: Record<string, string> = {}
  const fingerprints: Listing['fingerprints'] = new Map()
  for (const file of Object.keys(editedSource.documents).sort()) {
    const text = editedSource.documents[file] ?? ''
    if (currentSource.documents[file] !== text) unsaved[file] = text
    fingerprints.set(file, unsaved[file] === undefined ? (listing.fingerprints.get(file) ?? '') : hashOf(text))
  }
  const languages = languagesIn(editedSource.documents[siteFile])
  const sorted = sortContent(fingerprints, languages)
  const textsOf = (files: string[]) =>
    Object.fromEntries(files.map((file) => [file, editedSource.documents[file] ?? '']))
  const documents = textsOf(sorted.shared)
  const { pages, tables, problems } = withRowPages(sorted.pages, documents, textsOf(sorted.tables), languages)
  const otherProblems = (editedSource.problems ?? []).filter(({ code }) => !tableCodes.includes(code))
  return {
    source: {
      ...editedSource,
      ...{ documents, tables, problems: [...otherProblems, ...problems] },
      unsaved: { ...editedSource.unsaved, ...unsaved },
    },
    pages,
    listing: { ...listing, fingerprints },
  }
}

/** Cache key of the content. It changes if any content file changes, or the version of a font that the site needs. */
export function contentKey({ listing: { fingerprints }, source }: Content): string {
  // Pictures are listed with the hash of their content. For other media files, the fingerprint is used.
  const files = Object.entries(source.media).map(([file, { hash }]) => [
    file,
    hash ?? fingerprintOf(join(mediaFolder, file)),
  ])
  const fonts = faceVersions(languagesIn(source.documents[siteFile]))
  return hashOf(JSON.stringify([[...fingerprints], files, fonts]))
}

/** Language codes from the text of the site file; none if the text cannot be parsed, which the checks report. */
function languagesIn(siteText = ''): string[] {
  try {
    const { languages }: { languages: { code: string }[] } = JSON.parse(siteText)
    return languages.map(({ code }) => String(code))
  } catch {
    return []
  }
}
