import {
  type Family,
  indexFile,
  pagesFile,
  pagesPerFile,
  places,
  shardFile,
  shardOf,
  writeFamily,
  writeFile,
  writePage,
  writePages,
} from '../../renderer/server'
import { hashOf } from '../files/files'
import type { Term } from './compounds'
import type { Terms } from './terms'

/** The pages of a word: the page's number, and where the word stands on it, one after the other. */
type Pages = [page: number, places: number][]

/**
 * The files of an index by name: the same for the same pages, however they were built.
 * @param pages in an order that does not change while pages only change their words: it decides their numbers
 * @param partsOf the words a compound is made of
 */
export function indexFiles(pages: Terms[], partsOf: (word: string) => Term[]): Map<string, string> {
  const fingerprint = hashOf(pages.map(({ address }) => address).join('\n')).slice(0, 8)
  const shards = shardsOf(postings(pages, partsOf))
  const keys = [...shards.keys()].sort()
  const depths = pages.map(({ depth }) => Math.min(depth, 9)).join('')
  const files = new Map([[indexFile, writeFile(fingerprint, [depths, keys.join(' ')])]])
  for (const key of keys) files.set(shardFile(key), writeFile(fingerprint, (shards.get(key) ?? []).map(writeFamily)))
  for (let i = 0; i < pages.length; i += pagesPerFile) {
    files.set(pagesFile(i), writeFile(fingerprint, pages.slice(i, i + pagesPerFile).map(writePage)))
  }
  return files
}

/** The pages of each term, which is a word and its stem. */
function postings(pages: Terms[], partsOf: (word: string) => Term[]): Map<string, Pages> {
  const all = new Map<string, Pages>()
  const add = (term: string, page: number, where: number) => {
    const known = all.get(term)
    const last = known?.at(-1)
    if (!known) all.set(term, [[page, where]])
    else if (last?.[0] === page) last[1] |= where
    else known.push([page, where])
  }
  pages.forEach(({ words }, page) => {
    for (const line of words) {
      const end = line.lastIndexOf(' ')
      const where = Number(line.slice(end + 1))
      add(line.slice(0, end), page, where)
      const parts = partsOf(line.slice(0, line.indexOf(' ')))
      // A part of a word in a title says less than the word.
      const less = where >= places.longTitle ? (where % places.longTitle) + places.longTitle : where
      for (const [word, stem] of parts) add(`${word} ${stem}`, page, less)
    }
  })
  return all
}

/** The words of each shard, those of one stem together. */
function shardsOf(all: Map<string, Pages>): Map<string, Family[]> {
  const shards = new Map<string, Map<string, Family>>()
  for (const term of [...all.keys()].sort()) {
    const [word = '', stem = ''] = term.split(' ')
    const key = shardOf(word)
    const families = shards.get(key) ?? new Map<string, Family>()
    const family = families.get(stem) ?? { stem, words: [] }
    family.words.push({ word, pages: writePages(all.get(term) ?? []) })
    families.set(stem, family)
    shards.set(key, families)
  }
  return new Map([...shards].map(([key, families]) => [key, [...families.values()]]))
}
