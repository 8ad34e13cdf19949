import { inTime } from '../../parts/in-time'
import { type Alias, indexFile, pageFile, readAliases, readBuckets, readFile, readPage } from '../../parts/search-files'
import { bucketFile, bucketOf, type Token, tokensOf } from '../../parts/search-words'
import { excerptOf } from './excerpt'
import { isFound, markWords, type Piece } from './marked'
import { asPart, joinMatches, type Match, matchNear, matchWord, restsOf } from './match'
import { rankPages } from './rank'

/** A page that was found. */
export type Result = {
  address: string
  title: Piece[]
  text: Piece[]
  picture?: string
  headings: { anchor: string; text: Piece[] }[]
}

/** Words that were typed, and what the pages call it. */
export type AlsoCalled = { words: string; name: string }

/** The result of a search. */
export type Found = { total: number; results: Result[]; also: AlsoCalled[] }

/** The index of a language as far as it is loaded: its list, which file has a bucket, and the fetched part of the rest. */
type Index = { language: string; depths: string; files: Map<string, string>; lines(file: string): Promise<string[]> }

/** How long an index may take before the next search begins again, in milliseconds: less than the dialog waits. */
const longestFetch = 18_000

/** More words than these are not looked for, and more headings of a page are not shown. */
const mostWords = 12
const mostHeadings = 3

/** A word of one letter ("a", "y", "в") is on nearly every page, and is not looked for. The last word may not be whole yet. */
const isLetter = /^\p{Ll}$/u

/** How many of the first results show the words around those that only their text has: the page itself is read for it. */
const excerpts = 3

const indexes = new Map<string, Promise<Index>>()

/** Opens the index of a language as it is now: a new release may have taken the place of one that was opened before. */
export function loadIndex(language: string): Promise<Index> {
  const index = inTime(openIndex(language), longestFetch)
  indexes.set(language, index)
  // With a network that is back it is tried again.
  index.catch(() => indexes.get(language) === index && indexes.delete(language))
  return index
}

async function openIndex(language: string): Promise<Index> {
  const { stamp, lines } = await loadLines(language, indexFile)
  const [depths = '', buckets = ''] = lines
  const fetched = new Map<string, Promise<string[]>>()
  const fetchLines = async (file: string) => {
    const part = await loadLines(language, file)
    // A new release has other pages: the numbers of this one mean nothing there.
    if (part.stamp !== stamp) throw new Error(`${file} is of another release.`)
    return part.lines
  }
  return {
    language,
    depths,
    files: new Map(readBuckets(buckets).flatMap((all) => all.map((bucket) => [bucket, bucketFile(all[0] ?? '')]))),
    lines(file) {
      const known = fetched.get(file) ?? fetchLines(file)
      fetched.set(file, known)
      known.catch(() => fetched.delete(file))
      return known
    },
  }
}

async function loadLines(language: string, file: string): Promise<{ stamp: string; lines: string[] }> {
  const address = `/search/${language}/${file}`
  const response = await fetch(address)
  const read = response.ok ? readFile(await response.text()) : undefined
  if (!read) throw new Error(address)
  return read
}

/** The longest ending that words have which pages call otherwise, and the shortest beginning of one that is typed. */
const longestEnding = 3
const shortestBeginning = 5

/** The pages that words are found in, the best first, and how many there are in all. */
export async function find(language: string, words: string, limit: number): Promise<Found> {
  const before = indexes.get(language)
  try {
    return await inTime(findIn(await (before ?? loadIndex(language)), words, limit), longestFetch)
  } catch (error) {
    indexes.delete(language)
    // A new release may have taken the place of an index that was opened before.
    if (!before) throw error
    return findIn(await loadIndex(language), words, limit)
  }
}

async function findIn(index: Index, words: string, limit: number): Promise<Found> {
  const { typed, also } = await asPagesSay(index, words)
  const all = [...new Set(typed)]
  const asked = all.filter((word, i) => i === all.length - 1 || !isLetter.test(word)).slice(0, mostWords)
  const matches = await Promise.all(asked.map((word) => match(index, word)))
  const ranked = rankPages(matches, index.depths)
  const found = new Set(matches.flatMap((one) => [...one.words]))
  const results = await Promise.all(ranked.slice(0, limit).map((page, i) => resultOf(index, page, found, i < excerpts)))
  return { total: ranked.length, results, also }
}

