import {
  indexFile,
  pageFile,
  type SearchPage,
  shardFile,
  writeFile,
  writePage,
  writePages,
  writeShards,
} from '../../../renderer/server'
import { hashOf } from '../../files/files'
import { type Postings, sortedPages } from './postings'
import { packWords, type ShardFile, type Word } from './shards'

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
  const files = new Map([[indexFile, writeIndex(stamp, pages.map(writeDepth).join(''), shards)]])
  for (const { shards: own, lines } of shards) files.set(shardFile(own[0] ?? ''), writeFile(stamp, lines))
  for (const [i, page] of pages.entries()) files.set(pageFile(i), writeFile(stamp, [writePage(page)]))
  return files
}

/** The list of an index. @param depths how many pages are above each page, a digit each */
export function writeIndex(stamp: string, depths: string, files: Pick<ShardFile, 'shards'>[]): string {
  return writeFile(stamp, [depths, writeShards(files.map(({ shards }) => shards))])
}

/** How many pages are above a page, as a digit. */
export function writeDepth({ depth }: Pick<IndexedPage, 'depth'>): string {
  return String(Math.min(depth, 9))
}
