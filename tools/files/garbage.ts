import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Heap size in bytes up to which V8 decides alone when to collect garbage. Sites of up to 1,000 pages stay below it. */
const largeHeap = 200_000_000

/** Heap size at which garbage is collected, relative to the size after the last collection. */
const mostGrowth = 1.5

let collect: (() => void) | undefined
let heapInUse = Number.POSITIVE_INFINITY

/**
 * Collects garbage if the heap is large and half of what was in use has been added since. Left alone, V8 lets the heap
 * of a main thread grow to four times what is in use, because the machine has enough memory.
 */
export function limitGarbage(): void {
  const { used_heap_size: size } = getHeapStatistics()
  heapInUse = Math.min(heapInUse, size)
  if (size < Math.max(largeHeap, mostGrowth * heapInUse)) return
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc')
  }
  collect?.()
  heapInUse = getHeapStatistics().used_heap_size
}
