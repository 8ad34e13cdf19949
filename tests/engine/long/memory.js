/**
 * Preloaded into a command when a test measures the command's memory. Answers each message of the parent process with
 * the memory use after a garbage collection.
 */
import { readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  // Turns off the optimizing compiler, because its code takes up more memory the longer the program runs.
  setFlagsFromString('--no-opt')
  /** @type {() => void} */
  const collect = runInNewContext('gc')
  process.on('message', () => {
    // The second collection frees objects that the first one left to finalizers.
    collect()
    setImmediate(() => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      process.send?.({ memory: heapUsed + external, handles: handles() })
    })
  })
}

/** Number of open resources by kind. */
function handles() {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1
  if (process.platform === 'linux') counts.files = readdirSync('/proc/self/fd').length
  return counts
}
