import { cpus, totalmem } from 'node:os'
import { median, table } from '../print'
import type { Result } from './targets'
import { categories } from './targets'

/** Prints the results as Markdown. */
export function printWeb({ pages, navigation, back, touched }: Result, chromium: string): void {
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = Math.round(median(pages.map((page) => page.machine)))
  console.log(`\n${cpus().length} cores (${cpus()[0]?.model}), ${memory} GB; Chromium ${chromium}; medians of 3.`)
  // Prints the speed of this machine, because simulation and throttling depend on it.
  console.log(`Lighthouse gives this machine ${machine} points; an office computer has 1,000 to 2,000.\n`)
  table([
    ['Page', ...categories, 'CLS', 'LCP ms', 'TBT ms', 'HTML kB', 'scripts kB', 'fonts kB', 'first picture kB'],
    ...pages.map(({ address, scores, shift, largestPaintMs, blockedMs, weights }) => [
      address,
      ...categories.map((name) => String(scores[name])),
      shift === 0 ? '0' : shift.toFixed(4),
      String(Math.round(largestPaintMs)),
      String(Math.round(blockedMs)),
      ...[weights.html, weights.scripts, weights.fonts, weights.picture].map((bytes) => (bytes / 1000).toFixed(1)),
    ]),
  ])
  table([
    ['Touched while the app starts', 'answer ms', 'slowest', 'longest task ms', 'tasks over 50 ms'],
    ...touched.map(({ what, answers, longTaskMs, longTasks }) => [
      what,
      ...[median(answers), Math.max(...answers), longTaskMs, median(longTasks)].map((ms) => String(Math.round(ms))),
    ]),
  ])
  const { medianMs, slowestMs, count } = navigation
  console.log(
    `Navigation between two pages that were fetched ahead: ${medianMs.toFixed(0)} ms (median of ${count}, slowest ${slowestMs.toFixed(0)} ms).`,
  )
  const restored = back.filter(({ isRestored }) => isRestored).map(({ address }) => address)
  console.log(`Back, after a real navigation: ${restored.length} of ${back.length} pages restored from the cache.\n`)
}
