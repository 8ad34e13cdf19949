import { bucketOf, type Family, tokensOf, writeAlias, writeFamily } from '../../../renderer/server'
import { compareStrings } from '../../content/base/problem'

/** An index entry: a word with its stem and encoded pages, or (without both) an alias of the `name` that pages use. */
export type Word = { word: string; stem: string; pages: string; name?: string }

/**
 * Index entries of words that visitors type instead of the names that pages use.
 * @param called pairs of these words and the name that pages use
 */
export function aliasesOf(called: [words: string, name: string][], language: string): Word[] {
  return called.flatMap(([words, name]) => {
    const word = tokensOf(words, language, true)
      .map((token) => token.word)
      .join(' ')
    return word === '' ? [] : { word, stem: '', pages: '', name }
  })
}

/** A file with one or several buckets. */
type BucketFile = { buckets: string[]; lines: string[] }

/**
 * Largest size of a file with several buckets, in bytes (about 700 after Brotli). This keeps the number of files low; a
 * site with thousands of pages has one file for each bucket.
 */
const largest = 1500

/** Number of consecutive code points in one group, for scripts with thousands of letters. */
const lettersPerGroup = 64

/** Group of a bucket. Only buckets of one group share a file, so an edit only changes files of its words' groups. */
function groupOf(bucket: string): string {
  const letter = bucket.codePointAt(0) ?? 0
  return String.fromCodePoint(letter < 0x2e80 ? letter : letter - (letter % lettersPerGroup))
}

/** Distributes the words of one or several groups over files. Equal words always give equal files. */
export function packWords(words: Word[]): BucketFile[] {
  const buckets = new Map<string, Word[]>()
  for (const entry of words.sort(byTerm)) {
    const bucket = bucketOf(entry.word)
    const entries = buckets.get(bucket)
    if (entries) entries.push(entry)
    else buckets.set(bucket, [entry])
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

/** Lines of a bucket: one for each stem, in the order of their first words, then one for each alias. */
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
