import { bucketOf, type Family, tailBucketOf, tokensOf, writeAlias, writeFamily } from '../../../renderer/server'
import { compareStrings } from '../../content/base/problem'

/**
 * An index entry: either a word with its stem and encoded pages, or an alias. An alias has neither stem nor pages, but
 * the `name` that pages use instead of the word.
 */
export type Word = { word: string; stem: string; pages: string; name?: string }

/**
 * Index entries for words that visitors type instead of the names that pages use.
 * @param called pairs: the words that visitors type, and the name that pages use
 */
export function aliasesOf(called: [words: string, name: string][], language: string): Word[] {
  return called.flatMap(([words, name]) => {
    const word = tokensOf(words, language, true)
      .map((token) => token.word)
      .join(' ')
    return word === '' ? [] : { word, stem: '', pages: '', name }
  })
}

/** An index file with one or more buckets. A bucket contains the words with the same first letters. */
type BucketFile = { buckets: string[]; lines: string[] }

/**
 * Maximum size of a file with several buckets, in bytes (about 700 after Brotli). Small buckets share files, to keep
 * the number of files low; on a site with thousands of pages, each bucket has a separate file.
 */
const largest = 1500

/** Number of consecutive code points that form a group, in scripts with thousands of letters. */
const lettersPerGroup = 64

/** Group of a bucket. Only buckets of the same group share a file, so that an edit changes as few files as possible. */
function groupOf(bucket: string): string {
  const letter = bucket.replace('-', '').codePointAt(0) ?? 0
  return String.fromCodePoint(letter < 0x2e80 ? letter : letter - (letter % lettersPerGroup))
}

/** Minimum length in letters of stems that are also indexed by their endings, to find compounds by their last part. */
const shortestCompound = 7

/** Distributes words that may be compounds among files, by their endings. */
export function packTails(words: Word[]): BucketFile[] {
  const compounds = words.filter(({ stem }) => stem.length >= shortestCompound && /^\p{L}+$/u.test(stem))
  return packWords(compounds, ({ stem }) => tailBucketOf(stem))
}

/** Distributes the words of one or several groups among files. The same words always produce the same files. */
export function packWords(words: Word[], bucketOfEntry = ({ word }: Word) => bucketOf(word)): BucketFile[] {
  const buckets = new Map<string, Word[]>()
  for (const entry of words) {
    const bucket = bucketOfEntry(entry)
    const entries = buckets.get(bucket)
    if (entries) entries.push(entry)
    else buckets.set(bucket, [entry])
  }
  const files: (Omit<BucketFile, 'lines'> & { words: Word[]; bytes: number; lines?: string[] })[] = []
  for (const [bucket, entries] of [...buckets].sort(([a], [b]) => compareStrings(a, b))) {
    const words = entries.sort(byTerm)
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

/** Lines of a bucket: one for each stem, sorted by the first word with that stem, then one for each alias. */
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
