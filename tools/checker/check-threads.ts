import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFiles } from '../builder/parts'
import type { Setup } from '../builder/protocol'
import type { Scan } from '../builder/scan'
import { createThreads, type Threads } from '../builder/threads'
import { bundleFolder } from '../bundle/current.js'
import type { Base } from '../content/site'
import type { CheckContext, CheckedPart, CheckWork, Unsettled } from './check-work'

/** What a thread that checks knows from its start. */
export type CheckSetup = Setup & { isRelease: boolean }

/** What threads that check are asked to do. */
export type CheckJob = { kind: 'scan' } | { kind: 'check'; context: CheckContext; unsettled: Unsettled }

/** Who checks pages: the main thread and, where there are many, one more for each further processor. */
export type Checkers = {
  /** Scans pages, in any order. */
  scan(pages: PageFiles[]): Promise<Scan[]>
  /** Checks pages, and hands on what came of each part, in any order. */
  check(
    context: CheckContext,
    pages: PageFiles[],
    unsettled: Unsettled,
    use: (part: CheckedPart) => void,
  ): Promise<void>
  /** Ends the threads. */
  close: Threads['close']
}

/**
 * Each thread remembers `longestMemory` pages, which take some 0.6 MB each in seven languages, and knows of all pages what
 * others ask of them.
 */
function megabytesFor(pages: number): number {
  return 1024 + Math.ceil(pages / 50)
}

/**
 * @param work what the main thread does
 * @param setup what other threads know from their start
 * @param size how many pages the site has
 * @param forThreads from how many documents on there are more threads than the main one
 */
export function createCheckers(
  work: CheckWork,
  setup: CheckSetup,
  { settings }: Base,
  size: number,
  forThreads?: number,
): Checkers {
  const module = join(bundleFolder(), 'server', 'check-thread.js')
  // The sources, which only tests run, have no threads.
  const perPage = existsSync(module) ? settings.languages.length : 0
  const threads = createThreads(module, setup, { perPage, megabytes: megabytesFor(size) }, forThreads)
  return {
    async scan(pages) {
      const scans: Scan[] = []
      await threads.run(
        { kind: 'scan' } satisfies CheckJob,
        pages,
        (some) => ({ scans: work.scan(some) }),
        (found) => {
          scans.push(...found.scans)
        },
      )
      return scans
    },
    async check(context, pages, unsettled, use) {
      work.prepare(context)
      const job: CheckJob = { kind: 'check', context, unsettled }
      await threads.run(job, pages, (some) => work.check(some, unsettled), use)
    },
    close: threads.close,
  }
}
