import type { Match } from './match'

/**
 * Minimum number of matching pages. If fewer pages contain all words of a query, pages with at least half of the words
 * are added after these. If fewer pages contain a word, pages with compounds that end with the word are added.
 */
export const fewPages = 3

/**
 * Score factors by the number of pages above a page: pages near the top of the hierarchy are more often what visitors
 * want.
 */
const depthFactors = [1.5, 1.3, 1.15]

/**
 * Numbers of the pages that match a query, the best ones first. Pages with more words of the query come first. Rare
 * words count more; words that no page contains are ignored.
 * @param matches matches of each word of the query
 * @param depths one digit for each page: the number of pages above that page
 */
export function rankPages(matches: Match[], depths: string): number[] {
  const knownWords = matches.filter(({ pages }) => pages.size > 0)
  const scores = new Map<number, { words: number; score: number }>()
  for (const { pages } of knownWords) {
    const rarity = Math.log(1 + depths.length / pages.size)
    for (const [page, worth] of pages) {
      const { words = 0, score = 0 } = scores.get(page) ?? {}
      scores.set(page, { words: words + 1, score: score + worth * rarity * (depthFactors[Number(depths[page])] ?? 1) })
    }
  }
  const ranked = [...scores].sort(
    ([a, first], [b, second]) => second.words - first.words || second.score - first.score || a - b,
  )
  const withAllWords = ranked.filter(([, { words }]) => words === knownWords.length)
  const shownPages =
    withAllWords.length >= fewPages ? withAllWords : ranked.filter(([, { words }]) => words * 2 >= knownWords.length)
  return shownPages.map(([page]) => page)
}
