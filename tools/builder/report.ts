import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import colors from 'picocolors'
import { printDates } from '../cli/day'
import { plural, seconds } from '../cli/print'
import { spoken } from '../cli/spoken'
import type { Dated } from '../content/read/dates'
import { say } from '../content/say/say.js'
import { brotliSize } from '../files/brotli'
import { hashOf } from '../files/files'
import { bytesMemo } from '../files/memo'
import type { Made } from '../site/part'
import type { Timings } from '../site/timings'
import type { Changes } from './output'

/** One step of a build: how long it took, and how much processor time all threads spent, in milliseconds. */
export type Step = { name: string; ms: number; cpuMs: number }

/** Notes the steps of something, one after the other. */
export class Steps {
  readonly steps: Step[] = []
  #time = performance.now()
  #cpu = process.cpuUsage()

  /** Ends a step; the next begins. */
  done(name: string): void {
    const { user, system } = process.cpuUsage(this.#cpu)
    this.steps.push({ name, ms: performance.now() - this.#time, cpuMs: (user + system) / 1000 })
    this.#time = performance.now()
    this.#cpu = process.cpuUsage()
  }
}

/** What a build did. */
export type Report = {
  folder: string
  pages: Made[]
  changes: Changes
  warnings: number
  /** What the scripts of a page weigh, see `brotliSize`. */
  scriptBytes: number
  steps: Step[]
  /** Where the time for the pages went. */
  timings: Timings
  /** The day whose site it is, the pages that come and go with days, and the last days of all events. */
  day: string
  dated: Dated[]
  lastDays: string[]
}

/** The notes of a build for the next one: the key of all that it was made from, and its report. */
export type Facts = { inputs: string; report: Omit<Report, 'changes' | 'steps'> }

/** What the first round trip of a slow network carries, in bytes: ten packets. */
const firstTrip = 14_000

/** How many of the heaviest pages are listed. */
const mostListedPages = 5

/** Prints what was written, how long each step took, and the heaviest pages. */
export async function printReport(report: Report): Promise<void> {
  const { folder, changes, warnings, scriptBytes, steps } = report
  const total = steps.reduce((sum, { ms }) => sum + ms, 0)
  console.log(
    colors.green(spoken(say`Built ${plural(documentsOf(report), 'page')} into ${folder}/ in ${seconds(total)}`)) +
      ` ${spoken(say`(${changes.written} files written, ${changes.unchanged} unchanged, ${changes.removed} removed).`)}`,
  )
  console.log(`  ${steps.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`).join(', ')}.`)
  console.log(`  ${spoken(say`Heaviest pages (HTML with its styles, brotli):`)}`)
  for (const { path, bytes } of await weigh(report)) {
    const isLong = bytes > firstTrip
    const note = isLong
      ? `  ${colors.yellow(spoken(say`does not fit into the first round trip on a slow network; make it shorter`))}`
      : ''
    console.log(`    ${kilobytesColumn(bytes)}  ${path}${note}`)
  }
  console.log(
    `  ${spoken(say`Scripts of a page: ${kilobytesColumn(scriptBytes).trim()} brotli, loaded after the first paint.`)}`,
  )
  for (const line of printDates(report.dated, report.day)) console.log(`  ${spoken(line)}`)
  if (warnings > 0) console.log(`  ${spoken(say`${plural(warnings, 'warning')}: see "npm run check".`)}`)
}

/** How many HTML documents the site has. */
export function documentsOf({ pages }: Report): number {
  return pages.reduce((sum, { documents }) => sum + documents, 0)
}

/** The heaviest documents with what they weigh compressed. Candidates are the largest before, since Brotli is slow. */
async function weigh({ folder, pages }: Report): Promise<Made['heaviest'][]> {
  const candidates = pages
    .map(({ heaviest }) => heaviest)
    // A page that no brand has, has no document.
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, mostListedPages)
  // To find it out takes longer than to build them.
  const memo = bytesMemo()
  const sized = await Promise.all(
    candidates.map(async ({ path }) => {
      const content = readFileSync(join(folder, path))
      const hash = hashOf(content)
      const bytes = memo.find<number>('weight', hash, '') ?? memo.put('weight', hash, '', await brotliSize(content))
      return { path, bytes }
    }),
  )
  if (memo.isNew) memo.save()
  return sized.sort((a, b) => b.bytes - a.bytes)
}

function kilobytesColumn(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
