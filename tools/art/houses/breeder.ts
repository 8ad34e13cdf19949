/**
 * Cutaway of a breeder house, with nests in the middle, slats on both sides, feed for hens and for males, and water.
 */
import type { Sheet } from '../drawings/sheet'
import { spread } from '../parts'
import { FIRST, feedLine, flock, heater, LAST, waterLine } from './lines'
import { back, cabinet, front, HOUSE, lamps, silo, solid } from './shell'
import type { Space, Spot } from './space'

const { length } = HOUSE
/** Positions across the house, in metres, at which the slats and the nests on the slats start and end. */
const SLATS = [3.4, 10.6] as const
const NESTS = [5.9, 8.1] as const
/** Heights above the floor in metres: slats, then entrances, eaves and ridge of the nests. */
const [SLAT, SILL, EAVES, RIDGE] = [0.55, 0.8, 1.35, 1.95] as const
const [START, END] = [FIRST + 1.2, LAST - 0.4]
/** Positions across the house in metres: troughs for hens on the slats, pans for males on the litter, water lines. */
const TROUGHS = [9.5, 4.5] as const
const MALES = 1.7
const WATER = [10.2, 3.8] as const

/** Places in the house that the list on the page explains, by id. */
export const breederSpots: Record<string, Spot> = {
  silo: [-3.4, 2.6, 4.2],
  pad: [3.6, 0, 1.6],
  heater: [10.6, 12.3, 1.4],
  light: [11.6, 4.6, 4.1],
  nest: [16.4, NESTS[0] + 0.6, 1.6],
  feed: [20.4, TROUGHS[1], SLAT + 0.3],
  water: [16.8, WATER[1], SLAT + 0.75],
  control: [length - 2.5, 13.5, 2],
  fan: [length + 0.4, 8.6, 1.6],
}

export function breederHouse(sheet: Sheet, space: Space): void {
  back(sheet, space)
  sheet.within('control', () => cabinet(sheet, space))
  sheet.within('heater', () => heater(sheet, space))
  slats(sheet, space)
  sheet.within('light', () => lamps(sheet, space, 9.4))
  flock(sheet, space, { across: [13.2, SLATS[1] + 0.5], up: 0, count: 8, high: 0.6 })
  sheet.within('water', () => water(sheet, space, WATER[0]))
  sheet.within('feed', () => trough(sheet, space, TROUGHS[0]))
  sheet.within('nest', () => {
    nests(sheet, space)
    table(sheet, space)
  })
  sheet.within('feed', () => trough(sheet, space, TROUGHS[1]))
  flock(sheet, space, { across: [NESTS[0] - 0.6, SLATS[0] + 0.3], up: SLAT, count: 9, high: 0.6 })
  sheet.within('water', () => water(sheet, space, WATER[1]))
  sheet.within('light', () => lamps(sheet, space, 4.6))
  flock(sheet, space, { across: [SLATS[0] - 0.5, MALES + 0.6], up: 0, count: 7, high: 0.65 })
  sheet.within('feed', () => feedLine(sheet, space, MALES))
  flock(sheet, space, { across: [MALES - 0.6, 0.5], up: 0, count: 8, high: 0.7 })
  sheet.within('silo', () => silo(sheet, space, [FIRST + 0.4, MALES, 1.7]))
  front(sheet, space)
}

/** The slatted floor, through which droppings fall: its two visible sides, its top and its boards. */
function slats(sheet: Sheet, space: Space): void {
  const [near, far] = SLATS
  solid(sheet, space, [START, near, 0], [END - START, far - near, SLAT])
  const gap = NESTS[0] - near
  for (const from of [NESTS[1], near])
    sheet.add('faint', ...spread(START, END, 30).map((x) => space.line([x, from, SLAT], [x, from + gap, SLAT])))
}

/** Two rows of nests back to back under one roof, with curtains at their entrances, and with a step. */
function nests(sheet: Sheet, space: Space): void {
  const [near, far] = NESTS
  const middle = (near + far) / 2
  // The end of the rows, with the egg belt in the middle.
  sheet.add(
    'part',
    space.face([END, near, SLAT], [END, far, SLAT], [END, far, EAVES], [END, middle, RIDGE], [END, near, EAVES]),
  )
  sheet.add('edge', space.line([END, near, SILL], [END, middle, SLAT + 0.1], [END, far, SILL]))
  sheet.add('part', space.face([START, near, SLAT], [END, near, SLAT], [END, near, EAVES], [START, near, EAVES]))
  for (const y of [far, near])
    sheet.add('part', space.face([START, y, EAVES], [END, y, EAVES], [END, middle, RIDGE], [START, middle, RIDGE]))
  const entrances = spread(START + 0.3, END - 0.3, 25)
  for (const [i, from] of entrances.slice(0, -1).entries()) {
    const to = (entrances[i + 1] ?? from) - 0.12
    sheet.add(
      'tint',
      space.face([from, near, SILL], [to, near, SILL], [to, near, EAVES - 0.1], [from, near, EAVES - 0.1]),
    )
    const curtain = spread(from, to, 3)
    sheet.add('faint', ...curtain.map((x) => space.line([x, near, SILL], [x, near, EAVES - 0.1])))
  }
  // The joints of the roof, and the step in front of the entrances.
  sheet.add('thin', ...spread(START, END, 9).map((x) => space.line([x, near, EAVES], [x, middle, RIDGE])))
  sheet.add('edge', space.line([START, near - 0.3, SILL - 0.1], [END, near - 0.3, SILL - 0.1]))
  sheet.add('edge', ...spread(START, END, 9).map((x) => space.line([x, near, SILL - 0.1], [x, near - 0.3, SILL - 0.1])))
}

/** The table at the end of the nests, to which the egg belt brings the eggs. */
function table(sheet: Sheet, space: Space): void {
  const [near, far] = NESTS
  const middle = (near + far) / 2
  const [x, z] = [START - 1.5, 0.95]
  sheet.add('edge', ...[0.15, 1.1].map((d) => space.line([x + d, near + 0.2, z], [x + d, near + 0.2, 0])))
  solid(sheet, space, [x, near + 0.2, z], [1.25, 1.8, 0.12])
  sheet.add('signal', ...space.box([x + 1.25, middle - 0.25, z - 0.02], [0.3, 0.5, 0.14]))
}

/** A chain trough above the slats, suspended from the roof. Its grill lets only hens reach the feed. */
function trough(sheet: Sheet, space: Space, y: number): void {
  const z = SLAT + 0.14
  sheet.add('faint', ...spread(START + 1.6, END - 1, 4).map((x) => space.line([x, y, z + 0.3], [x, y, 3.4])))
  solid(sheet, space, [START + 0.3, y - 0.12, z], [END - START - 0.6, 0.24, 0.14])
  const bars = spread(START + 0.3, END - 0.3, 45)
  sheet.add('faint', ...bars.map((x) => space.line([x, y - 0.12, z + 0.14], [x, y, z + 0.32])))
  sheet.add('edge', space.line([START + 0.3, y, z + 0.32], [END - 0.3, y, z + 0.32]))
  sheet.add('signal', ...space.box([END - 0.3, y - 0.22, z - 0.1], [0.5, 0.44, 0.5]))
}

/** A water line with nipples, above the slats. */
function water(sheet: Sheet, space: Space, y: number): void {
  waterLine(sheet, space, y, SLAT + 0.75)
}
