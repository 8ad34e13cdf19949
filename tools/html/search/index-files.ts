import {
  bucketFile,
  indexFile,
  pageFile,
  readBuckets,
  readFamilies,
  readFile,
  readPage,
  readPostings,
  type SearchPage,
  writeBuckets,
  writeFile,
  writePage,
  writePages,
} from '../../../renderer/server'
import { hashOf } from '../../files/files'
import { packTails, packWords, type Word } from './buckets'
import { type Postings, packPage, sortedPages } from './postings'

export { pageFile }

/** A page in the search index. `depth` is the number of pages above it in the site's hierarchy. */
export type IndexedPage = SearchPage & { depth: number }

/** Stamp that changes whenever pages get different numbers: the first digits of a hash of all addresses, in order. */
function stampOf(addresses: string[]): string {
  return hashOf(addresses.join('\n')).slice(0, 8)
}

/** Data in the previous index about pages that this build skips. */
export type Others = {
  stamp: string
  /** Depths of all pages in the index: one digit for each page, 9 for depths of 9 or more. */
  depths: string
  /** Encoded lists of pages by term. A term is a word and its stem, separated by a space. */
  terms: Map<string, string>
}

/**
 * Contents of the index files by file name; undefined for unchanged files. A partial build produces the same files as a
 * full build.
 * @param pages pages in an order that does not depend on their words, because the order determines their numbers
 * @param aliases words that visitors type, each with the name that pages use instead
 * @param others data about the pages that are missing from `pages`
 * @param hasTails whether compounds are also indexed by their endings
 */
export function indexFiles(
  pages: IndexedPage[],
  postings: Postings,
  aliases: Word[],
  others: Others = { stamp: stampOf(pages.map(({ address }) => address)), depths: '', terms: new Map() },
  hasTails = false,
): Map<string, string | undefined> {
  const { stamp, terms } = others
  const allPages = Array.from({ length: Math.max(pages.length, others.depths.length) }, (_, i) => pages[i])
  const lists = new Map(terms)
  for (const [term, packed] of postings) {
    const previousPages = terms.get(term)
    const otherPages = previousPages === undefined ? [] : readPostings(previousPages).map(packPage)
    lists.set(term, writePages(sortedPages([...packed, ...otherPages])))
  }
  const words = Array.from(lists, ([term, encodedPages]): Word => {
    const end = term.indexOf(' ')
    return { word: term.slice(0, end), stem: term.slice(end + 1), pages: encodedPages }
  })
  const buckets = [...packWords([...words, ...aliases]), ...(hasTails ? packTails(words) : [])]
  const depths = allPages.map((page, i) => (page ? Math.min(page.depth, 9) : others.depths[i])).join('')
  const list = [depths, writeBuckets(buckets.map((file) => file.buckets))]
  const files = new Map<string, string | undefined>([[indexFile, writeFile(stamp, list)]])
  for (const { buckets: names, lines } of buckets) files.set(bucketFile(names[0] ?? ''), writeFile(stamp, lines))
  for (const [i, page] of allPages.entries()) files.set(pageFile(i), page && writeFile(stamp, [writePage(page)]))
  return files
}

/**
 * Reads the data about skipped pages from an index that `indexFiles` wrote.
 * @param read returns the text of an index file
 * @param isOther whether this build skips the page with this number
 * @throws if the index is damaged
 */
export function readIndex(read: (file: string) => string, isOther: (page: number) => boolean): Others {
  const { stamp, lines } = open(read, indexFile)
  const [depths = '', buckets = ''] = lines
  const terms = new Map<string, string>()
  for (const [first = ''] of readBuckets(buckets).filter(([bucket]) => !bucket?.startsWith('-')))
    for (const { stem, words } of readFamilies(open(read, bucketFile(first)).lines))
      for (const { word, pages } of words) {
        const others = areAll(pages, isOther)
          ? pages
          : writePages(readPostings(pages).filter(([page]) => isOther(page)))
        if (others !== '') terms.set(`${word} ${stem}`, others)
      }
  return { stamp, depths, terms }
}

/** Whether all pages of an encoded list meet a condition. Faster than decoding the list; few lists have new pages. */
function areAll(pages: string, condition: (page: number) => boolean): boolean {
  let [page, step] = [-1, 0]
  for (let i = 0; i < pages.length; i++) {
    const digit = pages.charCodeAt(i) - 48
    if (digit >= 0 && digit <= 9) {
      step = step * 10 + digit
      continue
    }
    page += step || 1
    step = 0
    if (!condition(page)) return false
  }
  return true
}

/** Title of a page in an index. @param page number of the page @throws if the index is damaged */
export function readTitle(read: (file: string) => string, page: number): string {
  return readPage(open(read, pageFile(page)).lines[0] ?? '').title
}

function open(read: (file: string) => string, file: string): { stamp: string; lines: string[] } {
  const content = readFile(read(file))
  if (!content) throw new Error(`${file} is damaged.`)
  return content
}
