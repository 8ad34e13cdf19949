import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { printDates } from '../cli/day'
import { messageText } from '../cli/message-language'
import { plural, seconds } from '../cli/print'
import type { Dated } from '../content/read/dates'
import { say } from '../content/say/say.js'
import { brotliSize } from '../files/brotli'
import { hashOf } from '../files/files'
import { bytesMemo } from '../files/memo'
import type { PageOutput } from '../site/part'
import type { Timings } from '../site/timings'
import type { Changes } from './output'

/** A step of a build: its duration, and the CPU time of all threads, in ms. */
export type Step = { name: string; ms: number; cpuMs: number }

/** Measures the consecutive steps of a build. */
export class Steps {
  readonly steps: Step[] = []
  #time = performance.now()
  #cpu = process.cpuUsage()

  /** Ends the current step and starts the next. @param name name of the step that ends */
  done(name: string): void {
    const { user, system } = process.cpuUsage(this.#cpu)
    this.steps.push({ name, ms: performance.now() - this.#time, cpuMs: (user + system) / 1000 })
    this.#time = performance.now()
    this.#cpu = process.cpuUsage()
  }
}

/** Report of a build. */
export type Report = {
  folder: string
  pages: PageOutput[]
  changes: Changes
  warnings: number
  /** Size of a page's scripts, in bytes after Brotli. */
  scriptBytes: number
  steps: Step[]
  timings: Timings
  /**
   * Day of the build, like "2027-03-01", the pages with a first or last day (`dated`), and the last days of all events.
   */
  day: string
  dated: Dated[]
  lastDays: string[]
}

/** Data that a build stores for the next build: the cache key of all inputs, and the report. */
export type StoredReport = { inputs: string; report: Omit<Report, 'changes' | 'steps'> }

/**
 * Number of bytes that a server can send in the first round trip: ten packets. The part of a page that is visible first
 * should fit into them.
 */
const firstTrip = 14_000

const mostListedPages = 5

/** Prints the number of written files, the time of each step, and the heaviest pages. */
export async function printReport(report: Report): Promise<void> {
  const { folder, changes, warnings, scriptBytes, steps } = report
  const total = steps.reduce((sum, { ms }) => sum + ms, 0)
  console.log(
    colors.green(messageText(say`Built ${plural(documentsOf(report), 'page')} into ${folder}/ in ${seconds(total)}`)) +
      ` ${messageText(say`(${changes.written} files written, ${changes.unchanged} unchanged, ${changes.removed} removed).`)}`,
  )
  console.log(`  ${steps.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`).join(', ')}.`)
  console.log(`  ${messageText(say`Heaviest pages (HTML with its styles, brotli):`)}`)
  for (const { path, bytes } of await weigh(report)) {
    const isLong = bytes > firstTrip
    const note = isLong
      ? `  ${messageText(say`the end of the page comes with a second round trip on a slow network`)}`
      : ''
    console.log(`    ${kilobytesColumn(bytes)}  ${path}${note}`)
  }
  console.log(
    `  ${messageText(say`Scripts of a page: ${kilobytesColumn(scriptBytes).trim()} brotli, loaded after the first paint.`)}`,
  )
  for (const line of printDates(report.dated, report.day)) console.log(`  ${messageText(line)}`)
  if (warnings > 0) console.log(`  ${messageText(say`${plural(warnings, 'warning')}: see "npm run check".`)}`)
}

/** Number of HTML documents in a build. */
export function documentsOf({ pages }: Report): number {
  return pages.reduce((sum, { documents }) => sum + documents, 0)
}

/** The largest documents after Brotli compression. To save time, only the largest originals are compressed. */
async function weigh({ folder, pages }: Report): Promise<PageOutput['heaviest'][]> {
  const candidates = pages
    .map(({ heaviest }) => heaviest)
    // Pages that every brand excludes have no document.
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, mostListedPages)
  // The sizes are cached, because compressing these documents takes longer than building them.
  const memo = bytesMemo()
  const weighed = await Promise.all(
    candidates.map(async ({ path }) => {
      const content = readFileSync(join(folder, path))
      const hash = hashOf(content)
      const bytes = memo.find<number>('weight', hash, '') ?? memo.put('weight', hash, '', await brotliSize(content))
      return { path, bytes }
    }),
  )
  if (memo.isNew) memo.save()
  return weighed.sort((a, b) => b.bytes - a.bytes)
}

function kilobytesColumn(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
