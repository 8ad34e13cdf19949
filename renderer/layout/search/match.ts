import { type Family, places, readFamilies, readPostings } from '../../parts/search-files'

/** Pages and words in the index that match a word of the query. `pages` contains scores by page number. */
export type Match = { pages: Map<number, number>; words: Set<string> }

/** Weights of index words that differ from the typed word, from 0 to 1. */
const matchWeights = { stem: 0.8, prefix: 0.7, ending: 0.6, part: 0.4, typo: 0.3, tail: 0.04 }

/** Minimum length of an unfinished word, in letters. With a shorter minimum, "цена" would match "центр". */
const shortestPrefix = 5

/**
 * For words with an unknown ending: minimum length of the stem, in letters, and maximum length of the ending, as a
 * fraction of the word.
 */
const shortestStem = 3
const longestEnding = 0.75

/**
 * For compounds: the minimum lengths, in letters, of the part that is searched for and of the part before it; and the
 * letters that may link two parts.
 */
const shortestPart = 4
const shortestHead = 3
const linkingLetters = /^(es|en|er|s|n|e)$/

type Found = { pages: string; word: string; weight: number }

/** Looks up a word in the lines of its bucket: the word itself, words with its stem and words that begin with it. */
export function matchWord(typed: string, lines: string[]): Match {
  const families = readFamilies(lines)
  const foundWords: Found[] = []
  for (const { words } of families) {
    const isFamily = words.some(({ word }) => word === typed)
    for (const { word, pages } of words) {
      const weight = word === typed ? 1 : isFamily ? matchWeights.stem : prefixWeight(typed, word)
      if (weight > 0) foundWords.push({ word, pages, weight })
    }
  }
  return matchOf(foundWords)
}

/**
 * Filters the matches of a name. If the name is a title of one or two words, or part of one, leaves out pages that
 * mention it only once: when visitors type "price", an alias that the search replaces with the name "Contact", they
 * want the page with that title. Otherwise, returns all matches.
 */
export function aboutName(match: Match): Match {
  const pages = [...match.pages]
  if (!pages.some(([, score]) => score >= worthOf(places.shortTitle))) return match
  return { ...match, pages: new Map(pages.filter(([, score]) => score > worthOf(places.text))) }
}

/**
 * Looks up similar words: words whose stem is a prefix of the typed word or, if there are none, words of which the
 * typed word may be a misspelling.
 * @param isTypoAllowed whether to look for misspelt words
 */
export function matchNear(typed: string, lines: string[], isTypoAllowed = true): Match {
  const families = readFamilies(lines)
  const foundWords = byEnding(typed, families)
  return matchOf(foundWords.length > 0 || !isTypoAllowed ? foundWords : byTypo(typed, families))
}

/** Possible ends of compounds for a typed word: the word itself, and the word without its last one or two letters. */
export function tailsOf(typed: string): string[] {
  return [0, 1, 2].map((cut) => typed.slice(0, typed.length - cut)).filter(({ length }) => length >= shortestPart)
}

/** Looks up compounds by their end: "stall" finds "Hühnerställe". @param lines lines of the bucket for `end` */
export function matchTail(end: string, lines: string[]): Match {
  return matchOf(
    readFamilies(lines)
      .filter(({ stem }) => stem.endsWith(end) && stem.length - end.length >= shortestHead)
      .flatMap(({ words }) => words.map((word) => ({ ...word, weight: matchWeights.tail }))),
  )
}

/** Union of two matches, with the higher score for each page. */
export function joinMatches(match: Match, other: Match): Match {
  const pages = new Map(match.pages)
  for (const [page, score] of other.pages) pages.set(page, Math.max(score, pages.get(page) ?? 0))
  return { pages, words: new Set([...match.words, ...other.words]) }
}

/** Possible remainders of a compound after its first word, with and without the linking letters. */
export function restsOf(typed: string, lines: string[]): string[] {
  const heads = readFamilies(lines)
    .flatMap(({ words }) => words.map(({ word }) => word))
    .filter((word) => word.length >= shortestPart && typed.startsWith(word))
  if (heads.length === 0) return []
  const longest = Math.max(...heads.map(({ length }) => length))
  const rest = typed.slice(longest)
  return [0, 1, 2]
    .filter((start) => start === 0 || linkingLetters.test(rest.slice(0, start)))
    .map((start) => rest.slice(start))
    .filter(({ length }) => length >= shortestPart)
}

/** The same pages with lower scores, because only part of the typed word matched. */
export function asPart({ pages, words }: Match): Match {
  return { pages: new Map(Array.from(pages, ([page, score]) => [page, score * matchWeights.part])), words }
}

function prefixWeight(typed: string, word: string): number {
  return word.startsWith(typed) && isPrefix(typed) ? (matchWeights.prefix * typed.length) / word.length : 0
}

/** Whether a stem is long enough: a short word without any endings ("aus") must not match longer words. */
function isStem({ stem, words }: Family): boolean {
  return stem.length >= (words.length > 1 ? shortestStem : shortestPrefix)
}

/** From this code point on, letters stand for syllables or words, so a short prefix is enough. */
const syllables = '\u0800'

function isPrefix(typed: string): boolean {
  return typed.length >= shortestPrefix || typed >= syllables
}

function byEnding(typed: string, families: Family[]): Found[] {
  const longest = Math.max(
    0,
    ...families.map((family) => (typed.startsWith(family.stem) && isStem(family) ? family.stem.length : 0)),
  )
  if (longest < typed.length * (1 - longestEnding)) return []
  return families.flatMap(({ stem, words }) =>
    stem.length === longest && typed.startsWith(stem)
      ? words.map((word) => ({ ...word, weight: matchWeights.ending * (stem.length / typed.length) }))
      : [],
  )
}

function byTypo(typed: string, families: Family[]): Found[] {
  const mostTypos = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  if (mostTypos === 0) return []
  const near = families.flatMap(({ words }) =>
    words.map((surface) => {
      // Also compares the typed word with the beginnings of longer words, because it may be unfinished.
      const whole = editDistance(typed, surface.word, mostTypos)
      const unfinished = isPrefix(typed)
        ? editDistance(typed, surface.word.slice(0, typed.length), mostTypos) + 0.5
        : Number.POSITIVE_INFINITY
      return { ...surface, away: Math.min(whole, unfinished) }
    }),
  )
  const least = Math.min(...near.map(({ away }) => away))
  return near
    .filter(({ away }) => away <= mostTypos + 0.5 && away <= least + 0.5)
    .map(({ word, pages, away }) => ({ word, pages, weight: matchWeights.typo / (1 + away) }))
}

/**
 * Edit distance of two words. Swapping two neighbours counts as one change (optimal string alignment).
 * @param most largest distance that matters; larger distances are returned as Infinity
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rowBeforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rowBeforeLast = lastRow
    lastRow = row
  }
  const distance = lastRow[b.length] ?? 0
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

function matchOf(foundWords: Found[]): Match {
  const pages = new Map<number, number>()
  for (const { pages: list, weight } of foundWords)
    for (const [page, where] of readPostings(list))
      pages.set(page, Math.max(pages.get(page) ?? 0, weight * worthOf(where)))
  return { pages, words: new Set(foundWords.map(({ word }) => word)) }
}

/**
 * Computes a word's score from the places where the word appears on a page (bits of `places`). The title counts most,
 * and a short title counts more than a long one.
 */
function worthOf(where: number): number {
  const title = [0, 8, 11, 14][where >> 4] ?? 0
  const count = (place: number, worth: number) => (where & place ? worth : 0)
  return title + count(places.heading, 4) + count(places.description, 3) + count(places.often, 1) + 1
}
