import {
  indexFile,
  pageFile,
  readFamilies,
  readFile,
  readPage,
  readPostings,
  readShards,
  type SearchPage,
  shardFile,
  writeFile,
  writePage,
  writePages,
  writeShards,
} from '../../../renderer/server'
import { hashOf } from '../../files/files'
import { addPosting, type Postings, sortedPages } from './postings'
import { packWords, type Word } from './shards'

/** A page as an index has it, and how many pages are above it. */
export type IndexedPage = SearchPage & { depth: number }

/** Which pages the numbers of an index mean. */
function stampOf(addresses: string[]): string {
  return hashOf(addresses.join('\n')).slice(0, 8)
}

/**
 * The files of an index by name: the same for the same pages, however they were built.
 * @param pages in an order that does not change while pages only change their words: it decides their numbers
 * @param aliases words that the pages call otherwise
 */
export function indexFiles(pages: IndexedPage[], postings: Postings, aliases: Word[]): Map<string, string> {
  const stamp = stampOf(pages.map(({ address }) => address))
  const words = Array.from(postings, ([term, packed]): Word => {
    const [word = '', stem = ''] = term.split(' ')
    return { word, stem, pages: writePages(sortedPages(packed)) }
  })
  const shards = packWords([...words, ...aliases])
  const depths = pages.map(({ depth }) => String(Math.min(depth, 9))).join('')
  const list = [depths, writeShards(shards.map((one) => one.shards))]
  const files = new Map([[indexFile, writeFile(stamp, list)]])
  for (const { shards: own, lines } of shards) files.set(shardFile(own[0] ?? ''), writeFile(stamp, lines))
  for (const [i, page] of pages.entries()) files.set(pageFile(i), writeFile(stamp, [writePage(page)]))
  return files
}

/**
 * The pages of an index, as `indexFiles` wrote them, and the words of some.
 * @param read the text of a file of the index
 * @param isWanted whether a page's words are
 * @throws where the index is damaged
 */
export function readIndex(
  read: (file: string) => string,
  isWanted: (page: number) => boolean,
): { pages: IndexedPage[]; postings: Postings } {
  const open = (file: string) => {
    const known = readFile(read(file))
    if (!known) throw new Error(`${file} is damaged.`)
    return known.lines
  }
  const [depths = '', shards = ''] = open(indexFile)
  const pages = [...depths].map((depth, i) => ({ ...readPage(open(pageFile(i))[0] ?? ''), depth: Number(depth) }))
  const postings: Postings = new Map()
  for (const [first = ''] of readShards(shards))
    for (const { stem, words } of readFamilies(open(shardFile(first))))
      for (const { word, pages } of words)
        for (const [page, where] of readPostings(pages))
          if (isWanted(page)) addPosting(postings, `${word} ${stem}`, page, where)
  return { pages, postings }
}
