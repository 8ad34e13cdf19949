import { availableParallelism } from 'node:os'
import { setImmediate as yieldToEvents } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { inParts, partSize } from '../content/base/group'

/** Batches of a job ("parts"), assigned to threads. Each thread takes its own first, then those left by others. */
type Queue<Item> = {
  /** Batches by thread. */
  parts: Item[][][]
  /** Number of taken batches by thread, in memory shared by all threads. */
  taken: Int32Array
}

/** A message from a worker thread: the result of a batch, or that its share of the job is done. */
type Answer<Result> = { result?: Result; isDone?: true }

/** The main thread and worker threads, which share jobs. */
export type Threads = {
  /**
   * Does a job.
   * @param job data that worker threads need for their share of the job
   * @param items inputs of the job, handled in batches
   * @param doHere does a batch on this thread, with the same result as a worker thread
   * @param onResult called with the result of each batch, in any order
   * @param how batch size, and whether no worker threads are used
   */
  run<Item, Result>(
    job: object,
    items: Item[],
    doHere: (part: Item[]) => Result | Promise<Result>,
    onResult: (result: Result) => void,
    how?: { size?: number; isAlone?: boolean },
  ): Promise<void>
  /** Ends the worker threads. Further calls have no effect. */
  close(): Promise<void>
}

/** Number of documents from which worker threads save time: each first loads its code and the schema. */
const minDocuments = 3000

/**
 * @param module path of the bundled module that a worker thread runs; it calls `serveThread`
 * @param setup data for each worker thread, see `threadSetup`
 * @param perPage number of documents of a page; 0 for no worker threads
 * @param megabytes heap limit of a worker thread: without one, V8 collects no garbage while the machine has memory
 * @param forThreads number of documents from which worker threads are used
 */
export function createThreads(
  module: string,
  setup: object,
  { perPage, megabytes }: { perPage: number; megabytes: number },
  forThreads = minDocuments,
): Threads {
  let workers: Worker[] = []
  /** Number of threads for a number of pages, including this one. */
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
      // A small job has smaller batches, so that each thread gets one.
      const queue = share(inParts(items, Math.min(size, Math.ceil(items.length / threads))), threads)
      while (workers.length < queue.parts.length - 1) workers.push(start(workers.length + 1))
      const shares = workers.slice(0, queue.parts.length - 1).map((worker) => ask(worker, { ...job, queue }, onResult))
      const doShare = async () => {
        for (let part = nextPart(queue, 0); part; part = nextPart(queue, 0)) {
          onResult(await doHere(part))
          // Lets messages from worker threads arrive between two batches.
          await yieldToEvents()
        }
      }
      await Promise.all([...shares, doShare()])
    },
    async close() {
      const endedWorkers = workers
      workers = []
      await Promise.all(endedWorkers.map((worker) => worker.terminate()))
    },
  }
}

/** Sends a job to a worker thread, and waits until its share is done. @param onResult called with each result */
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

/** The `setup` of `createThreads`, for a worker thread. */
export function threadSetup<Setup>(): Setup {
  return workerData
}

/**
 * Does a worker thread's share of jobs.
 * @param begin prepares a job, and returns a function that does a batch
 */
export function serveThread<Job, Item>(begin: (job: Job) => Promise<(part: Item[]) => object>): void {
  const { thread } = threadSetup<{ thread: number }>()
  const answer = (message: Answer<object>) => parentPort?.postMessage(message)
  parentPort?.on('message', async (job: Job & { queue: Queue<Item> }) => {
    const work = await begin(job)
    for (let part = nextPart(job.queue, thread); part; part = nextPart(job.queue, thread))
      answer({ result: work(part) })
    answer({ isDone: true })
  })
}

/** Assigns batches to threads in turn. @param threads number of threads */
function share<Item>(parts: Item[][], threads: number): Queue<Item> {
  return {
    parts: Array.from({ length: threads }, (_, thread) => parts.filter((_, i) => i % threads === thread)),
    taken: new Int32Array(new SharedArrayBuffer(threads * Int32Array.BYTES_PER_ELEMENT)),
  }
}

/** Takes the next batch for a thread; undefined if all are taken. */
function nextPart<Item>({ parts, taken }: Queue<Item>, thread: number): Item[] | undefined {
  for (let i = 0; i < parts.length; i++) {
    const owner = (thread + i) % parts.length
    const part = parts[owner]?.[Atomics.add(taken, owner, 1)]
    if (part) return part
  }
  return undefined
}
