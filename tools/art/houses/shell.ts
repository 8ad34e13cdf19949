/** The shell of a house, with wall fittings. The far side is whole; the near side is cut open beyond `closed`. */
import type { Sheet } from '../drawings/sheet'
import { spread } from '../parts'
import type { Space, Spot } from './space'

/** Illustrative dimensions in metres, not those of a real house. */
export const HOUSE = { length: 27, width: 14, eaves: 3.2, ridge: 5.6, closed: 7.5 } as const

const { length, width, eaves, ridge, closed } = HOUSE
const middle = width / 2

/** A box lit from above. Its near side is in half shade, its end in full shade. */
export function solid(sheet: Sheet, space: Space, corner: Spot, size: Spot): void {
  const [near = '', end = '', top = ''] = space.box(corner, size)
  sheet.add('part', near, end, top)
  sheet.add('tint', near)
  sheet.add('shade', end)
}

/** The parts of the shell that are behind the contents of the house. Must be drawn first. */
export function back(sheet: Sheet, space: Space): void {
  sheet.add('tint', space.face([0, 0, 0], [length, 0, 0], [length, width, 0], [0, width, 0]))
  sheet.add('body', space.face([0, width, 0], [length, width, 0], [length, width, eaves], [0, width, eaves]))
  sheet.add('edge', space.line([0, 0, 0], [length, 0, 0], [length, width, 0]))
  // The joints of the wall panels.
  sheet.add('faint', ...spread(closed + 1.5, length - 1.5, 13).map((x) => space.line([x, width, 0], [x, width, eaves])))
  sheet.within('flap', () => {
    for (const x of spread(closed + 2.2, length - 3, 7)) flap(sheet, space, x)
  })
  // The frames of the roof.
  for (const x of spread(closed, length, 7))
    sheet.add('edge', space.line([x, middle, ridge], [x, width, eaves], [x, width, 0]))
  sheet.add('edge', space.line([closed, middle, ridge], [length, middle, ridge]))
}

/** An open air inlet. */
function flap(sheet: Sheet, space: Space, x: number): void {
  const [low, high] = [eaves - 0.95, eaves - 0.35]
  sheet.add('part', space.face([x, width, low], [x + 1.5, width, low], [x + 1.5, width, high], [x, width, high]))
  sheet.add(
    'edge',
    space.line([x, width, low], [x, width - 0.5, high], [x + 1.5, width - 0.5, high], [x + 1.5, width, low]),
  )
}

/** The parts in front of the contents: the end wall with fans, and the closed part of the house. Must be drawn last. */
export function front(sheet: Sheet, space: Space): void {
  sheet.within('chimney', () => chimneys(sheet, space))
  const end: Spot[] = [
    [length, 0, 0],
    [length, 0, eaves],
    [length, middle, ridge],
    [length, width, eaves],
    [length, width, 0],
  ]
  sheet.add('outline', space.line(...end), space.line([closed, 0, 0], [length, 0, 0], [length, width, 0]))
  sheet.add('tint', space.face(...end))
  sheet.add('faint', ...spread(1, width - 1, 13).map((y) => space.line([length, y, 0], [length, y, eaves])))
  sheet.within('fan', () => {
    for (const y of [1.1, 4.2, 7.3, 10.4]) fan(sheet, space, y)
  })
  sheet.add('body', space.face([0, 0, 0], [closed, 0, 0], [closed, 0, eaves], [0, 0, eaves]))
  sheet.add('body', space.face([0, width, eaves], [closed, width, eaves], [closed, middle, ridge], [0, middle, ridge]))
  sheet.add(
    'body',
    space.face([0, -0.3, eaves - 0.1], [closed, -0.3, eaves - 0.1], [closed, middle, ridge], [0, middle, ridge]),
  )
  sheet.add('tint', space.face([0, 0, 0], [closed, 0, 0], [closed, 0, eaves], [0, 0, eaves]))
  sheet.add('edge', space.line([closed, 0, 0], [closed, 0, eaves], [closed, middle, ridge]))
  sheet.within('pad', () => pad(sheet, space))
  sheet.within('solar', () => panels(sheet, space))
}

/** A fan in the end wall: box, ring and six blades. */
function fan(sheet: Sheet, space: Space, y: number): void {
  const [size, out] = [2.5, 0.12]
  const x = length + out
  const middle: Spot = [x, y + size / 2, 0.3 + size / 2]
  solid(sheet, space, [length, y, 0.3], [out, size, size])
  sheet.add('part', space.circle(middle, 1.08, 'end'))
  sheet.add('shade', space.circle(middle, 1.08, 'end'))
  for (const turn of [0, 60, 120, 180, 240, 300]) {
    const rim = (angle: number, r: number): Spot => {
      const a = (angle * Math.PI) / 180
      return [x, middle[1] + r * Math.cos(a), middle[2] + r * Math.sin(a)]
    }
    sheet.add('part', space.face(rim(turn, 0.2), rim(turn - 14, 0.98), rim(turn + 20, 0.98)))
  }
  sheet.add('signal', space.circle(middle, 0.24, 'end'))
}

