import { availableParallelism } from 'node:os'
import { setImmediate as breathe } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Base } from '../content/site'
import { inParts, type PageFiles } from './parts'
import {
  type BuildContext,
  type Built,
  type Job,
  type Message,
  type PageTask,
  type Scanned,
  type Setup,
  share,
  take,
} from './protocol'
import type { Scan } from './scan'
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

/**
 * What a thread may use, in MB: without limits V8 lets garbage lie as long as the machine has memory. What each thread
 * knows of all pages grows with the site by some 3.5 kB a page, and may by twice that.
 */
function limitsFor(pages: number) {
  return { maxOldGenerationSizeMb: Math.max(256, 64 + Math.ceil(pages / 160)), maxYoungGenerationSizeMb: 32 }
}

/** Below this many documents a thread, which loads React and the schema first, saves next to nothing. */
const worthThreads = 3000

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
  forThreads = worthThreads,
): Workers {
  const timings = noTime()
  const work = createWork(base)
  let others: Worker[] = []

  /** How many threads work on so many pages, this one among them. */
  const threadsFor = (pages: number) => (pages * size.perPage >= forThreads ? availableParallelism() : 1)

  /** Has the other threads do a job while this one does its share of it. */
  async function all(job: Job, own: () => Promise<void>, hear: (message: Message) => void): Promise<void> {
    while (others.length < job.queue.parts.length - 1) others.push(start(others.length + 1))
    await Promise.all([...others.map((one) => ask(one, job, hear)), own()])
  }

  function start(number: number): Worker {
    return new Worker(thread, {
      workerData: { thread: number, contract, source: base.source } satisfies Setup,
      resourceLimits: limitsFor(size.pages),
    })
  }

  return {
    timings,
    async scan(pages) {
      const scans: Scan[] = []
      const queue = share(inParts(pages), threadsFor(pages.length))
      const use = (found: Scanned) => {
        scans.push(...found.scans)
        addTime(timings, found.timings)
      }
      const own = async () => {
        for (let part = take(queue, 0); part; part = take(queue, 0)) use(await heard(work.scan(part)))
      }
      await all({ kind: 'scan', queue }, own, (message) => 'scans' in message && use(message))
      return scans
    },
    async build(context, tasks, use) {
      if (tasks.length === 0) return
      const queue = share(inParts(tasks), threadsFor(tasks.length))
      const note = (built: Built) => {
        addTime(timings, built.timings)
        use(built)
      }
      const own = async () => {
        await work.prepare(context)
        for (let part = take(queue, 0); part; part = take(queue, 0)) note(await heard(work.build(part)))
      }
      await all({ kind: 'build', queue, context }, own, (message) => 'made' in message && note(message))
    },
    async close() {
      const ended = others
      others = []
      await Promise.all(ended.map((one) => one.terminate()))
    },
  }
}

/** Lets what other threads say be heard between two parts of the own work. */
async function heard<Result>(result: Result): Promise<Result> {
  await breathe()
  return result
}

/** Has a thread do a job. */
function ask(thread: Worker, job: Job, hear: (message: Message) => void): Promise<void> {
  return new Promise<void>((done, fail) => {
    const listen = (message: Message) => {
      if (!('done' in message)) return hear(message)
      thread.off('message', listen).off('error', fail)
      done()
    }
    thread.on('message', listen).on('error', fail)
    thread.postMessage(job)
  })
}
