import { pageOfFile } from '../content/base/page-of-file'
import type { Problem } from '../content/base/problem'
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

/** A page as files: its document and its translations, in the order of their paths. */
export type PageFiles = { name: string; files: string[]; fingerprint: string }

/** What is known of a page before it is built: the hash of its files' contents, and what others need to know of it. */
export type Scan = { name: string; hash: string; info: PageInfo }

/** The content, sorted into pages and what all pages share; files that translate no page are among the latter. */
export type Sorted = { shared: string[]; pages: PageFiles[] }

/** Sorts the files of the content. @param languages codes of the site's languages */
export function sortContent(fingerprints: Fingerprints, languages: string[]): Sorted {
  const shared: string[] = []
  const pages = new Map<string, PageFiles>()
  for (const [file, fingerprint] of fingerprints) {
    const { name, language } = pageOfFile(file)
    if (name === '' || language !== undefined) continue
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

/** All files of some pages. */
export function filesOf(pages: PageFiles[]): string[] {
  return pages.flatMap(({ files }) => files)
}

/** The pages of some names. */
export function pagesNamed(pages: PageFiles[], names: ReadonlySet<string>): PageFiles[] {
  return pages.filter(({ name }) => names.has(name))
}

/** The names of what is translated and no page that visitors open: what all pages share, and printed pages. */
export function sharedNamesOf({ printed }: Site): string[] {
  return [...sharedNames, ...printed.map(({ name }) => name)]
}

/** Some pages of a site, with the texts of their files only, and what is wrong with each of these. */
export type Part = { site: Site; problems: Problem[] }

/** Reads pages, and remembers them from scanning to checking and building: so they are read once. */
export type Reader = {
  read(pages: PageFiles[], timings: Timings): Part
  /** Says that these pages are not read again. */
  forget(pages: PageFiles[]): void
}

/** How many characters of pages stay in memory. With what is made of them they take over 100 MB in each thread. */
const longestMemory = 18_000_000

/** How many times as long a site may be for that: of a longer one few pages would be read once, and all need memory. */
const mostMemories = 3

/**
 * @param base what all pages have in common
 * @param readOne see `readPart`
 */
export function createReader(base: Base, readOne?: typeof readDocument): Reader {
  const parts = new Map<string, Part>()
  let length = 0
  const keyOf = (pages: PageFiles[]) => pages.map(({ name, fingerprint }) => `${name} ${fingerprint}`).join()
  const read: Reader['read'] = (pages, timings) => {
    const key = keyOf(pages)
    const known = parts.get(key)
    if (known) return known
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

/** Reads pages from their files, in the folder the command runs in. @param base what all pages have in common */
export function readPages(base: Base, pages: PageFiles[], timings = noTime(), readOne?: typeof readDocument): Part {
  const failures: Problem[] = []
  const texts = timed(timings, 'read', () => readTexts(filesOf(pages), failures, base.source.unsaved))
  const { site, problems } = timed(timings, 'parse', () => readPart(base, texts, failures, readOne))
  return { site: { ...site, source: { ...site.source, documents: texts } }, problems }
}

/** A site of which some pages are read, as if these were all. */
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
