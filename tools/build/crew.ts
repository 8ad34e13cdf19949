import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import { inParts, type PageFiles } from './parts'
import type { Built, Reading, Setup, Task } from './worker'

/** Whoever reads and builds pages: the main thread, or worker threads where there are many. */
export type Crew = {
  /** Reads pages, in any order. */
  read(pages: PageFiles[]): Promise<Reading[]>
  /** Builds pages and hands on what came of each part, in any order. */
  build(catalogue: string, pages: Task['pages'], use: (built: Built) => void): Promise<void>
  close(): Promise<void>
}

/** The module that does the work, see `worker.ts`. */
type Worker = typeof import('./worker')

/** Below this many documents workers cost more than they save (measured: README, Decisions). */
const worthWorkers = 3000

/**
 * @param module the bundled worker
 * @param documents how many documents there are to build
 * @param forWorkers from how many on workers build them
 */
export async function openCrew(
  module: string,
  setup: Setup,
  documents: number,
  forWorkers = worthWorkers,
): Promise<Crew> {
  const { href } = pathToFileURL(module)
  if (documents < forWorkers) {
    const worker: Worker = await import(href)
    worker.start(setup)
    return {
      read: async (pages) => inParts(pages).flatMap((part) => worker.readPages(part)),
      build: async (catalogue, pages, use) => {
        for (const part of inParts(pages)) use(worker.buildPages({ catalogue, pages: part }))
      },
      close: async () => {},
    }
  }
  const pool = new Tinypool({ filename: href, workerData: setup, maxThreads: availableParallelism() })
  return {
    read: async (pages) => {
      const parts = inParts(pages).map((part): Promise<Reading[]> => pool.run(part, { name: 'readPages' }))
      return (await Promise.all(parts)).flat()
    },
    build: async (catalogue, pages, use) => {
      const parts = inParts(pages).map(async (part) =>
        use(await pool.run({ catalogue, pages: part } satisfies Task, { name: 'buildPages' })),
      )
      await Promise.all(parts)
    },
    close: () => pool.destroy(),
  }
}
