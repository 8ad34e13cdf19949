/** Cutaway of a house for layers in cages, with cages, feed, eggs, manure and air. */
import type { Sheet } from '../drawings/sheet'
import { spread } from '../parts'
import { back, cabinet, front, HOUSE, lamps, silo, solid } from './shell'
import type { Space, Spot } from './space'

const { length, closed } = HOUSE
/** Positions of the rows of cages across the house, in metres, farthest row first. */
const ROWS = [10.9, 6.5, 2.1] as const
const [DEPTH, TIERS, TIER, FOOT] = [1.8, 4, 0.62, 0.35] as const
const TOP = FOOT + TIERS * TIER
const [FIRST, LAST] = [closed + 2.2, length - 3.4]

/** Places in the house that the list on the page explains, by id. */
export const layerSpots: Record<string, Spot> = {
  solar: [3.6, 3.4, 4.5],
  silo: [-3.4, 2.6, 4.2],
  pad: [3.6, 0, 1.6],
  feed: [FIRST + 1.45, 1.55, 1.1],
  light: [17.05, 5.1, 4.1],
  unit: [17, 2.1, 1.6],
  collection: [FIRST - 0.55, 1.6, 2],
  conveyor: [FIRST - 1.2, 9.2, 1.1],
  cart: [19.3, 5, 3.6],
  tension: [LAST + 0.35, 7.6, 1.9],
  dispatch: [LAST + 0.3, 2.1, 0.9],
  manure: [LAST + 1.3, -3.4, 2.6],
  flap: [20.2, 14, 2.6],
  chimney: [20, 7, 7],
  control: [length - 2.5, 13.5, 2],
  fan: [length + 0.4, 8.6, 1.6],
}

export function layerHouse(sheet: Sheet, space: Space): void {
  back(sheet, space)
  sheet.within('control', () => cabinet(sheet, space))
  for (const y of ROWS) {
    if (y < 3) sheet.within('cart', () => cart(sheet, space))
    sheet.within('conveyor', () => eggConveyor(sheet, space, y))
    sheet.within('tension', () => tension(sheet, space, y))
    sheet.within('unit', () => row(sheet, space, y))
    sheet.within('feed', () => hopper(sheet, space, y))
    sheet.within('collection', () => lift(sheet, space, y))
    if (y > 3) sheet.within('light', () => lamps(sheet, space, y - 1.4))
  }
  sheet.within('silo', () => silo(sheet, space, [FIRST + 0.9, 2.9, TOP + 0.9]))
  sheet.within('manure', () => cross(sheet, space))
  front(sheet, space)
  sheet.within('manure', () => incline(sheet, space))
}

/** A row of cages: tiers, each with its trough, egg belt and birds. */
function row(sheet: Sheet, space: Space, y: number): void {
  const l = LAST - FIRST
  solid(sheet, space, [FIRST, y, FOOT], [l, DEPTH, TOP - FOOT])
  const posts = spread(FIRST, LAST, 12)
  sheet.add('edge', ...posts.map((x) => space.line([x, y, 0], [x, y, TOP])))
  sheet.add('edge', space.line([LAST, y + DEPTH, 0], [LAST, y + DEPTH, TOP]))
  for (const tier of spread(0, TIERS - 1, TIERS)) {
    const z = FOOT + tier * TIER
    // Birds are drawn only in the front row, because too little of the other rows is visible.
    const birds = y < 3 ? spread(FIRST + 2.2, LAST - 0.6, 9) : []
    sheet.add('bird', ...birds.map((x, i) => space.bird([x, y, z + 0.24], 0.44, (i + tier) % 3 === 0 ? -1 : 1)))
    sheet.add('faint', ...spread(FIRST, LAST, 34).map((x) => space.line([x, y, z + 0.26], [x, y, z + TIER])))
    // The trough, and the egg belt in front of it.
    const trough = space.box([FIRST, y - 0.26, z + 0.12], [l, 0.26, 0.14]).slice(0, 2)
    sheet.within('feed', () => sheet.add('part', ...trough))
    const belt = space.face(
      [FIRST, y - 0.36, z + 0.04],
      [LAST, y - 0.36, z + 0.04],
      [LAST, y - 0.26, z + 0.08],
      [FIRST, y - 0.26, z + 0.08],
    )
    sheet.within('collection', () => sheet.add('signal', belt))
    sheet.add('edge', space.line([LAST, y, z], [LAST, y + DEPTH, z]))
  }
}

