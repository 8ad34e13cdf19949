import { expect, test } from 'vitest'
import { threadsFor } from '../../../tools/files/threads'

test.each([
  [100_000, 1, 1],
  [1596, 2, 1],
  [2800, 2, 1],
  [3000, 2, 2],
  [0, 2, 1],
  [1, 16, 1],
  [500, 16, 1],
  [1596, 4, 4],
  [1596, 16, 8],
  [7000, 8, 8],
  [70_000, 16, 16],
])('%i documents on %i cores are processed by %i threads', (documents, cores, threads) => {
  expect(threadsFor(documents, cores)).toBe(threads)
})
