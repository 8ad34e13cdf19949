import {
  indexFile,
  pageFile,
  readFile,
  readPostings,
  readShards,
  shardFile,
  shardOf,
  writeFile,
  writePage,
  writePages,
} from '../../../renderer/server'
import type { Term } from './compounds'
import { writeDepth, writeIndex } from './index-files'
import { addParts, addWords, type Postings, sortedPages } from './postings'
import { groupOf, packWords, type ShardFile, unpackWords, type Word } from './shards'
import type { Terms } from './terms'

/** A page with other words than before, and its number in the index. */
export type Edit = { page: number; before: Terms; after: Terms }

/** A word that a page has elsewhere now, or not any more (undefined). */
type Move = { term: string; page: number; where: number | undefined }

/** Which files of an index are others now, and which are gone. */
export type Patch = { changed: Map<string, string>; removed: string[] }

/**
 * Changes an index where some pages have other words: the files are the same as if it had been made from nothing.
 * @param read the text of a file of the index
 * @param edits of pages that were in the index before, with the same addresses
 * @param partsOf the words a compound is made of, the same function as for the index
 * @throws where the index is damaged
 */
export function patchIndex(read: (file: string) => string, edits: Edit[], partsOf: (word: string) => Term[]): Patch {
  const open = (file: string) => {
    const known = readFile(read(file))
    if (!known) throw new Error(`${file} is damaged.`)
    return known
  }
  const { stamp, lines: list } = open(indexFile)
  const [depths = '', shards = ''] = list
  const changed = new Map<string, string>()
  const removed = new Set<string>()

  const moves = edits.flatMap((edit) => movesOf(edit, partsOf))
  const groups = new Set(moves.map(({ term }) => groupOf(shardOf(term))))
  const [stay, touched] = split(readShards(shards), ([first = '']) => groups.has(groupOf(first)))
  for (const [first = ''] of touched) removed.add(shardFile(first))
  const words = touched.flatMap(([first = '']) => unpackWords(open(shardFile(first)).lines))
  const packed = packWords(moved(words, moves))
  for (const { shards: own, lines } of packed) changed.set(shardFile(own[0] ?? ''), writeFile(stamp, lines))

  const digits = [...depths]
  for (const { page, after } of edits) {
    digits[page] = writeDepth(after)
    changed.set(pageFile(page), writeFile(stamp, [writePage(after)]))
  }
  changed.set(
    indexFile,
    writeIndex(stamp, digits.join(''), inOrder([...stay.map((shards) => ({ shards })), ...packed])),
  )
  return { changed, removed: [...removed].filter((file) => !changed.has(file)) }
}

function movesOf({ page, before, after }: Edit, partsOf: (word: string) => Term[]): Move[] {
  const [old, now] = [before, after].map(({ words }) => {
    const postings: Postings = new Map()
    addWords(postings, page, words)
    addParts(postings, partsOf)
    return new Map(Array.from(postings, ([term, packed]) => [term, sortedPages(packed)[0]?.[1]]))
  })
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .map((term) => ({ term, page, where: now?.get(term) }))
    .filter(({ term, where }) => where !== old?.get(term))
}

function moved(words: Word[], moves: Move[]): Word[] {
  const all = new Map(words.map((one) => [`${one.word} ${one.stem}`, one]))
  for (const { term, page, where } of moves) {
    const [word = '', stem = ''] = term.split(' ')
    const others = readPostings(all.get(term)?.pages ?? '').filter(([other]) => other !== page)
    const pages = where === undefined ? others : [...others, [page, where] as [number, number]]
    if (pages.length === 0) all.delete(term)
    else all.set(term, { word, stem, pages: writePages(pages.sort(([a], [b]) => a - b)) })
  }
  return [...all.values()]
}

function split<Item>(items: Item[], isChosen: (item: Item) => boolean): [others: Item[], chosen: Item[]] {
  return [items.filter((item) => !isChosen(item)), items.filter(isChosen)]
}

function inOrder(files: Pick<ShardFile, 'shards'>[]): Pick<ShardFile, 'shards'>[] {
  return files.sort(({ shards: [a = ''] }, { shards: [b = ''] }) => (a < b ? -1 : 1))
}
