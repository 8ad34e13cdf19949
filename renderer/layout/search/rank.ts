import type { Match } from './match'

/** With fewer pages than this that have all words, pages with some of them follow. */
const few = 3

/** A page above others is more likely the one that is looked for: how much more, by the number of pages above it. */
const standing = [1.5, 1.3, 1.15]

/**
 * The pages that fit a query, the best first: those with more of its words before those with fewer. A word says the more
 * the fewer pages have it; one that no page has says nothing.
 * @param matches of each word of the query
 * @param depths for each page how many pages are above it, as one digit
 */
export function rankPages(matches: Match[], depths: string): number[] {
  const known = matches.filter(({ pages }) => pages.size > 0)
  const scores = new Map<number, { words: number; score: number }>()
  for (const { pages } of known) {
    const rarity = Math.log(1 + depths.length / pages.size)
    for (const [page, worth] of pages) {
      const { words = 0, score = 0 } = scores.get(page) ?? {}
      scores.set(page, { words: words + 1, score: score + worth * rarity * (standing[Number(depths[page])] ?? 1) })
    }
  }
  const ranked = [...scores].sort(([a, one], [b, other]) => other.words - one.words || other.score - one.score || a - b)
  const whole = ranked.filter(([, { words }]) => words === known.length)
  const shown = whole.length >= few ? whole : ranked.filter(([, { words }]) => words * 2 >= known.length)
  return shown.map(([page]) => page)
}
