import { siteBase } from '../../parts/address'
import { inTime } from '../../parts/in-time'
import { type Alias, indexFile, pageFile, readAliases, readBuckets, readFile, readPage } from '../../parts/search-files'
import { bucketFile, bucketOf, fold, joinedWords, type Token, tailBucketOf, tokensOf } from '../../parts/search-words'
import { excerptOf } from './excerpt'
import { isFound, markWords, type Piece } from './marked'
import { aboutName, asPart, joinMatches, type Match, matchNear, matchTail, matchWord, restsOf, tailsOf } from './match'
import { fewPages, rankPages } from './rank'

/** A page that matches a query. */
export type Result = {
  address: string
  title: Piece[]
  text: Piece[]
  picture?: string
  headings: { anchor: string; text: Piece[] }[]
}

/** Words of a query, and the name that pages use instead of these words. */
export type AlsoCalled = { words: string; name: string }

/** Results of a search. `total` counts all matching pages, not only those in `results`. */
export type SearchResults = { total: number; results: Result[]; also: AlsoCalled[] }

/** The opened index of a language. `files` contains file names by bucket (words with the same first letters). */
type Index = { language: string; depths: string; files: Map<string, string>; lines(file: string): Promise<string[]> }

/**
 * Longest wait for an index, in ms, before the next search fetches it again. `longestSearch` limits the whole search.
 */
const longestFetch = 18_000

/** Maximum number of query words that are searched, and of headings in a result. */
const mostWords = 12
const mostHeadings = 3

/** A one-letter word ("a", "y", "в"). Skipped unless it is the last word, because nearly every page contains it. */
const isLetter = /^\p{Ll}$/u

/** Number of top results that may show an excerpt. To find an excerpt, the search fetches the page itself. */
const excerpts = 3

const indexes = new Map<string, Promise<Index>>()

/** Opens a language's current index. An index that was opened earlier may belong to a previous release. */
export function loadIndex(language: string): Promise<Index> {
  const index = inTime(openIndex(language), longestFetch)
  indexes.set(language, index)
  // If an index fails to load, removes it, so that the next search fetches it again.
  index.catch(() => indexes.get(language) === index && indexes.delete(language))
  return index
}

async function openIndex(language: string): Promise<Index> {
  const { stamp, lines } = await loadLines(language, indexFile)
  const [depths = '', buckets = ''] = lines
  const fetched = new Map<string, Promise<string[]>>()
  const fetchLines = async (file: string) => {
    const part = await loadLines(language, file)
    // Rejects a file from another release, because its page numbers refer to different pages.
    if (part.stamp !== stamp) throw new Error(`${file}: another release`)
    return part.lines
  }
  return {
    language,
    depths,
    files: new Map(
      readBuckets(buckets).flatMap((group) => group.map((bucket) => [bucket, bucketFile(group[0] ?? '')])),
    ),
    lines(file) {
      const pending = fetched.get(file) ?? fetchLines(file)
      fetched.set(file, pending)
      pending.catch(() => fetched.delete(file))
      return pending
    },
  }
}

async function loadLines(language: string, file: string): Promise<{ stamp: string; lines: string[] }> {
  const address = `${siteBase}/search/${language}/${file}`
  const response = await fetch(address)
  const read = response.ok ? readFile(await response.text()) : undefined
  if (!read) throw new Error(address)
  return read
}

/** Maximum number of letters that may follow an alias. */
const longestEnding = 3
/** Minimum length of an unfinished alias that is recognized, in letters. */
const shortestBeginning = 5

/** Searches for words. Returns the first `limit` results, the best ones first. */
export async function find(language: string, words: string, limit: number): Promise<SearchResults> {
  const earlier = indexes.get(language)
  try {
    return await inTime(findIn(await (earlier ?? loadIndex(language)), words, limit), longestFetch)
  } catch (error) {
    indexes.delete(language)
    // The index may belong to a previous release if it was opened earlier, so the current index is searched.
    if (!earlier) throw error
    return findIn(await loadIndex(language), words, limit)
  }
}

async function findIn(index: Index, words: string, limit: number): Promise<SearchResults> {
  const { typed, names, also } = await asPagesSay(index, words)
  const uniqueWords = [...new Set(typed)]
  const searched = uniqueWords
    .filter((word, i) => i === uniqueWords.length - 1 || !isLetter.test(word))
    .slice(0, mostWords)
  const joined = joinedBy(words, index.language)
  const matches = await Promise.all(
    searched.map(async (word) => {
      const wordMatch = await match(index, word, joined.get(word))
      return names.has(word) ? aboutName(wordMatch) : wordMatch
    }),
  )
  const ranked = rankPages(matches, index.depths)
  const foundWords = matches.map((matched) => matched.words)
  const results = await Promise.all(
    ranked.slice(0, limit).map((page, i) => resultOf(index, page, foundWords, i < excerpts)),
  )
  return { total: ranked.length, results, also }
}

/**
 * Splits a query into folded words (see `fold`), and replaces each alias with the name that pages use.
 * @returns `typed`: the resulting words; `names`: the names that replaced aliases; `also`: each alias as it was typed,
 * with its name
 */
