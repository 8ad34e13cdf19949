import type { Back, Navigation } from './journey'
import { type Audited, categories } from './lighthouse'

/** All that was measured. */
export type Result = { pages: Audited[]; navigation: Navigation; back: Back[] }

/** The pages with the map may have a little less. */
const leastScore = (address: string) => (address.endsWith('/projects') ? 98 : 100)

const most = { html: 14_000, scripts: 110_000, fonts: 68_000, fontFiles: 2, picture: 60_000, foreign: 0 } as const

const mostNavigationMs = 50

/** The targets that were missed, each in a sentence. */
export function missed({ pages, navigation, back }: Result): string[] {
  const misses: string[] = []
  for (const { address, scores, shift, weights } of pages) {
    for (const name of categories)
      if (scores[name] < leastScore(address))
        misses.push(`${address}: ${name} is ${scores[name]}, not ${leastScore(address)}`)
    if (shift > 0) misses.push(`${address}: the page moves, by ${shift.toFixed(4)}`)
    for (const [name, limit] of Object.entries(most) as [keyof typeof most, number][])
      if (weights[name] > limit) misses.push(`${address}: ${name} ${weights[name]}, more than ${limit}`)
  }
  if (navigation.medianMs >= mostNavigationMs)
    misses.push(`a navigation takes ${Math.round(navigation.medianMs)} ms, not less than ${mostNavigationMs}`)
  for (const { address, isRestored, reasons } of back)
    if (!isRestored) misses.push(`${address}: not restored on the way back, ${reasons}`)
  return misses
}
