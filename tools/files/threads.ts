import { availableParallelism } from 'node:os'
import { setImmediate as breathe } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { inParts, partSize } from '../content/base/group'

/** Parts of a job, shared out to threads: each takes its own one after the other, then those that others have not taken. */
type Queue<Item> = {
  /** By thread. */
  parts: Item[][][]
  /** How many of them are taken, by thread; all threads see the same. */
  taken: Int32Array
}

/** What a thread answers: what came of some of a job; that its share of it is done. */
type Answer<Result> = { result?: Result; isDone?: true }

/** The main thread and others, which do jobs together. */
export type Threads = {
  /**
   * Does a job.
   * @param job what other threads need to know to do their share of it
   * @param items what there is to do, some at a time
   * @param doHere does some of it on this thread, and returns what other threads would
   * @param onResult called with what came of some of it, in any order
   * @param how how much of it is done at a time, and whether by this thread alone
   */
  run<Item, Result>(
    job: object,
    items: Item[],
    doHere: (part: Item[]) => Result | Promise<Result>,
    onResult: (result: Result) => void,
    how?: { size?: number; isAlone?: boolean },
  ): Promise<void>
  /** Ends the other threads; to end them twice does no harm. */
  close(): Promise<void>
}

/** Below this many documents a thread, which loads its code and the schema first, saves next to nothing. */
const worthThreads = 3000

/**
 * @param module what a thread runs, bundled: it calls `serveThread`
 * @param setup what it knows from its start
 * @param perPage how many documents a page has
 * @param megabytes what a thread may use: without a limit V8 lets garbage lie as long as the machine has memory
 * @param forThreads from how many documents on there are more threads than the main one
 */
export function createThreads(
  module: string,
  setup: object,
  { perPage, megabytes }: { perPage: number; megabytes: number },
  forThreads = worthThreads,
): Threads {
  let others: Worker[] = []
  /** How many threads work on so many pages, this one among them. */
  const threadsFor = (pages: number) => (pages * perPage >= forThreads ? availableParallelism() : 1)
  const start = (thread: number) =>
    new Worker(module, {
      workerData: { thread, ...setup },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    })
  return {
    async run(job, items, doHere, onResult, { size = partSize, isAlone = false } = {}) {
      if (items.length === 0) return
      const threads = isAlone ? 1 : threadsFor(items.length)
      // Of a small job, too, each has its share.
      const queue = share(inParts(items, Math.min(size, Math.ceil(items.length / threads))), threads)
      while (others.length < queue.parts.length - 1) others.push(start(others.length + 1))
      const asked = others.slice(0, queue.parts.length - 1).map((one) => ask(one, { ...job, queue }, onResult))
      const doShare = async () => {
        for (let part = nextPart(queue, 0); part; part = nextPart(queue, 0)) {
          onResult(await doHere(part))
          // What other threads say is heard between two parts of the own work.
          await breathe()
        }
      }
      await Promise.all([...asked, doShare()])
    },
    async close() {
      const ended = others
      others = []
      await Promise.all(ended.map((one) => one.terminate()))
    },
  }
}

/** Has a thread do a job. @param onResult called with what came of some of it */
export function ask<Result>(thread: Worker, job: object, onResult: (result: Result) => void): Promise<void> {
  return new Promise<void>((done, fail) => {
    const listen = ({ result, isDone }: Answer<Result>) => {
      if (result) return onResult(result)
      if (!isDone) return
      thread.off('message', listen).off('error', fail)
      done()
    }
    thread.on('message', listen).on('error', fail)
    thread.postMessage(job)
  })
}

/** What this thread knows from its start. */
export function threadSetup<Setup>(): Setup {
  return workerData
}

/**
 * Does this thread's share of jobs.
 * @param begin makes ready for a job, and returns what does some of it
 */
export function serveThread<Job, Item>(begin: (job: Job) => Promise<(part: Item[]) => object>): void {
  const { thread } = threadSetup<{ thread: number }>()
  const answer = (one: Answer<object>) => parentPort?.postMessage(one)
  parentPort?.on('message', async (job: Job & { queue: Queue<Item> }) => {
    const work = await begin(job)
    for (let part = nextPart(job.queue, thread); part; part = nextPart(job.queue, thread))
      answer({ result: work(part) })
    answer({ isDone: true })
  })
}

/** Shares out parts. @param threads how many there are */
function share<Item>(parts: Item[][], threads: number): Queue<Item> {
  return {
    parts: Array.from({ length: threads }, (_, thread) => parts.filter((_, i) => i % threads === thread)),
    taken: new Int32Array(new SharedArrayBuffer(threads * Int32Array.BYTES_PER_ELEMENT)),
  }
}

/** The next part for a thread; undefined when all are taken. */
function nextPart<Item>({ parts, taken }: Queue<Item>, thread: number): Item[] | undefined {
  for (let i = 0; i < parts.length; i++) {
    const owner = (thread + i) % parts.length
    const part = parts[owner]?.[Atomics.add(taken, owner, 1)]
    if (part) return part
  }
  return undefined
}