async function asPagesSay(
  index: Index,
  words: string,
): Promise<{ typed: string[]; names: Set<string>; also: AlsoCalled[] }> {
  const tokens = tokensOf(words, index.language, true).slice(0, mostWords)
  const buckets = await Promise.all(tokens.map(({ word }) => bucketLines(index, bucketOf(word))))
  const typed: string[] = []
  const names = new Set<string>()
  const also: AlsoCalled[] = []
  for (let i = 0; i < tokens.length; ) {
    const lines = buckets[i] ?? []
    const remaining = tokens.slice(i)
    // Tries the longest alias first: "poultry house" before "poultry".
    const aliases = readAliases(lines).reverse()
    const alias =
      aliases.find((candidate) => isTyped(candidate, remaining)) ??
      aliases.find((candidate) => isTyped(candidate, remaining, lines))
    const consumed = remaining.slice(0, alias ? alias.words.split(' ').length : 1)
    if (alias) {
      also.push({ words: words.slice(consumed[0]?.from, consumed.at(-1)?.to), name: alias.name })
      const name = tokensOf(alias.name, index.language, true).map(({ word }) => word)
      typed.push(...name)
      names.add(name.join(' '))
    } else typed.push(...consumed.map(({ word }) => word))
    i += consumed.length
  }
  return { typed, names, also }
}

/**
 * Whether the remaining words of a query begin with an alias.
 * @param lines lines of the first word's bucket. If given, the last word of the alias may have an ending or be
 *   unfinished, provided that no page contains the typed word
 */
function isTyped({ words }: Alias, tokens: Token[], lines?: string[]): boolean {
  const aliasWords = words.split(' ')
  return aliasWords.every((word, i) => {
    const typedWord = tokens[i]?.word ?? ''
    if (typedWord === word) return true
    if (!lines || i < aliasWords.length - 1) return false
    const extraLetters = typedWord.length - word.length
    const isNear =
      extraLetters > 0
        ? typedWord.startsWith(word) && extraLetters <= longestEnding
        : tokens.length === i + 1 && word.startsWith(typedWord) && typedWord.length >= shortestBeginning
    return isNear && (i > 0 || matchWord(typedWord, lines).pages.size === 0)
  })
}

/** Maps each folded part of a hyphenated word in a query to the whole word without hyphens: "wi" and "fi" to "wifi". */
function joinedBy(words: string, language: string): Map<string, string> {
  return new Map(
    joinedWords(words).flatMap(({ text, from, to }) =>
      tokensOf(words.slice(from, to), language, true).map(({ word }): [string, string] => [word, fold(text, language)]),
    ),
  )
}

/**
 * Finds the pages that match a word.
 * @param joined the whole hyphenated word without its hyphens, a spelling that some pages may use; undefined if `word`
 * is not part of a hyphenated word
 */
async function match(index: Index, word: string, joined?: string): Promise<Match> {
  const lines = await bucketLines(index, bucketOf(word))
  const exact = matchWord(word, lines)
  if (joined !== undefined) {
    const whole = matchWord(joined, await bucketLines(index, bucketOf(joined)))
    if (whole.pages.size > 0) return joinMatches(exact, whole)
  }
  if (exact.pages.size >= fewPages) return exact
  const tails = await matchTails(index, word)
  if (exact.pages.size > 0) return joinMatches(exact, tails)
  const near = joinMatches(matchNear(word, lines, tails.pages.size === 0), tails)
  for (const rest of restsOf(word, lines)) {
    const part = matchWord(rest, await bucketLines(index, bucketOf(rest)))
    if (part.pages.size > 0) return joinMatches(near, asPart(part))
  }
  if (near.pages.size > 0) return near
  // Tries other buckets, because the first letters may be mistyped.
  for (const bucket of mistypedBuckets(word)) {
    const other = matchNear(word, await bucketLines(index, bucket))
    if (other.pages.size > 0) return other
  }
  return near
}

/** Finds the pages with compounds that end with a word. */
async function matchTails(index: Index, word: string): Promise<Match> {
  for (const end of tailsOf(word)) {
    const compounds = matchTail(end, await bucketLines(index, tailBucketOf(end)))
    if (compounds.pages.size > 0) return compounds
  }
  return { pages: new Map(), words: new Set() }
}

/** Buckets to search if the first two letters of a word may be swapped, or one of them may be superfluous. */
function mistypedBuckets(word: string): string[] {
  const [first = '', second = '', third = ''] = word
  return word.length < 4 ? [] : [second + first, first + third, second + third]
}

/** Lines of the file that contains a bucket; empty if the index does not have the bucket. */
async function bucketLines(index: Index, bucket: string): Promise<string[]> {
  const file = index.files.get(bucket)
  return file === undefined ? [] : index.lines(file)
}

async function resultOf(index: Index, number: number, foundWords: Set<string>[], isFirst: boolean): Promise<Result> {
  const [line = ''] = await index.lines(pageFile(number))
  const { address, title, description, picture, headings } = readPage(line)
  const allWords = new Set(foundWords.flatMap((matches) => [...matches]))
  const pieces = (text: string) => markWords(text, index.language, allWords)
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
  const shownTexts = [result.title, result.text, ...result.headings.map(({ text }) => text)]
  if (!isFirst || shownTexts.some(isFound)) return result
  const excerpt = await excerptOf(address, index.language, foundWords)
  return excerpt ? { ...result, text: excerpt } : result
}
