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
import { packWords, type Word } from './buckets'
import { type Postings, packPage, sortedPages } from './postings'

export { pageFile }

/** A page as an index has it, and how many pages are above it. */
export type IndexedPage = SearchPage & { depth: number }

/** Which pages the numbers of an index mean. */
function stampOf(addresses: string[]): string {
  return hashOf(addresses.join('\n')).slice(0, 8)
}

/** What the index of the last build has of pages that were not built since. */
export type Others = {
  stamp: string
  /** How many pages are above each page of the index, as one digit. */
  depths: string
  /** The pages of each term, which is a word and its stem, as they are in the file. */
  terms: Map<string, string>
}

/**
 * The files of an index by name: the same for the same pages, however they were built. Undefined for those that stay.
 * @param pages in an order that does not change while pages only change their words: it decides their numbers
 * @param aliases words that the pages call otherwise
 * @param others what there is of the pages that are left out
 */
export function indexFiles(
  pages: IndexedPage[],
  postings: Postings,
  aliases: Word[],
  others: Others = { stamp: stampOf(pages.map(({ address }) => address)), depths: '', terms: new Map() },
): Map<string, string | undefined> {
  const { stamp, terms } = others
  const all = Array.from({ length: Math.max(pages.length, others.depths.length) }, (_, i) => pages[i])
  const built = Array.from(postings, ([term, packed]): [string, string] => {
    const other = terms.get(term)
    const known = other === undefined ? [] : readPostings(other).map(packPage)
    return [term, writePages(sortedPages([...packed, ...known]))]
  })
  const words = Array.from(new Map([...terms, ...built]), ([term, own]): Word => {
    const [word = '', stem = ''] = term.split(' ')
    return { word, stem, pages: own }
  })
  const buckets = packWords([...words, ...aliases])
  const depths = all.map((page, i) => (page ? Math.min(page.depth, 9) : others.depths[i])).join('')
  const list = [depths, writeBuckets(buckets.map((one) => one.buckets))]
  const files = new Map<string, string | undefined>([[indexFile, writeFile(stamp, list)]])
  for (const { buckets: own, lines } of buckets) files.set(bucketFile(own[0] ?? ''), writeFile(stamp, lines))
  for (const [i, page] of all.entries()) files.set(pageFile(i), page && writeFile(stamp, [writePage(page)]))
  return files
}

/**
 * Reads what `indexFiles` wrote.
 * @param read the text of a file of the index
 * @param isOther whether a page was not built since
 * @throws where the index is damaged
 */
export function readIndex(read: (file: string) => string, isOther: (page: number) => boolean): Others {
  const { stamp, lines } = open(read, indexFile)
  const [depths = '', buckets = ''] = lines
  const terms = new Map<string, string>()
  for (const [first = ''] of readBuckets(buckets))
    for (const { stem, words } of readFamilies(open(read, bucketFile(first)).lines))
      for (const { word, pages } of words) {
        const all = readPostings(pages)
        const others = all.filter(([page]) => isOther(page))
        if (others.length > 0) terms.set(`${word} ${stem}`, others.length === all.length ? pages : writePages(others))
      }
  return { stamp, depths, terms }
}

/** The title of a page of an index. @throws where the index is damaged */
export function readTitle(read: (file: string) => string, page: number): string {
  return readPage(open(read, pageFile(page)).lines[0] ?? '').title
}

function open(read: (file: string) => string, file: string): { stamp: string; lines: string[] } {
  const known = readFile(read(file))
  if (!known) throw new Error(`${file} is damaged.`)
  return known
}
