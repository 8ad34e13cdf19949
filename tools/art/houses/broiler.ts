/** Cutaway of a broiler house, with feed, water, heat, light and air. */
import { flow } from '../drawings/notes'
import type { Sheet } from '../drawings/sheet'
import { FIRST, feedLine, flock, heater, waterLine } from './lines'
import { air, back, cabinet, front, HOUSE, lamps, silo } from './shell'
import type { Space, Spot } from './space'

const { length } = HOUSE
/** Positions of the feed and water lines across the house, in metres. The two kinds alternate. */
const FEED = [10.6, 7, 3.4] as const
const WATER = [12.4, 8.8, 5.2, 1.6] as const

/** Places in the house that the list on the page explains, by id. */
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
  sheet.within('control', () => cabinet(sheet, space))
  sheet.within('light', () => lamps(sheet, space, 7))
  sheet.within('heater', () => heater(sheet, space))
  const lines = [
    ...FEED.map((y) => ({ y, part: 'feed', draw: feedLine })),
    ...WATER.map((y) => ({ y, part: 'water', draw: drinkers })),
  ]
  for (const { y, part, draw } of lines.sort((a, b) => b.y - a.y)) {
    if (y < 9 && y > 8) sheet.within('circulation', () => circulation(sheet, space))
    sheet.within(part, () => draw(sheet, space, y))
    if (draw === feedLine) flock(sheet, space, { across: [y - 0.5, y - 1.7], up: 0, count: 11, high: 0.5 })
  }
  sheet.within('silo', () => silo(sheet, space, [FIRST + 0.4, 3.4, 1.7]))
  for (const { from, to } of air(space, 4.4, 1.6)) flow(sheet, from, to)
  front(sheet, space)
}

function drinkers(sheet: Sheet, space: Space, y: number): void {
  waterLine(sheet, space, y, 1)
}

/** A circulation fan, suspended from the roof. */
function circulation(sheet: Sheet, space: Space): void {
  const middle: Spot = [17.6, 9.8, 2.9]
  sheet.add('thin', space.line([17.6, 9.3, 2.9], [17.6, 9.3, 4.4]), space.line([17.6, 10.3, 2.9], [17.6, 10.3, 4.4]))
  sheet.add('part', space.circle(middle, 0.75, 'end'))
  sheet.add('edge', space.circle(middle, 0.5, 'end'))
  sheet.add('signal', space.circle(middle, 0.16, 'end'))
}
