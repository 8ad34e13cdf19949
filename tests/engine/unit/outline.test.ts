import { describe, expect, test } from 'vitest'
import world from '../../../renderer/blocks/map/world.json'
import { drawWorld } from '../../../tools/art/world/continents'
import { areaOf, centreOf, type Point, simplify, writePath } from '../../../tools/art/world/outline'

const square: Point[] = [
  [0, 0],
  [5, 0.4],
  [10, 0],
  [10, 10],
  [5, 9.6],
  [0, 10],
]

describe('a closed line', () => {
  test('loses the points that lie close to the line without them, and keeps its corners', () => {
    expect(simplify(square, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ])
    expect(simplify(square, 0.3)).toEqual(square)
  })
  test('is written in whole steps, without those of no length', () => {
    expect(writePath(square)).toBe('M0 0l5 0 5 0 0 10-5 0-5 0z')
    expect(
      writePath([
        [3.2, 4],
        [3.4, 4.2],
        [9, 4],
        [9, 12],
      ]),
    ).toBe('M3 4l6 0 0 8z')
  })
  test('is not written when nothing is left of it', () => {
    expect(
      writePath([
        [3, 4],
        [3.2, 4.1],
        [3, 4.3],
      ]),
    ).toBe('')
  })
  test('has an area and a centre, whichever way round it goes', () => {
    const triangle: Point[] = [
      [0, 0],
      [6, 0],
      [0, 3],
    ]
    for (const ring of [triangle, triangle.toReversed()]) {
      expect(areaOf(ring)).toBe(9)
      expect(centreOf(ring)).toEqual([2, 1])
    }
  })
})

describe('the world', () => {
  const { width, height, outlines } = world
  test('is drawn from the geography of the chart: after an update of that, run "npm run art -- map"', () => {
    expect(world).toEqual(drawWorld())
  })
  test('has six continents, without Antarctica, and is light', () => {
    expect(Object.keys(outlines).sort()).toEqual([
      'africa',
      'asia',
      'europe',
      'northAmerica',
      'oceania',
      'southAmerica',
    ])
    expect(JSON.stringify(outlines).length).toBeLessThan(8000)
  })
  test('fills its frame and does not leave it', () => {
    const points = Object.values(outlines).flatMap(({ path }) => pointsOf(path))
    const across = points.map(([x]) => x)
    const down = points.map(([, y]) => y)
    // Except at the top, the outlines may end slightly inside the edges, because the outermost islands are too small to
    // be drawn.
    expect(Math.min(...across)).toBeGreaterThanOrEqual(0)
    expect(Math.min(...across)).toBeLessThan(width * 0.05)
    expect(Math.max(...across)).toBeLessThanOrEqual(width)
    expect(Math.max(...across)).toBeGreaterThan(width * 0.95)
    expect(Math.min(...down)).toBe(0)
    expect(Math.max(...down)).toBeLessThanOrEqual(height)
    expect(Math.max(...down)).toBeGreaterThan(height * 0.98)
  })
  test('has each continent where it belongs', () => {
    const { africa, asia, europe, northAmerica, oceania, southAmerica } = Object.fromEntries(
      Object.entries(outlines).map(([id, { mark }]) => [id, mark]),
    )
    expect(europe?.y).toBeLessThan(africa?.y ?? 0)
    expect(europe?.x).toBeLessThan(asia?.x ?? 0)
    expect(northAmerica?.y).toBeLessThan(southAmerica?.y ?? 0)
    expect(southAmerica?.x).toBeLessThan(africa?.x ?? 0)
    expect(oceania?.x).toBeGreaterThan(africa?.x ?? 0)
  })
})

/** Points of a path that was written by `writePath`. */
function pointsOf(path: string): Point[] {
  return [...path.matchAll(/M([^l]+)l([^z]+)z/g)].flatMap(([, start = '', steps = '']) => {
    let [x = 0, y = 0] = numbers(start)
    const offsets = numbers(steps)
    const points: Point[] = [[x, y]]
    for (let i = 0; i < offsets.length; i += 2) {
      x += offsets[i] ?? 0
      y += offsets[i + 1] ?? 0
      points.push([x, y])
    }
    return points
  })
}

function numbers(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number)
}
