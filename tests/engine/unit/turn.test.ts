import { expect, test } from 'vitest'
import { coarseFirst, nearestFrame } from '../../../renderer/blocks/gallery/turn/frames'

test('frames come in ever smaller steps, each once', () => {
  expect(coarseFirst(24).slice(0, 8)).toEqual([0, 12, 6, 18, 3, 9, 15, 21])
  for (const count of [12, 13, 24, 36])
    expect([...coarseFirst(count)].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
})

test('until all are there, the nearest is shown, also over the end', () => {
  const frames = [0, undefined, undefined, 3, undefined, undefined].map((frame) =>
    frame === undefined ? frame : `f${frame}`,
  )
  expect([0, 1, 2, 3, 4, 5].map((index) => nearestFrame(frames, index))).toEqual(['f0', 'f0', 'f3', 'f3', 'f3', 'f0'])
  expect(nearestFrame([undefined, undefined], 1)).toBeUndefined()
})
