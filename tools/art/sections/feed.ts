/** Section of the feed transport: silo, tube with spiral, tank and pan line. Tube, spiral and pans share one scale. */
import { seenAndCut } from '../drawings/feeder-pan'
import { stream } from '../drawings/notes'
import type { Sheet } from '../drawings/sheet'
import { type Point, View } from '../drawings/view'
import { spread } from '../parts'
import type { Section } from './section'

// Lengths in mm. From the specification: PVC pipe 90 mm, spiral spring 69 mm, pan 36 cm.
const [TUBE, SPIRAL, WALL] = [90 / 2, 69 / 2, 3] as const
/** Height and radius in mm of the pipe above the pans, as in `drawings/feeder-pan.ts`. */
const LINE = { z: 262, r: 22.5 } as const

/** Layouts of the pictures, in mm. Silo, tank and wall have no published size, and are drawn shortened. */
const layouts = {
  wide: {
    view: [40, 452, 0.5] as const,
    silo: [260, 540],
    end: [1250, 690],
    pans: [1640, 2080],
    line: 2270,
    wall: 640,
    opening: [760, 1030],
    spot: 708,
  },
  tall: {
    view: [30, 700, 0.46] as const,
    silo: [230, 1080],
    end: [1000, 1130],
    pans: [640, 210],
    line: 10,
    wall: 520,
    opening: [590, 770],
    spot: 850,
  },
} as const

export const feedSection: Section = {
  block: 'drawing',
  draw,
  numbers: { silo: [28, 24], tube: [470, 60], spiral: [380, 60], tank: [570, 330], pan: [432, 640] },
}

function draw(sheet: Sheet, size: 'wide' | 'tall'): Record<string, Point> {
  const { view: placement, silo: from, end, pans, line, wall, opening, spot } = layouts[size]
  const view = new View(placement[0], placement[1], placement[2])
  const floor: [number, number] = size === 'wide' ? [wall, 2300] : [0, 1180]
  sheet.add('outline', view.line([floor[0], 0], [floor[1], 0]))
  feedLine(sheet, view, end[0], line)
  for (const x of pans) {
    const [px, py] = view.at(x, 0)
    sheet.within('pan', () => seenAndCut(sheet, new View(px, py, view.scale)))
    clamp(sheet, view, x)
  }
  house(sheet, view, wall, from[1])
  sheet.within('silo', () => silo(sheet, view, from))
  sheet.within('tube', () => tube(sheet, view, from, end, opening))
  sheet.within('tank', () => tank(sheet, view, end))
  const side = Math.sign(line - end[0])
  const along = (x: number, z: number) => view.at(x, z)
  stream(sheet, view.line([end[0] + side * 90, LINE.z + 62], [line - side * 60, LINE.z + 62]), [
    along(line - side * 90, LINE.z + 62),
    along(line - side * 50, LINE.z + 62),
  ])
  const [start = 0, stop = 0] = opening
  const rise = slope(from, end)
  return {
    silo: view.at(from[0], from[1] + 250),
    tube: view.at(spot, rise(spot)),
    spiral: view.at((start + stop) / 2, rise((start + stop) / 2)),
    tank: view.at(end[0], end[1] - 150),
    pan: view.at(pans[0], 110),
  }
}

/** Returns a function that gives the height of the tube's axis at a position along x, in mm. */
function slope([x, z]: readonly number[], [toX = 0, toZ = 0]: readonly number[]): (position: number) => number {
  return (position) => (z ?? 0) + ((toZ - (z ?? 0)) * (position - (x ?? 0))) / (toX - (x ?? 0))
}

/** The lower end of a silo: its shortened cone, and the boot at which the tube starts. */
function silo(sheet: Sheet, view: View, [x, z]: readonly [number, number]): void {
  const top = z + 330
  sheet.add('tint', view.shape([x - 230, top], [x + 230, top], [x + 62, z + 60], [x - 62, z + 60]))
  sheet.add('outline', view.line([x - 230, top], [x - 62, z + 60]), view.line([x + 230, top], [x + 62, z + 60]))
  sheet.add('thin', view.cut([x - 230, top], [x + 230, top]))
  sheet.add('body', view.box(x - 80, z - 62, 160, 122))
  sheet.add('edge', view.line([x - 80, z + 44], [x + 80, z + 44]))
  // The legs end in break lines, because the ground is farther down.
  for (const d of [-215, 215]) {
    sheet.add(
      'edge',
      view.line([x + d, top - 30], [x + d, z - 190]),
      view.line([x + d + 14, top - 30], [x + d + 14, z - 190]),
    )
    sheet.add('thin', view.cut([x + d - 12, z - 190], [x + d + 26, z - 190]))
  }
  stream(sheet, view.line([x, top - 60], [x, z + 80]), [view.at(x, z + 120), view.at(x, z + 70)])
}

