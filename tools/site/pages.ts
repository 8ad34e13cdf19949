import { pageOfFile } from '../content/base/page-of-file'
import type { Problem } from '../content/base/problem'
import { isRootFile } from '../content/base/root-files'
import type { readDocument } from '../content/json/document'
import { isNotFound } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import { isPrivate } from '../content/read/read-page'
import { readPart } from '../content/read/read-site'
import type { Base, Site } from '../content/read/site'
import { sharedNames } from '../content/translation/translatable'
import type { Fingerprints } from '../files/listing'
import { readTexts } from '../files/site/texts'
import { noTime, type Timings, timed } from './timings'

/** A page's files: its document, then its translations, sorted by path. `fingerprint` changes with any of the files. */
export type PageFiles = { name: string; files: string[]; fingerprint: string }

/** Scan result of a page: the hash of the contents of its files, and data about the page that other pages need. */
export type Scan = { name: string; hash: string; info: PageInfo }

/** Content files, sorted into pages and shared documents; translations without a page count as shared. */
export type Sorted = { shared: string[]; pages: PageFiles[] }

/** Sorts content files into pages and shared documents. @param languages codes of the site's languages */
export function sortContent(fingerprints: Fingerprints, languages: string[]): Sorted {
  const shared: string[] = []
  const pages = new Map<string, PageFiles>()
  for (const [file, fingerprint] of fingerprints) {
    const { name, language } = pageOfFile(file)
    if (isRootFile(file)) shared.push(file)
    if (name === '' || language !== undefined || isRootFile(file)) continue
    if (!isPrivate(name) || isNotFound({ name })) pages.set(name, { name, files: [file], fingerprint })
    else shared.push(file)
  }
  for (const [file, fingerprint] of fingerprints) {
    const { name, language = '' } = pageOfFile(file)
    const page = languages.includes(language) ? pages.get(name) : undefined
    if (page) {
      page.files.push(file)
      page.fingerprint += `, ${language} ${fingerprint}`
    } else if (file.startsWith('locales/')) shared.push(file)
  }
  return { shared, pages: [...pages.values()] }
}

/** Paths of all files of these pages. */
export function filesOf(pages: PageFiles[]): string[] {
  return pages.flatMap(({ files }) => files)
}

/** Selects pages by name. */
export function pagesNamed(pages: PageFiles[], names: ReadonlySet<string>): PageFiles[] {
  return pages.filter(({ name }) => names.has(name))
}

/** Names of translatable documents that have no address: the site file, common words, and documents for printing. */
export function sharedNamesOf({ printed }: Site): string[] {
  return [...sharedNames, ...printed.map(({ name }) => name)]
}

/** A site that contains only the documents of some pages, and the problems in these documents. */
export type Part = { site: Site; problems: Problem[] }

/** Reader with a cache, so that each page is parsed only once for scanning, checking and building. */
export type Reader = {
  read(pages: PageFiles[], timings: Timings): Part
  /** Removes pages from the cache. */
  forget(pages: PageFiles[]): void
}

/** Size limit of the cache, in characters of text. Text and parsed data together take over 100 MB in each thread. */
const longestMemory = 18_000_000

/**
 * A thread that has read this many times the size limit drops its cache, because the cache then contains too few of the
 * pages to be useful.
 */
const mostMemories = 3

/**
 * @param base data that all pages share
 * @param readOne see `readPart`
 */
export function createReader(base: Base, readOne?: typeof readDocument): Reader {
  const parts = new Map<string, Part>()
  let length = 0
  const keyOf = (pages: PageFiles[]) => pages.map(({ name, fingerprint }) => `${name} ${fingerprint}`).join()
  const read: Reader['read'] = (pages, timings) => {
    const key = keyOf(pages)
    const cachedPart = parts.get(key)
    if (cachedPart) return cachedPart
    const part = readPages(base, pages, timings, readOne)
    length += lengthOf(part)
    if (length <= longestMemory) parts.set(key, part)
    if (length > mostMemories * longestMemory) parts.clear()
    return part
  }
  return {
    read,
    forget(pages) {
      parts.delete(keyOf(pages))
    },
  }
}

function lengthOf({ site }: Part): number {
  return Object.values(site.source.documents).reduce((sum, text) => sum + text.length, 0)
}

/** Reads pages from their files in the current folder. @param base data that all pages share */
export function readPages(base: Base, pages: PageFiles[], timings = noTime(), readOne?: typeof readDocument): Part {
  const failures: Problem[] = []
  const texts = timed(timings, 'read', () => readTexts(filesOf(pages), failures, base.source.unsaved))
  const { site, problems } = timed(timings, 'parse', () => readPart(base, texts, failures, readOne))
  return { site: { ...site, source: { ...site.source, documents: texts } }, problems }
}

/** The site with the pages of a `Part` as its only pages. */
export function withPart(site: Site, { site: part }: Part): Site {
  return {
    ...site,
    pages: part.pages,
    marked: [...part.pages, ...site.marked],
    locales: part.locales,
    unreadable: new Set([...site.unreadable, ...part.unreadable]),
    source: { ...site.source, documents: { ...site.source.documents, ...part.source.documents } },
  }
}