/** The words of a query, folded; those that pages call otherwise as pages say them. */
async function asPagesSay(index: Index, words: string): Promise<{ typed: string[]; also: AlsoCalled[] }> {
  const tokens = tokensOf(words, index.language, true).slice(0, mostWords)
  const buckets = await Promise.all(tokens.map(({ word }) => bucketLines(index, bucketOf(word))))
  const typed: string[] = []
  const also: AlsoCalled[] = []
  for (let i = 0; i < tokens.length; ) {
    const lines = buckets[i] ?? []
    const left = tokens.slice(i)
    // "poultry house" before "poultry".
    const aliases = readAliases(lines).reverse()
    const alias = aliases.find((one) => isTyped(one, left)) ?? aliases.find((one) => isTyped(one, left, lines))
    const own = left.slice(0, alias ? alias.words.split(' ').length : 1)
    if (alias) {
      also.push({ words: words.slice(own[0]?.from, own.at(-1)?.to), name: alias.name })
      typed.push(...tokensOf(alias.name, index.language, true).map(({ word }) => word))
    } else typed.push(...own.map(({ word }) => word))
    i += own.length
  }
  return { typed, also }
}

/**
 * Whether a query goes on with words that pages call otherwise.
 * @param lines those of the bucket of the first word, where the last word may have an ending, or be only begun: if no page has
 *   what is typed
 */
function isTyped({ words }: Alias, tokens: Token[], lines?: string[]): boolean {
  const all = words.split(' ')
  return all.every((word, i) => {
    const asked = tokens[i]?.word ?? ''
    if (asked === word) return true
    if (!lines || i < all.length - 1) return false
    const more = asked.length - word.length
    const isNear =
      more > 0
        ? asked.startsWith(word) && more <= longestEnding
        : tokens.length === i + 1 && word.startsWith(asked) && asked.length >= shortestBeginning
    return isNear && (i > 0 || matchWord(asked, lines).pages.size === 0)
  })
}

async function match(index: Index, word: string): Promise<Match> {
  const lines = await bucketLines(index, bucketOf(word))
  const own = matchWord(word, lines)
  if (own.pages.size > 0) return own
  const near = matchNear(word, lines)
  for (const rest of restsOf(word, lines)) {
    const part = matchWord(rest, await bucketLines(index, bucketOf(rest)))
    if (part.pages.size > 0) return joinMatches(near, asPart(part))
  }
  if (near.pages.size > 0) return near
  // The first letters may be the wrong ones.
  for (const bucket of mistypedBuckets(word)) {
    const other = matchNear(word, await bucketLines(index, bucket))
    if (other.pages.size > 0) return other
  }
  return near
}

/** Where a word is when its first letters changed places, or one of them is too much. */
function mistypedBuckets(word: string): string[] {
  const [first = '', second = '', third = ''] = word
  return word.length < 4 ? [] : [second + first, first + third, second + third]
}

/** The lines of the file that has a bucket; none where the index has no such words. */
async function bucketLines(index: Index, bucket: string): Promise<string[]> {
  const file = index.files.get(bucket)
  return file === undefined ? [] : index.lines(file)
}

async function resultOf(index: Index, number: number, found: Set<string>, isFirst: boolean): Promise<Result> {
  const [line = ''] = await index.lines(pageFile(number))
  const { address, title, description, picture, headings } = readPage(line)
  const pieces = (text: string) => markWords(text, index.language, found)
  const result: Result = {
    address,
    title: pieces(title),
    text: pieces(description),
    picture: picture === '' ? undefined : picture,
    headings: headings
      .map(([anchor, heading]) => ({ anchor, text: pieces(heading) }))
      .filter(({ text }) => isFound(text))
      .slice(0, mostHeadings),
  }
  const shown = [result.title, result.text, ...result.headings.map(({ text }) => text)]
  if (!isFirst || shown.some(isFound)) return result
  const excerpt = await excerptOf(address, index.language, found)
  return excerpt ? { ...result, text: excerpt } : result
}
