/**
 * Loaded before a command whose parent asks what it holds: answers every message, after everything that nobody needs any
 * more was thrown away.
 */
import { readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  // What is compiled better and better the longer a program runs is no part of what it keeps.
  setFlagsFromString('--no-opt')
  /** @type {() => void} */
  const collect = runInNewContext('gc')
  process.on('message', () => {
    // What the first leaves to finalizers the second takes.
    collect()
    setImmediate(() => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      process.send?.({ memory: heapUsed + external, handles: handles() })
    })
  })
}

/** How much of each kind the process holds open. */
function handles() {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1
  if (process.platform === 'linux') counts.files = readdirSync('/proc/self/fd').length
  return counts
}
