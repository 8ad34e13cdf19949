/** A house for broilers, cut open: feed, water, heat, light and air. */
import { flow } from '../drawings/notes'
import type { Sheet } from '../drawings/sheet'
import { spread } from '../parts'
import { air, back, cabinet, front, HOUSE, lamps, silo } from './shell'
import type { Space, Spot } from './space'

const { length, closed } = HOUSE
/** The lines stand across the house by turns, those of water next to those of feed. */
const FEED = [10.6, 7, 3.4] as const
const WATER = [12.4, 8.8, 5.2, 1.6] as const
const [FIRST, LAST] = [closed + 0.9, length - 1.2]

/** Where the list of the page points at. */
export const broilerSpots: Record<string, Spot> = {
  solar: [3.6, 3.4, 4.5],
  silo: [-3.4, 2.6, 4.2],
  pad: [3.6, 0, 1.6],
  flap: [20.2, 14, 2.6],
  heater: [10.6, 12.3, 1.4],
  light: [14.4, 7, 4.1],
  chimney: [13, 7, 6.6],
  circulation: [17.6, 9.8, 3],
  control: [length - 2.5, 13.5, 2],
  feed: [15.2, 3.4, 0.5],
  water: [20.6, 1.6, 0.8],
  fan: [length + 0.4, 5.4, 1.6],
}

export function broilerHouse(sheet: Sheet, space: Space): void {
  back(sheet, space)
  cabinet(sheet, space)
  lamps(sheet, space, 7)
  heater(sheet, space)
  const lines = [...FEED.map((y) => ({ y, draw: feedLine })), ...WATER.map((y) => ({ y, draw: waterLine }))]
  for (const { y, draw } of lines.sort((a, b) => b.y - a.y)) {
    if (y < 9 && y > 8) circulation(sheet, space)
    draw(sheet, space, y)
  }
  silo(sheet, space, [FIRST + 0.4, 3.4, 1.7])
  for (const { from, to } of air(space, 4.4, 1.6)) flow(sheet, from, to)
  front(sheet, space)
}

/** Pans along a pipe, filled by a hopper at its beginning. */
function feedLine(sheet: Sheet, space: Space, y: number): void {
  const z = 0.85
  const pans = spread(FIRST + 1.6, LAST - 0.4, 10)
  sheet.add('thin', ...spread(FIRST + 2.4, LAST - 1, 4).map((x) => space.line([x, y, z], [x, y, 3.4])))
  sheet.add('edge', space.line([FIRST, y, z], [LAST, y, z]), space.line([FIRST, y, z + 0.14], [LAST, y, z + 0.14]))
  for (const x of pans) {
    sheet.add('part', space.circle([x, y, 0.22], 0.42, 'floor'))
    sheet.add('edge', space.line([x - 0.3, y, 0.3], [x, y, z], [x + 0.3, y, 0.3]))
  }
  // The hopper.
  const [a, b] = [FIRST - 0.2, FIRST + 1]
  sheet.add('part', space.face([a, y, 1.7], [b, y, 1.7], [b - 0.45, y, 0.75], [a + 0.45, y, 0.75]))
  sheet.add('part', space.face([a, y - 0.5, 1.7], [b, y - 0.5, 1.7], [b, y + 0.5, 1.7], [a, y + 0.5, 1.7]))
  // Its drive at the end.
  sheet.add('signal', ...space.box([LAST, y - 0.18, z - 0.15], [0.5, 0.36, 0.4]))
}

/** Nipples under a pipe. */
function waterLine(sheet: Sheet, space: Space, y: number): void {
  const z = 1
  sheet.add('thin', ...spread(FIRST + 3, LAST - 1.4, 4).map((x) => space.line([x, y, z], [x, y, 3.2])))
  sheet.add('edge', space.line([FIRST, y, z], [LAST, y, z]))
  sheet.add('thin', ...spread(FIRST + 0.6, LAST - 0.3, 22).map((x) => space.line([x, y, z], [x, y, z - 0.28])))
  sheet.add('part', ...space.box([FIRST - 0.2, y - 0.15, z - 0.3], [0.4, 0.3, 0.7]))
}

/** A hot-air heater at the far wall. */
function heater(sheet: Sheet, space: Space): void {
  const [x, y] = [9.6, 11.9]
  sheet.add('part', ...space.box([x, y, 0.5], [2, 1.1, 1.3]))
  sheet.add('edge', space.circle([x + 2, y + 0.55, 1.15], 0.42, 'end'))
  sheet.add('edge', ...[0.3, 1.6].map((d) => space.line([x + d, y, 0.5], [x + d, y, 0])))
  sheet.add(
    'part',
    space.face([x + 0.5, y + 0.5, 1.8], [x + 0.85, y + 0.5, 1.8], [x + 0.85, y + 0.5, 4.2], [x + 0.5, y + 0.5, 4.2]),
  )
  sheet.add('signal', ...space.box([x - 0.45, y + 0.3, 0.9], [0.45, 0.5, 0.5]))
}

/** A fan that hangs under the roof and mixes the air. */
function circulation(sheet: Sheet, space: Space): void {
  const middle: Spot = [17.6, 9.8, 2.9]
  sheet.add('thin', space.line([17.6, 9.3, 2.9], [17.6, 9.3, 4.4]), space.line([17.6, 10.3, 2.9], [17.6, 10.3, 4.4]))
  sheet.add('part', space.circle(middle, 0.75, 'end'))
  sheet.add('edge', space.circle(middle, 0.5, 'end'))
  sheet.add('signal', space.circle(middle, 0.16, 'end'))
}