/** Section of the house wall through which the tube enters. */
function house(sheet: Sheet, view: View, x: number, z: number): void {
  const [low, high] = [z - 190, z + 330]
  const corners: Point[] = [
    [x - 30, low],
    [x + 30, low],
    [x + 30, high],
    [x - 30, high],
  ]
  sheet.add('edge', view.line([x - 30, low], [x - 30, high]), view.line([x + 30, low], [x + 30, high]))
  sheet.add('thin', view.hatch([corners], 8))
  sheet.add('thin', view.cut([x - 42, low], [x + 42, low]), view.cut([x - 42, high], [x + 42, high]))
}

/** The tube, with a cutaway that shows its spiral. */
function tube(
  sheet: Sheet,
  view: View,
  from: readonly [number, number],
  to: readonly [number, number],
  [start, stop]: readonly [number, number],
): void {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ox, oy] = view.at(from[0], from[1])
  const tubeView = new View(ox, oy, view.scale, (turn * 180) / Math.PI)
  const [a, b] = [start, stop].map((x) => (x - from[0]) / Math.cos(turn))
  sheet.add('body', tubeView.box(68, -TUBE, length - 68, 2 * TUBE))
  const inside: Point[] = [
    [a ?? 0, -TUBE + WALL],
    [b ?? 0, -TUBE + WALL],
    [b ?? 0, TUBE - WALL],
    [a ?? 0, TUBE - WALL],
  ]
  const turns = Math.floor(((b ?? 0) - (a ?? 0) - 8) / 60)
  sheet.within('spiral', () => {
    sheet.add('paper', tubeView.shape(...inside))
    sheet.add('tint', tubeView.box(a ?? 0, -TUBE + WALL, (b ?? 0) - (a ?? 0), 52))
    sheet.add('edge', ...windings(tubeView, (a ?? 0) + 6, turns))
  })
  sheet.add('thin', tubeView.cut([a ?? 0, -TUBE], [a ?? 0, TUBE]), tubeView.cut([b ?? 0, -TUBE], [b ?? 0, TUBE]))
  stream(sheet, tubeView.line([70, TUBE + 34], [length - 120, TUBE + 34]), [
    tubeView.at(length - 150, TUBE + 34),
    tubeView.at(length - 110, TUBE + 34),
  ])
}

/** Path data for the turns of the spiral, which lies on the bottom of the tube. */
function windings(tubeView: View, from: number, turns: number): string[] {
  const low = -TUBE + WALL
  return spread(0, turns - 1, turns).flatMap((i) => {
    const x = from + i * 60
    return [
      tubeView.line([x, low], [x + 24, low + 2 * SPIRAL], [x + 36, low + 2 * SPIRAL], [x + 12, low], [x, low]),
      tubeView.line([x + 36, low + 2 * SPIRAL], [x + 60, low]),
    ]
  })
}

/** The tank at the start of a line, with the drive of the tube above it and the level sensor in it. */
function tank(sheet: Sheet, view: View, [x, z]: readonly [number, number]): void {
  const top = z - 70
  const low = Math.max(LINE.z + 50, top - 330)
  const walls: Point[] = [
    [x - 190, top],
    [x - 190, top - 120],
    [x - 55, low],
    [x + 55, low],
    [x + 190, top - 120],
    [x + 190, top],
  ]
  sheet.add('body', view.shape(...walls))
  sheet.add('tint', view.shape([x - 190, top - 60], ...walls.slice(1, 5), [x + 190, top - 60]))
  sheet.add('edge', view.box(x - 205, top, 410, 12))
  sheet.add('edge', view.line([x + 120, top], [x + 120, top - 70]), view.box(x + 108, top - 110, 24, 40))
  sheet.add('body', view.box(x - 70, z - 60, 120, 120))
  sheet.add('part', view.box(x + 50, z - 42, 150, 84))
  sheet.add('body', view.box(x - 38, LINE.z, 76, low - LINE.z))
  sheet.add('body', view.box(x - 75, LINE.z - 50, 150, 100))
  stream(sheet, view.line([x, top - 30], [x, LINE.z + 70]), [view.at(x, LINE.z + 110), view.at(x, LINE.z + 60)])
}

/** The pipe above the pans, with a break line at its far end. */
function feedLine(sheet: Sheet, view: View, from: number, to: number): void {
  const { z, r } = LINE
  for (const side of [-r, r]) sheet.add('outline', view.line([from, z + side], [to, z + side]))
  sheet.add('thin', view.cut([to, z - r - 8], [to, z + r + 8]))
}

/** The clamp that holds a pan on the pipe. */
function clamp(sheet: Sheet, view: View, x: number): void {
  sheet.add('part', view.box(x - 50, LINE.z - LINE.r - 6, 100, 2 * LINE.r + 12))
}
