import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { belt, legs, levelsOf } from '../../../blocks/cage-row/levels'
import { cageRow } from '../../../tools/art/drawings/cage-row'

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

test('what documents show is what the component draws before somebody has chosen', () => {
  const file = readFileSync('pages/_media/scenes/cage-row.svg', 'utf8')
  expect(file).toBe(cageRow())
  expect(file.length).toBeLessThanOrEqual(40_000)
  expect(file.replace(/var\([^)]*\)/g, '')).not.toMatch(/#[0-9a-f]{3}|rgb|url\(/i)
})