/** The hopper that travels above a row and fills the row's troughs. */
function hopper(sheet: Sheet, space: Space, y: number): void {
  const [a, b] = [FIRST + 0.4, FIRST + 1.7]
  const near = y - 0.55
  sheet.add('part', space.face([a, near, 0.5], [b, near, 0.5], [b, near, TOP + 0.5], [a, near, TOP + 0.5]))
  sheet.add('tint', space.face([a, near, 0.5], [b, near, 0.5], [b, near, TOP + 0.5], [a, near, TOP + 0.5]))
  for (const z of spread(0.9, TOP - 0.4, TIERS)) sheet.add('thin', space.line([a, near, z], [b, near, z - 0.25]))
  solid(sheet, space, [a, near, TOP + 0.3], [b - a, DEPTH + 1.1, 0.75])
}

/** The lift at the end of a row, which brings the eggs of all tiers to one height. */
function lift(sheet: Sheet, space: Space, y: number): void {
  const [x, w] = [FIRST - 0.9, 0.7]
  solid(sheet, space, [x, y - 0.5, 0.2], [w, 0.7, TOP + 0.2])
  sheet.add('faint', ...spread(0.5, TOP + 0.1, 11).map((z) => space.line([x, y - 0.5, z], [x + w, y - 0.5, z])))
}

/** The piece of the egg conveyor that is behind a row. The conveyor collects the eggs of all rows. */
function eggConveyor(sheet: Sheet, space: Space, row: number): void {
  const [x, z] = [FIRST - 1.5, 0.95]
  const [from, to] = [row - 1.3, Math.min(row + 3.1, 12.8)]
  sheet.add('edge', space.line([x + 0.5, from + 0.3, z], [x + 0.5, from + 0.3, 0]))
  solid(sheet, space, [x, from, z], [0.55, to - from, 0.16])
  sheet.add('faint', ...spread(from, to, 14).map((y) => space.line([x, y, z + 0.16], [x + 0.55, y, z + 0.16])))
}

/** The control cart, from which workers reach the upper tiers. */
function cart(sheet: Sheet, space: Space): void {
  const [x, y] = [18.4, 4.6]
  const top = 3.8
  for (const [dx, dy] of [
    [0, 0.8],
    [1.8, 0.8],
    [0, 0],
    [1.8, 0],
  ] as const)
    sheet.add('edge', space.line([x + dx, y + dy, 0.2], [x + dx, y + dy, top]))
  solid(sheet, space, [x, y, 0.25], [1.8, 0.8, 0.12])
  sheet.add('signal', ...space.box([x, y, 2.7], [1.8, 0.8, 0.12]))
  sheet.add('edge', space.line([x, y, top], [x + 1.8, y, top], [x + 1.8, y + 0.8, top], [x, y + 0.8, top], [x, y, top]))
}

/** The end of a row, with one drum per tier that tensions the tier's belt. */
function tension(sheet: Sheet, space: Space, y: number): void {
  solid(sheet, space, [LAST, y, 0.1], [0.8, DEPTH, TOP - 0.1])
  for (const tier of spread(0, TIERS - 1, TIERS)) {
    const z = FOOT + tier * TIER + 0.1
    const drum = space.circle([LAST + 0.4, y, z], 0.16, 'side')
    sheet.within('dispatch', () => sheet.add('part', drum))
    sheet.add('thin', space.line([LAST + 0.8, y, z], [LAST + 0.8, y + DEPTH, z]))
  }
}

/** The belt that carries the manure of all rows across the house. */
function cross(sheet: Sheet, space: Space): void {
  solid(sheet, space, [LAST + 0.9, -0.4, 0.05], [0.8, 13.6, 0.22])
}

/** The conveyor that lifts the manure out of the house. */
function incline(sheet: Sheet, space: Space): void {
  const [x, w] = [LAST + 0.9, 0.8]
  const low: Spot = [x, -0.3, 0.2]
  const high: Spot = [x, -5, 3.7]
  for (const dx of [0, w]) sheet.add('edge', space.line([x + dx, -4.3, 3.1], [x + dx, -4.3, 0]))
  sheet.add('part', space.face(low, [x + w, low[1], low[2]], [x + w, high[1], high[2]], high))
  sheet.add(
    'edge',
    space.line([x + w, low[1], low[2] - 0.25], [x + w, high[1], high[2] - 0.25], [x + w, high[1], high[2]]),
  )
  sheet.add(
    'thin',
    ...spread(0.06, 0.94, 14).map((t) => {
      const edgeSpot = (end: number): Spot => [
        x + end,
        low[1] + t * (high[1] - low[1]),
        low[2] + t * (high[2] - low[2]),
      ]
      return space.line(edgeSpot(0), edgeSpot(w))
    }),
  )
  sheet.add('signal', space.circle([x + w, high[1], high[2] - 0.12], 0.2, 'end'))
}
