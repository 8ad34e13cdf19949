import { memoize } from '../content/base/memoize'
import { isTextFile, pageOfFile, tableOfFile } from '../content/base/page-of-file'
import type { Problem } from '../content/base/problem'
import { isRootFile } from '../content/base/root-files'
import type { Document, readDocument } from '../content/json/document'
import { pageFillerOf } from '../content/read/fill-pages'
import { isNotFound } from '../content/read/model'
import type { PageInfo } from '../content/read/page-info'
import { isPrivate } from '../content/read/read-page'
import { readPart } from '../content/read/read-site'
import {
  isPattern,
  type Pattern,
  rowPagesOf,
  type Tables,
  translatedTable,
  wordColumns,
} from '../content/read/row-pages'
import type { Base, Site, Source } from '../content/read/site'
import type { Table } from '../content/read/table'
import { dataNames, sharedNames } from '../content/translation/translatable'
import { hashOf } from '../files/files'
import type { Fingerprints } from '../files/listing'
import { readTexts } from '../files/site/texts'
import { noTime, type Timings, timed } from './timings'

/**
 * A page's files: its document, then its translations, sorted by path. `fingerprint` changes if any of the files
 * changes. If the page is generated from a table row (`isMade`), the files are not on the disk.
 */
export type PageFiles = { name: string; files: string[]; fingerprint: string; isMade?: true }

/**
 * Scan result of a page: the hash of the contents of its files, data about the page that other pages need, and the
 * tables that fill its lists.
 */
export type Scan = { name: string; hash: string; info: PageInfo; tables?: { files: string[]; hash: string } }

/** Returns the tables that fill lists of a page, and their hash. Undefined if there are none. */
export function tablesIn({ lists = [] }: Pick<Document, 'lists'>, source: Source): Scan['tables'] {
  const files = lists.flatMap((list) => list.files)
  return files.length === 0 ? undefined : { files, hash: tablesHash(files, source) }
}

/** Computes the hash of the texts of tables. */
export function tablesHash(files: string[], { tables }: Source): string {
  return hashOf(JSON.stringify(files.map((file) => tables?.texts[file])))
}

/** Content files, sorted into pages, tables and shared documents; translations without a page count as shared. */
export type Sorted = { shared: string[]; tables: string[]; pages: PageFiles[] }

/** Sorts content files into pages, tables and shared documents. @param languages codes of the site's languages */
export function sortContent(fingerprints: Fingerprints, languages: string[]): Sorted {
  const shared: string[] = []
  const tables = [...fingerprints.keys()].filter((file) => tableOfFile(file))
  const pages = new Map<string, PageFiles>()
  for (const [file, fingerprint] of fingerprints) {
    if (tableOfFile(file)) continue
    const { name, language } = pageOfFile(file)
    if (isRootFile(file)) shared.push(file)
    if (name === '' || language !== undefined || isTextFile(file) || isRootFile(file)) continue
    if (!isPrivate(name) || isNotFound({ name })) pages.set(name, { name, files: [file], fingerprint })
    else shared.push(file)
  }
  for (const [file, fingerprint] of fingerprints) {
    const { name, language = '' } = pageOfFile(file)
    const page = languages.includes(language) || file.startsWith('pages/') ? pages.get(name) : undefined
    if (page?.files[0] === file) continue
    if (page) {
      page.files.push(file)
      page.fingerprint += furtherFile(language, fingerprint)
    } else if ((file.startsWith('locales/') && !tableOfFile(file)) || isTextFile(file)) shared.push(file)
  }
  return { shared, tables, pages: [...pages.values()] }
}

/** Part of a page's fingerprint for one of the page's files, except the first file. */
function furtherFile(language: string, fingerprint = ''): string {
  return `, ${language} ${fingerprint}`
}

/**
 * Updates the fingerprints of pages after some of their files changed. All other pages stay the same objects.
 * @param fingerprints the current fingerprints of all files
 * @returns undefined if one of the files does not belong to a page on the disk
 */
export function withChanged(
  pages: PageFiles[],
  changed: string[],
  fingerprints: Fingerprints,
): PageFiles[] | undefined {
  const names = new Set(changed.map((file) => pageOfFile(file).name))
  const affected = pages.filter(({ name, isMade }) => names.has(name) && !isMade)
  const files = new Set(filesOf(affected))
  if (!changed.every((file) => files.has(file))) return undefined
  return pages.map((page) => {
    if (!affected.includes(page)) return page
    const [first = '', ...others] = page.files
    const parts = others.map((file) => furtherFile(pageOfFile(file).language ?? '', fingerprints.get(file)))
    return { ...page, fingerprint: [fingerprints.get(first), ...parts].join('') }
  })
}

