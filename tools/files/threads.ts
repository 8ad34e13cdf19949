import { availableParallelism } from 'node:os'
import { setImmediate as yieldToEvents } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { inParts, partSize } from '../content/base/group'

/** Batches of a job, assigned to threads. Each thread takes its own batches first, then those left by other threads. */
type Queue<Item> = {
  /** Batches of items, by thread. */
  parts: Item[][][]
  /** Number of batches taken from each thread's list so far, in memory that all threads share. */
  taken: Int32Array
}

/** A message from a worker thread: either the result of a batch, or a notice that the thread's share is done. */
type Answer<Result> = { result?: Result; isDone?: true }

/** A pool of worker threads that share jobs with the main thread. */
export type Threads = {
  /**
   * Runs a job on the main thread and the worker threads.
   * @param job data sent to each worker thread
   * @param items inputs of the job, processed in batches
   * @param doHere processes a batch on the main thread, with the same result as on a worker thread
   * @param onResult called with the result of each batch, in any order
   * @param how batch size, and whether to use only the main thread (`isAlone`)
   */
  run<Item, Result>(
    job: object,
    items: Item[],
    doHere: (part: Item[]) => Result | Promise<Result>,
    onResult: (result: Result) => void,
    how?: { size?: number; isAlone?: boolean },
  ): Promise<void>
  /** Ends the worker threads. Calling it again has no effect. */
  close(): Promise<void>
}

/**
 * Processor time for starting a thread, measured in documents that could be processed in this time. A quarter of it
 * goes into starting Node and loading code; the rest is lost because V8 has not optimized the code yet. The number
 * is the same for checks and builds.
 */
const startCost = 400

/**
 * Speed of each of several threads, as a share of the speed of a single thread. Threads slow each other down, because
 * V8 uses further threads to compile code and collect garbage. With this share, a machine with two cores uses a second
 * thread from 2,900 documents on; with fewer documents, a second thread saved no time in measurements.
 */
const keptSpeed = 0.57

/**
 * Number of threads, including the main thread, that process documents fastest. The estimated time is the time for all
 * documents and thread starts, divided by the number and speed of the threads. No thread is started for work that takes
 * less than half as long as starting the thread.
 */
export function threadsFor(documents: number, cores: number): number {
  const threads = Math.max(1, Math.min(cores, Math.ceil(documents / (startCost / 2))))
  const time = (documents + (threads - 1) * startCost) / (threads * keptSpeed)
  return time < documents ? threads : 1
}

/** Minimum number of batches per thread, so that the main thread can take over batches while other threads start. */
const leastBatches = 4

/**
 * Creates a pool of worker threads, which start with the first large job.
 * @param module path of a bundled module that calls `serveThread`; worker threads run this module
 * @param setup data for each worker thread, see `threadSetup`
 * @param perPage number of documents per page; 0 disables worker threads
 * @param megabytes heap limit of a worker thread; without a limit, V8 would not collect garbage until memory runs out
 * @param forThreads smallest number of documents for which all cores are used; by default, see `threadsFor`
 */
export function createThreads(
  module: string,
  setup: object,
  { perPage, megabytes }: { perPage: number; megabytes: number },
  forThreads?: number,
): Threads {
  let workers: Worker[] = []
  const cores = availableParallelism()
  /** Number of threads, including the main thread, for a number of documents. */
  const count = (documents: number) =>
    forThreads === undefined ? threadsFor(documents, cores) : documents >= forThreads ? cores : 1
  const start = (thread: number) =>
    new Worker(module, {
      workerData: { thread, ...setup },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    })
  return {
    async run(job, items, doHere, onResult, { size = partSize, isAlone = false } = {}) {
      if (items.length === 0) return
      const threads = isAlone ? 1 : count(items.length * perPage)
      const batches = threads === 1 ? 1 : threads * leastBatches
      const queue = share(inParts(items, Math.min(size, Math.ceil(items.length / batches))), threads)
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

/**
 * Sends a job to a worker thread, and waits until the thread's share is done.
 * @param onResult called with each result
 */
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

/** The `setup` data that this worker thread got from `createThreads`. */
export function threadSetup<Setup>(): Setup {
  return workerData
}

/**
 * Makes the current worker thread process its share of each job that the main thread sends.
 * @param begin prepares a job, and returns a function that processes a batch
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

/** Takes the next batch for a thread. @returns undefined if all batches have been taken */
function nextPart<Item>({ parts, taken }: Queue<Item>, thread: number): Item[] | undefined {
  for (let i = 0; i < parts.length; i++) {
    const owner = (thread + i) % parts.length
    const part = parts[owner]?.[Atomics.add(taken, owner, 1)]
    if (part) return part
  }
  return undefined
}
