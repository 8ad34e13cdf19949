import { expect, test } from 'vitest'
import { belt, legs, levelsOf } from '../../../blocks/cage-row/levels'

test('tiers stand on each other, and a platform between two parts takes the room of its own', () => {
  const pitch = 600 + belt
  const whole = levelsOf(3, 0, 600)
  expect(whole.tiers.map((z) => z - legs - belt)).toEqual([0, pitch, 2 * pitch])
  expect(whole).toMatchObject({ platforms: [], top: legs + 3 * pitch })
  const divided = levelsOf(5, 1, 600)
  const [platform = 0] = divided.platforms
  expect(divided.tiers.filter((z) => z < platform)).toHaveLength(3)
  expect(divided.tiers.filter((z) => z > platform)).toHaveLength(2)
  expect(levelsOf(5, 2, 600).platforms).toHaveLength(2)
  expect(divided.top).toBeGreaterThan(legs + 5 * pitch)
})
