import { median } from '../print'
import type { Back, Navigation } from './journey'
import type { Audited } from './lighthouse'
import type { Touched } from './touch'

/** Categories of Lighthouse scores. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Results of all measurements. */
export type Result = { pages: Audited[]; navigation: Navigation; back: Back[]; touched: Touched[] }

/** Minimum score of a page. It is lower for the page with the map. */
const leastScore = (address: string) => (address.endsWith('/projects') ? 98 : 100)

const limits = { scripts: 100_000, fonts: 68_000, fontFiles: 2, picture: 60_000, foreign: 0 } as const

const mostNavigationMs = 50

/**
 * Maximum times of the largest contentful paint (simulated by Lighthouse) and of the response to a touch (on a CPU
 * slowed down six times), in ms.
 */
const mostLargestPaintMs = 1300
const mostAnswerMs = 200
const mostLongTasks = 2

/** Missed targets, each as a sentence. */
export function missed({ pages, navigation, back, touched }: Result): string[] {
  const misses: string[] = []
  for (const { address, scores, shift, largestPaintMs, weights } of pages) {
    for (const name of categories)
      if (scores[name] < leastScore(address))
        misses.push(`${address}: ${name} is ${scores[name]}, not ${leastScore(address)}`)
    if (largestPaintMs > mostLargestPaintMs)
      misses.push(
        `${address}: the largest paint comes after ${Math.round(largestPaintMs)} ms, not ${mostLargestPaintMs}`,
      )
    if (shift > 0) misses.push(`${address}: the page moves, by ${shift.toFixed(4)}`)
    for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][])
      if (weights[name] > limit) misses.push(`${address}: ${name} ${weights[name]}, more than ${limit}`)
  }
  if (navigation.medianMs >= mostNavigationMs)
    misses.push(`a navigation takes ${Math.round(navigation.medianMs)} ms, not less than ${mostNavigationMs}`)
  for (const { what, answers, longTasks } of touched) {
    const slowest = Math.round(Math.max(...answers))
    const tasks = median(longTasks)
    if (tasks > mostLongTasks) misses.push(`${what}: ${tasks} tasks take over 50 ms, not ${mostLongTasks}`)
    if (slowest > mostAnswerMs) misses.push(`${what}: answers after ${slowest} ms, not ${mostAnswerMs}`)
  }
  for (const { address, isRestored, reasons } of back)
    if (!isRestored) misses.push(`${address}: not restored on the way back, ${reasons}`)
  return misses
}
