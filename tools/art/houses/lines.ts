/** Equipment of houses where birds live on the floor: flocks, lines of pans and nipples, and a heater. */
import type { Sheet } from '../drawings/sheet'
import { spread } from '../parts'
import { HOUSE, solid } from './shell'
import type { Space, Spot } from './space'

/** Start and end of the lines, along the house, in metres. */
export const [FIRST, LAST] = [HOUSE.closed + 0.9, HOUSE.length - 1.2]

/** Wires from the roof to a line. @param places positions of the wires along the house, in metres */
function hangers(sheet: Sheet, space: Space, [y, z]: readonly [number, number], places: number[]): void {
  sheet.add('faint', ...places.map((x) => space.line([x - 0.5, y, z], [x, y, z + 0.5], [x + 0.5, y, z])))
  sheet.add('faint', ...places.map((x) => space.line([x, y, z + 0.5], [x, y, 3.6])))
}

/** A pipe with feeder pans (dish, grill and neck), with a hopper at its start and a drive at its end. */
export function feedLine(sheet: Sheet, space: Space, y: number): void {
  const [z, r] = [0.62, 0.36]
  hangers(sheet, space, [y, z + 0.12], spread(FIRST + 3, LAST - 1.6, 3))
  for (const x of spread(FIRST + 1.9, LAST - 0.5, 9)) {
    sheet.add('part', space.mantle([x, y, 0.02], r * 0.7, 0.16, r))
    sheet.add('part', space.circle([x, y, 0.16], r, 'floor'))
    const rim = [45, 135, 225, 315].map((angle): Spot => {
      const a = (angle * Math.PI) / 180
      return [x + r * Math.cos(a), y + r * Math.sin(a), 0.16]
    })
    sheet.add('thin', ...rim.map((spot) => space.line(spot, [x, y, 0.44])))
    sheet.add('edge', space.line([x, y, 0.44], [x, y, z]))
  }
  sheet.add('part', space.face([FIRST, y, z], [LAST, y, z], [LAST, y, z + 0.12], [FIRST, y, z + 0.12]))
  // The hopper, which is suspended from the roof like the line.
  const [a, b, top] = [FIRST - 0.1, FIRST + 1, 1.75]
  const middle = (a + b) / 2
  sheet.add('thin', ...[a, b].map((x) => space.line([x, y, top], [middle, y, 3.6])))
  sheet.add(
    'part',
    space.face([a, y - 0.45, top], [b, y - 0.45, top], [middle + 0.1, y, z + 0.1], [middle - 0.1, y, z + 0.1]),
  )
  sheet.add(
    'tint',
    space.face([a, y - 0.45, top], [b, y - 0.45, top], [middle + 0.1, y, z + 0.1], [middle - 0.1, y, z + 0.1]),
  )
  sheet.add('part', space.face([b, y - 0.45, top], [b, y + 0.45, top], [middle + 0.1, y, z + 0.1]))
  sheet.add('shade', space.face([b, y - 0.45, top], [b, y + 0.45, top], [middle + 0.1, y, z + 0.1]))
  sheet.add('part', space.face([a, y - 0.45, top], [b, y - 0.45, top], [b, y + 0.45, top], [a, y + 0.45, top]))
  sheet.add(
    'tint',
    space.face([a + 0.1, y - 0.35, top], [b - 0.1, y - 0.35, top], [b - 0.1, y + 0.35, top], [a + 0.1, y + 0.35, top]),
  )
  // The drive at the end of the line.
  sheet.add('signal', ...space.box([LAST, y - 0.18, z - 0.12], [0.5, 0.36, 0.4]))
}

/** Birds on a strip of the floor, farthest first. Their positions look random, but are the same in every drawing. */
export function flock(
  sheet: Sheet,
  space: Space,
  {
    across: [far, near],
    up,
    count,
    high,
  }: { across: readonly [number, number]; up: number; count: number; high: number },
): void {
  const [from, to] = [FIRST + 1.4, LAST - 0.6]
  const birds = spread(0, 1, count).map((_, i) => {
    const part = (step: number) => (i * step) % 1
    const birdHeight = high * (0.85 + 0.3 * part(0.37))
    return {
      at: [from + (to - from) * part(0.618), far + (near - far) * part(0.29), up] as const,
      high: birdHeight,
      back: i % 3 === 0,
    }
  })
  for (const { at, high: size, back } of birds.sort((a, b) => b.at[1] - a.at[1]))
    sheet.add('bird', space.bird(at, size, back ? -1 : 1))
}

/** A water pipe with nipples. @param z height of the pipe above the floor, in metres */
export function waterLine(sheet: Sheet, space: Space, y: number, z: number): void {
  hangers(sheet, space, [y, z], spread(FIRST + 3.6, LAST - 2.2, 3))
  sheet.add('edge', space.line([FIRST, y, z], [LAST, y, z]))
  sheet.add('thin', ...spread(FIRST + 0.6, LAST - 0.3, 22).map((x) => space.line([x, y, z], [x, y, z - 0.28])))
  solid(sheet, space, [FIRST - 0.2, y - 0.15, z - 0.3], [0.4, 0.3, 0.7])
}

/** A hot-air heater at the far wall. */
export function heater(sheet: Sheet, space: Space): void {
  const [x, y] = [9.6, 11.9]
  solid(sheet, space, [x, y, 0.5], [2, 1.1, 1.3])
  sheet.add('edge', space.circle([x + 2, y + 0.55, 1.15], 0.42, 'end'))
  sheet.add('edge', ...[0.3, 1.6].map((d) => space.line([x + d, y, 0.5], [x + d, y, 0])))
  sheet.add(
    'part',
    space.face([x + 0.5, y + 0.5, 1.8], [x + 0.85, y + 0.5, 1.8], [x + 0.85, y + 0.5, 4.2], [x + 0.5, y + 0.5, 4.2]),
  )
  sheet.add('signal', ...space.box([x - 0.45, y + 0.3, 0.9], [0.45, 0.5, 0.5]))
}