/** The wet pad in the near wall, with its gutters. */
function pad(sheet: Sheet, space: Space): void {
  const [from, to, low, high] = [0.7, closed - 0.8, 0.5, 2.7]
  sheet.add('part', space.face([from, 0, low], [to, 0, low], [to, 0, high], [from, 0, high]))
  const flutes = spread(from, to, 20)
  sheet.add('faint', ...flutes.slice(1).map((x, i) => space.line([x, 0, low], [flutes[i] ?? x, 0, high])))
  sheet.add('faint', ...flutes.slice(1).map((x, i) => space.line([flutes[i] ?? x, 0, low], [x, 0, high])))
  for (const z of [low, high]) solid(sheet, space, [from - 0.1, -0.18, z - 0.12], [to - from + 0.2, 0.18, 0.24])
}

/** Solar panels on the roof. */
function panels(sheet: Sheet, space: Space): void {
  const slope = (y: number) => eaves + ((ridge - eaves) * y) / middle + 0.12
  for (const y of [0.9, 2.9, 4.9])
    for (const x of spread(0.5, closed - 1.9, 4)) {
      const corners: Spot[] = [
        [x, y, slope(y)],
        [x + 1.4, y, slope(y)],
        [x + 1.4, y + 1.7, slope(y + 1.7)],
        [x, y + 1.7, slope(y + 1.7)],
      ]
      sheet.add('part', space.face(...corners))
      sheet.add('tint', space.face(...corners))
      const half = y + 0.85
      sheet.add('thin', space.line([x, half, slope(half)], [x + 1.4, half, slope(half)]))
    }
}

/** Roof fans on the ridge. */
function chimneys(sheet: Sheet, space: Space): void {
  for (const x of [13, 20]) {
    sheet.add('part', space.circle([x, middle, ridge - 0.4], 0.5, 'floor'))
    sheet.add('part', space.mantle([x, middle, ridge - 0.4], 0.5, ridge + 1.5))
    sheet.add('part', space.circle([x, middle, ridge + 1.5], 0.5, 'floor'))
    sheet.add('thin', ...[-0.4, 0.4].map((d) => space.line([x + d, middle, ridge + 1.5], [x + d, middle, ridge + 2])))
    sheet.add('part', space.circle([x, middle, ridge + 2], 0.72, 'floor'))
  }
}

/** A feed silo in front of the house, and the pipe from the silo to the hoppers. */
export function silo(sheet: Sheet, space: Space, to: Spot): void {
  const [x, y] = [-3.4, 2.6]
  for (const [dx, dy] of [
    [-0.9, 0],
    [0, 0.9],
    [0.9, 0],
    [0, -0.9],
  ] as const)
    sheet.add('edge', space.line([x + dx, y + dy, 0], [x + dx, y + dy, 2.4]))
  const r = 1.25
  sheet.add('edge', space.line([x, y, 0.9], [0, y, 2.2]))
  sheet.add('part', space.mantle([x, y, 0.8], 0.25, 2.3, r))
  // The lower rim is drawn first, because it is behind the cylinder.
  sheet.add('body', space.circle([x, y, 2.3], r, 'floor'), space.mantle([x, y, 2.3], r, 5.5))
  sheet.add('part', space.mantle([x, y, 2.3], r, 5.5))
  sheet.add('body', space.circle([x, y, 5.5], r, 'floor'))
  sheet.add('tint', space.mantle([x, y, 2.3], r, 5.5), space.mantle([x, y, 0.8], 0.25, 2.3, r))
  sheet.add('part', space.mantle([x, y, 5.5], r, 6.3, 0.3))
  sheet.add('signal', space.circle([x, y, 6.3], 0.34, 'floor'))
  // The pipe inside the house, below the roof.
  sheet.add('edge', space.line([closed, y, 3], [to[0], y, 3], to))
}

/** A row of lamps below the roof. @param across position across the house in metres */
export function lamps(sheet: Sheet, space: Space, across: number): void {
  const z = ridge - 1.5
  sheet.add('thin', space.line([closed, across, z + 0.35], [length - 0.6, across, z + 0.35]))
  for (const x of spread(closed + 1.6, length - 2, 7)) {
    sheet.add('light', space.mantle([x, across, 0.9], 1.15, z, 0.2))
    sheet.add('thin', space.line([x, across, z + 0.35], [x, across, z]))
    sheet.add('signal', space.circle([x, across, z], 0.22, 'floor'))
  }
}

/** The control cabinet on the far wall. */
export function cabinet(sheet: Sheet, space: Space): void {
  const x = length - 3.2
  solid(sheet, space, [x, width - 0.5, 0.4], [1.3, 0.4, 1.9])
  sheet.add(
    'edge',
    space.face(
      [x + 0.25, width - 0.5, 1.4],
      [x + 1.05, width - 0.5, 1.4],
      [x + 1.05, width - 0.5, 2],
      [x + 0.25, width - 0.5, 2],
    ),
  )
}

/** Ends of the arrows that show the air flow from the pads to the fans. @param up height above the floor, in metres */
export function air(
  space: Space,
  across: number,
  up: number,
): { from: readonly [number, number]; to: readonly [number, number] }[] {
  return [10.5, 16, 21.5].map((x) => ({ from: space.at([x - 1.1, across, up]), to: space.at([x + 1.3, across, up]) }))
}
