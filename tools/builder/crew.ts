import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Catalogue } from '../content/catalogue'
import type { Base } from '../content/site'
import { keepList } from '../files/cache'
import type { Reading } from './manifest'
import { inParts, type PageFiles } from './parts'
import type { Built, Frame, Setup, Task } from './protocol'
import { addTime, noTime, type Split } from './split'

/** Whoever reads and builds pages: the main thread, or worker threads where there are many. */
export type Crew = {
  /** Reads pages, in any order. */
  read(pages: PageFiles[]): Promise<Reading[]>
  /** Where the time of its work went. */
  readonly split: Split
  /** Builds pages and hands on what came of each part, in any order. @param catalogue of all pages @param frame what they share */
  build(catalogue: Catalogue, frame: Frame, pages: Task['pages'], use: (built: Built) => void): Promise<void>
  /** Ends the threads; to end them twice does no harm. */
  close(): Promise<void>
}

/** The module that does the work, see `worker.ts`. */
type Worker = typeof import('./worker')

/**
 * What a thread may use, in MB: without limits V8 lets garbage lie as long as the machine has memory. The catalogue, which
 * each thread holds, grows with the site by some 3.5 kB a page, and may by twice that.
 */
function limitsFor(pages: number) {
  return { maxOldGenerationSizeMb: Math.max(128, 64 + Math.ceil(pages / 160)), maxYoungGenerationSizeMb: 32 }
}

/** Below this many documents worker threads, which load React, the schema and the catalogue first, save next to nothing. */
const worthWorkers = 3000

/**
 * Both the main thread and the worker threads are made ready when there is work for them.
 * @param module the bundled worker
 * @param contract the file of the compiled schema
 * @param base what all pages share
 * @param size how many pages the site has, and how many documents a page
 * @param frameFile where threads find what all pages share
 * @param forWorkers from how many documents on worker threads do the work
 */
export function openCrew(
  module: string,
  contract: string,
  base: Base,
  size: { pages: number; perPage: number },
  frameFile: string,
  forWorkers = worthWorkers,
): Crew {
  const { href } = pathToFileURL(module)
  const split = noTime()
  let pool: Tinypool | undefined
  let own: Promise<Worker> | undefined

  /**
   * Does each part of the work, and hands on what came of it.
   * @param work the same here as `name` in worker threads
   * @param documents how many there are to do
   */
  async function each<Part, Result>(
    name: string,
    work: (worker: Worker, part: Part) => Result | Promise<Result>,
    parts: Part[],
    documents: number,
    use: (result: Result) => void,
  ): Promise<void> {
    if (parts.length === 0) return
    if (isFew(documents)) {
      const worker = await here()
      for (const part of parts) use(await work(worker, part))
      return
    }
    const threads =
      pool ??
      new Tinypool({
        filename: href,
        workerData: { contract, source: base.source } satisfies Setup,
        minThreads: availableParallelism(),
        maxThreads: availableParallelism(),
        resourceLimits: limitsFor(size.pages),
      })
    pool = threads
    await Promise.all(parts.map(async (part) => use(await threads.run(part, { name }))))
  }

  function isFew(documents: number): boolean {
    return documents < forWorkers
  }

  function here(): Promise<Worker> {
    own ??= import(href).then((worker: Worker) => {
      worker.start(base)
      return worker
    })
    return own
  }

  return {
    split,
    async read(pages) {
      const readings: Reading[] = []
      await each(
        'readPages',
        (worker, part) => worker.readPages(part),
        inParts(pages),
        pages.length * size.perPage,
        (result) => {
          readings.push(...result.readings)
          addTime(split, result.split)
        },
      )
      return readings
    },
    async build(catalogue, frame, pages, use) {
      if (pages.length === 0) return
      const build = performance.now()
      const documents = pages.length * size.perPage
      if (isFew(documents)) (await here()).prepare(build, frame, catalogue)
      else keepList(frameFile, frame, catalogue.entries)
      const tasks = inParts(pages).map((part) => ({ frame: frameFile, build, pages: part }))
      await each(
        'buildPages',
        (worker, task) => worker.buildPages(task),
        tasks,
        documents,
        (built) => {
          addTime(split, built.split)
          use(built)
        },
      )
    },
    async close() {
      await pool?.destroy()
      pool = undefined
    },
  }
}