/**
 * Adds the pages that are generated from table rows.
 * @param pages the pages with files on the disk
 * @param documents texts of shared documents, which include patterns, by path
 * @param texts texts of tables by path
 * @returns all pages, and the texts from which the added pages are generated
 */
export function withRowPages(
  pages: PageFiles[],
  documents: Record<string, string>,
  texts: Record<string, string>,
  languages: string[],
): { pages: PageFiles[]; tables?: Tables; problems: Problem[] } {
  const patternFiles = Object.keys(documents).filter((file) => isPattern(pageOfFile(file).name))
  if (patternFiles.length + Object.keys(texts).length === 0) return { pages, problems: [] }
  const folders = patternFiles.map((file) => pageOfFile(file).name.replace(/[^/]*$/, ''))
  const tables: Tables = {
    ...{ texts, languages },
    patterns: Object.fromEntries(patternFiles.map((file) => [file, documents[file] ?? ''])),
    taken: pages.flatMap(({ name }) => (folders.some((folder) => name.startsWith(folder)) ? [name] : [])),
  }
  const { pages: rowPages, problems } = rowPagesOf(tables)
  const patternKeys = new Map(patternFiles.map((file) => [file, hashOf(documents[file] ?? '')]))
  const translationsOf = memoize((pattern: Pattern, table: Table) => {
    const translations = languages.flatMap((code) => {
      const key = patternKeys.get(`locales/${code}/${pattern.name}.json`)
      const translation = translatedTable(tables, table, code)
      return translation || key !== undefined ? [{ code, key, rows: translation?.byId }] : []
    })
    const keys = translations.map(({ code, key }) => [code, key])
    const shared = hashOf(JSON.stringify([patternKeys.get(pattern.file), keys, [...wordColumns(tables, table)]]))
    return { translations, shared }
  })
  const madePages = [...rowPages.values()].map(({ name, pattern, table, row }): PageFiles => {
    const { translations, shared } = translationsOf(pattern, table)
    const cells = translations.map(({ rows }) => rows?.get(row.id)?.cells)
    return {
      name,
      files: [`pages/${name}.json`, ...translations.map(({ code }) => `locales/${code}/${name}.json`)],
      fingerprint: hashOf(JSON.stringify([shared, row.cells, cells])),
      isMade: true,
    }
  })
  return { pages: [...pages, ...madePages], tables, problems }
}

/** Returns the paths of all files on the disk that belong to these pages. */
export function filesOf(pages: PageFiles[]): string[] {
  return pages.flatMap(({ files, isMade }) => (isMade ? [] : files))
}

/** Selects pages by name. */
export function pagesNamed(pages: PageFiles[], names: ReadonlySet<string>): PageFiles[] {
  return pages.filter(({ name }) => names.has(name))
}

/** Names of translatable documents that have no address: the site file, common words, and documents for printing. */
export function sharedNamesOf(site: Site): string[] {
  return [...sharedNames, ...dataNames(site), ...site.printed.map(({ name }) => name)]
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
 * Maximum amount of text that a thread reads before it clears its cache, as a multiple of the size limit. From then on,
 * the cache would contain too few of the pages to be useful.
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
  const madePages = pages.filter(({ isMade }) => isMade)
  const filler = pageFillerOf(base)
  timed(timings, 'parse', () => {
    for (const file of madePages.flatMap(({ files }) => files)) {
      const text = filler?.text(file)
      if (text !== undefined) texts[file] = text
    }
  })
  const { site, problems } = timed(timings, 'parse', () => readPart(base, texts, failures, readOne))
  return { site: { ...site, source: { ...site.source, documents: texts } }, problems }
}

/** Returns a copy of the site whose only pages are those of a `Part`. */
export function withPart(site: Site, { site: part }: Part): Site {
  const rowPages = site.source.tables && rowPagesOf(site.source.tables).pages
  return {
    ...site,
    pages: part.pages,
    marked: [...part.pages.filter(({ name }) => !rowPages?.has(name)), ...site.marked],
    locales: part.locales,
    unreadable: new Set([...site.unreadable, ...part.unreadable]),
    source: { ...site.source, documents: { ...site.source.documents, ...part.source.documents } },
  }
}
