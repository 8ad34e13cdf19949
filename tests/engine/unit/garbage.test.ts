import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { limitGarbage } from '../../../tools/files/garbage'

const megabytes = () => getHeapStatistics().used_heap_size / 1_000_000

test('a large heap that consists of garbage is collected at once', () => {
  limitGarbage()
  const before = megabytes()
  fill(before + 250)
  limitGarbage()
  expect(megabytes()).toBeLessThan(before + 50)
})

/** Fills the heap up to a size in MB, with objects that nothing refers to afterwards. */
function fill(size: number): void {
  const lists: number[][] = []
  while (megabytes() < size) lists.push(new Array<number>(125_000).fill(lists.length + 0.5))
}
