import type { Base } from '../content/site'
import type { PageFiles } from './parts'
import type { BuildContext, Built, Job, PageTask, Scanned, Setup } from './protocol'
import type { Scan } from './scan'
import { createThreads } from './threads'
import { addTime, noTime, type Timings } from './timings'
import { createWork } from './work'

/** Who scans and builds pages: the main thread and, where there are many, one thread more for each further processor. */
export type Workers = {
  /** Where the time of their work went. */
  readonly timings: Timings
  /** Scans pages, in any order. */
  scan(pages: PageFiles[]): Promise<Scan[]>
  /** Checks and builds pages, and hands on what came of each part, in any order. */
  build(context: BuildContext, tasks: PageTask[], use: (built: Built) => void): Promise<void>
  /** Ends the threads; to end them twice does no harm. */
  close(): Promise<void>
}

/** What a thread knows of all pages grows with the site by some 3.5 kB a page, and may by twice that; next to what it remembers. */
function megabytesFor(pages: number): number {
  return 256 + Math.ceil(pages / 160)
}

/**
 * @param thread the bundled module of a thread
 * @param contract the file of the compiled schema
 * @param base what all pages share
 * @param size how many pages the site has, and how many documents a page
 * @param forThreads from how many documents on there are more threads than the main one
 */
export function createWorkers(
  thread: string,
  contract: string,
  base: Base,
  size: { pages: number; perPage: number },
  forThreads?: number,
): Workers {
  const timings = noTime()
  const work = createWork(base)
  const limits = { perPage: size.perPage, megabytes: megabytesFor(size.pages) }
  const threads = createThreads(thread, { contract, source: base.source } satisfies Setup, limits, forThreads)
  return {
    timings,
    async scan(pages) {
      const scans: Scan[] = []
      await threads.run({ kind: 'scan' } satisfies Job, pages, work.scan, (found: Scanned) => {
        scans.push(...found.scans)
        addTime(timings, found.timings)
      })
      return scans
    },
    async build(context, tasks, use) {
      if (tasks.length === 0) return
      const own = work.prepare(context)
      const build = async (part: PageTask[]) => {
        await own
        return work.build(part)
      }
      await threads.run({ kind: 'build', context } satisfies Job, tasks, build, (built) => {
        addTime(timings, built.timings)
        use(built)
      })
    },
    close: threads.close,
  }
}
