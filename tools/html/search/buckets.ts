import { bucketOf, type Family, tokensOf, writeAlias, writeFamily } from '../../../renderer/server'
import { compareStrings } from '../../content/base/problem'

/** A word of an index with its stem, and its pages as text; or words that pages call by a `name`, which have neither. */
export type Word = { word: string; stem: string; pages: string; name?: string }

/**
 * Words that visitors type in place of the names that pages have, as the index has them.
 * @param called words, each with the name that pages have for it
 */
export function aliasesOf(called: [words: string, name: string][], language: string): Word[] {
  return called.flatMap(([words, name]) => {
    const word = tokensOf(words, language, true)
      .map((one) => one.word)
      .join(' ')
    return word === '' ? [] : { word, stem: '', pages: '', name }
  })
}

/** A file of buckets: which it has, and its lines. */
type BucketFile = { buckets: string[]; lines: string[] }

/**
 * How large a file of several buckets may be, in bytes: some 700 with Brotli. A site of any size has few files then, and
 * one of thousands of pages has a file for each bucket.
 */
const largest = 1500

/** Scripts with thousands of letters have a group for so many of them, which follow each other in Unicode. */
const lettersPerGroup = 64

/** Buckets that may share a file: an edit changes the files of the groups that its words are in, and no others. */
function groupOf(bucket: string): string {
  const letter = bucket.codePointAt(0) ?? 0
  return String.fromCodePoint(letter < 0x2e80 ? letter : letter - (letter % lettersPerGroup))
}

/** Puts the words of one or several groups into files: always the same for the same words. */
export function packWords(words: Word[]): BucketFile[] {
  const buckets = new Map<string, Word[]>()
  for (const one of words.sort(byTerm)) {
    const bucket = bucketOf(one.word)
    const own = buckets.get(bucket)
    if (own) own.push(one)
    else buckets.set(bucket, [one])
  }
  const files: (Omit<BucketFile, 'lines'> & { words: Word[]; bytes: number; lines?: string[] })[] = []
  for (const [bucket, words] of buckets) {
    const lines = bucketLines(words)
    const bytes = Buffer.byteLength(lines.join('\n'))
    const last = files.at(-1)
    if (last && last.bytes + bytes <= largest && groupOf(last.buckets[0] ?? '') === groupOf(bucket)) {
      last.buckets.push(bucket)
      last.words.push(...words)
      last.bytes += bytes
      last.lines = undefined
    } else files.push({ buckets: [bucket], lines, words, bytes })
  }
  return files.map(({ buckets, words, lines = bucketLines(words) }) => ({ buckets, lines }))
}

/** A line for each stem, in the order of their first words, and then for each alias. */
function bucketLines(words: Word[]): string[] {
  const families = new Map<string, Family>()
  const aliases: string[] = []
  for (const { word, stem, pages, name } of words) {
    if (name !== undefined) {
      aliases.push(writeAlias({ words: word, name }))
      continue
    }
    const family = families.get(stem)
    if (family) family.words.push({ word, pages })
    else families.set(stem, { stem, words: [{ word, pages }] })
  }
  return [...[...families.values()].map(writeFamily), ...aliases]
}

function byTerm(a: Word, b: Word): number {
  return compareStrings(a.word, b.word) || compareStrings(a.stem, b.stem)
}
