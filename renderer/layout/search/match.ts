import { type Family, places, readFamilies, readPostings } from '../../parts/search-files'

/** The matches of a word of a query: pages with how well they fit, and the words by which they were found. */
export type Match = { pages: Map<number, number>; words: Set<string> }

/** How much a word of the index says when it is not the word that was typed. */
const matchWeights = { stem: 0.8, prefix: 0.7, ending: 0.6, part: 0.4, typo: 0.3 }

/** The shortest beginning of a word that finds the word, in letters: by shorter ones "цена" would find "центр". */
const shortestPrefix = 5

/** The shortest stem by which a word with an unknown ending is found, and the longest such ending as a share of the word. */
const shortestStem = 3
const longestEnding = 0.75

/** The shortest part of a compound, and what may stand between parts. */
const shortestPart = 4
const linkingLetters = /^(es|en|er|s|n|e)$/

type Found = { pages: string; word: string; weight: number }

/** Looks a word up in the lines of its bucket: the word itself, words of its stem and words that begin with it. */
export function matchWord(asked: string, lines: string[]): Match {
  const families = readFamilies(lines)
  const found: Found[] = []
  for (const { words } of families) {
    const isFamily = words.some(({ word }) => word === asked)
    for (const { word, pages } of words) {
      const weight = word === asked ? 1 : isFamily ? matchWeights.stem : prefixWeight(asked, word)
      if (weight > 0) found.push({ word, pages, weight })
    }
  }
  return matchOf(found)
}

/** Words whose stem a word begins with, since it has an ending that is on no page; else words it may be a misspelling of. */
export function matchNear(asked: string, lines: string[]): Match {
  const families = readFamilies(lines)
  const found = byEnding(asked, families)
  return matchOf(found.length > 0 ? found : byTypo(asked, families))
}

/** What either finds. */
export function joinMatches(one: Match, other: Match): Match {
  const pages = new Map(one.pages)
  for (const [page, score] of other.pages) pages.set(page, Math.max(score, pages.get(page) ?? 0))
  return { pages, words: new Set([...one.words, ...other.words]) }
}

/** The rest of a compound behind a word that the index has: with and without what links its parts. */
export function restsOf(asked: string, lines: string[]): string[] {
  const heads = readFamilies(lines)
    .flatMap(({ words }) => words.map(({ word }) => word))
    .filter((word) => word.length >= shortestPart && asked.startsWith(word))
  if (heads.length === 0) return []
  const longest = Math.max(...heads.map(({ length }) => length))
  const rest = asked.slice(longest)
  return [0, 1, 2]
    .filter((start) => start === 0 || linkingLetters.test(rest.slice(0, start)))
    .map((start) => rest.slice(start))
    .filter(({ length }) => length >= shortestPart)
}

/** The same pages, as found by a part of what was typed. */
export function asPart({ pages, words }: Match): Match {
  return { pages: new Map(Array.from(pages, ([page, score]) => [page, score * matchWeights.part])), words }
}

function prefixWeight(asked: string, word: string): number {
  return word.startsWith(asked) && isPrefix(asked) ? (matchWeights.prefix * asked.length) / word.length : 0
}

/** A short word that pages never give an ending ("aus") is no stem of longer ones. */
function isStem({ stem, words }: Family): boolean {
  return stem.length >= (words.length > 1 ? shortestStem : shortestPrefix)
}

/** Letters from here on are syllables, or words. */
const syllables = '\u0800'

function isPrefix(asked: string): boolean {
  return asked.length >= shortestPrefix || asked >= syllables
}

function byEnding(asked: string, families: Family[]): Found[] {
  const longest = Math.max(
    0,
    ...families.map((family) => (asked.startsWith(family.stem) && isStem(family) ? family.stem.length : 0)),
  )
  if (longest < asked.length * (1 - longestEnding)) return []
  return families.flatMap(({ stem, words }) =>
    stem.length === longest && asked.startsWith(stem)
      ? words.map((found) => ({ ...found, weight: matchWeights.ending * (stem.length / asked.length) }))
      : [],
  )
}

function byTypo(asked: string, families: Family[]): Found[] {
  const most = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0
  if (most === 0) return []
  const near = families.flatMap(({ words }) =>
    words.map((found) => {
      // While typing only the beginning of the word is there.
      const whole = editDistance(asked, found.word, most)
      const begun = isPrefix(asked)
        ? editDistance(asked, found.word.slice(0, asked.length), most) + 0.5
        : Number.POSITIVE_INFINITY
      return { ...found, away: Math.min(whole, begun) }
    }),
  )
  const least = Math.min(...near.map(({ away }) => away))
  return near
    .filter(({ away }) => away <= most + 0.5 && away <= least + 0.5)
    .map(({ word, pages, away }) => ({ word, pages, weight: matchWeights.typo / (1 + away) }))
}

/**
 * How many letters two words are apart, where neighbours that changed places count as one (optimal string alignment).
 * @param most beyond it Infinity is answered
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  const away = last[b.length] ?? 0
  return away <= most ? away : Number.POSITIVE_INFINITY
}

function matchOf(found: Found[]): Match {
  const pages = new Map<number, number>()
  for (const { pages: list, weight } of found)
    for (const [page, where] of readPostings(list))
      pages.set(page, Math.max(pages.get(page) ?? 0, weight * worthOf(where)))
  return { pages, words: new Set(found.map(({ word }) => word)) }
}

/** How much a word in these places says of a page: most in a title, and more the shorter it is. */
function worthOf(where: number): number {
  const title = [0, 8, 11, 14][where >> 4] ?? 0
  const count = (place: number, worth: number) => (where & place ? worth : 0)
  return title + count(places.heading, 4) + count(places.description, 3) + count(places.often, 1) + 1
}
