/** The roof fan: cut along its axis as it stands on a roof, and its parts pushed together for transport. */
import { spread } from '../parts'
import { across, balloon, flow, upright } from './notes'
import { Sheet } from './sheet'
import { type Point, View } from './view'

// From the specification: inner diameter 61.5 cm; 63 x 197 cm assembled, 63 x 120 cm disassembled.
const INNER = 615 / 2
const OUTER = 630 / 2
const HEIGHT = 1970
const PACKED = 1200

const RIM = HEIGHT - 320
const ROOF = 1010

/** The wall of the chimney between two heights, on both sides. */
function walls(view: View, from: number, to: number): string {
  return both((side) => view.box(side > 0 ? INNER : -OUTER, from, OUTER - INNER, to - from))
}

/** Bolted rims where two parts of the chimney meet. */
function joint(view: View, z: number): string {
  return both((side) => view.box(side > 0 ? OUTER : -OUTER - 34, z - 11, 34, 22))
}

function both(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1)
}

function cap(sheet: Sheet, view: View): void {
  const roof = (rise: number): Point[] => [
    [-460, HEIGHT - 150],
    [-430, HEIGHT - 125 + rise],
    [-100, HEIGHT - 18 + rise],
    [0, HEIGHT + rise],
    [100, HEIGHT - 18 + rise],
    [430, HEIGHT - 125 + rise],
    [460, HEIGHT - 150],
  ]
  sheet.add('outline', view.line(...roof(0)))
  sheet.add('thin', view.line(...roof(-22)))
  sheet.add(
    'edge',
    both((side) => view.line([side * 327, RIM - 140], [side * 327, RIM], [side * 385, HEIGHT - 145])),
  )
}

function fan(sheet: Sheet, view: View): void {
  const z = 700
  sheet.add('part', view.box(-300, z + 76, 600, 14))
  sheet.add('part', view.box(-62, z + 90, 124, 150), view.box(-40, z + 240, 80, 22))
  sheet.add('thin', ...spread(-46, 46, 6).map((x) => view.line([x, z + 96], [x, z + 232])))
  const blade = (turn: -1 | 1): Point[] =>
    [
      [46, 22],
      [160, 50],
      [298, 60],
      [298, 8],
      [160, -34],
      [46, -22],
    ].map(([x = 0, y = 0]): Point => [turn * x, z + turn * y])
  sheet.add('part', view.box(-14, z - 62, 28, 138))
  sheet.add('part', view.shape(...blade(1)), view.shape(...blade(-1)), view.box(-46, z - 44, 92, 88))
}

function damper(sheet: Sheet, view: View): void {
  const z = 480
  sheet.add('edge', view.line([-280, z + 88], [-20, z + 8]), view.line([20, z - 8], [280, z - 88]))
  sheet.add('part', view.circle(0, z, 22))
  sheet.add('hidden', view.arc(0, z, 295, 163, 180), view.arc(0, z, 295, -17, 0))
  sheet.add('part', view.box(-OUTER - 60, z - 45, 60, 90))
  sheet.add('signal', view.box(-OUTER - 150, z - 75, 90, 150))
  sheet.add('centre', view.line([-OUTER - 180, z], [330, z]))
}

function collar(sheet: Sheet, view: View): void {
  const half = (side: -1 | 1): Point[] => [
    [side * 460, ROOF - 60],
    [side * 450, ROOF - 35],
    [side * 355, ROOF + 60],
    [side * 355, ROOF + 130],
    [side * (OUTER + 14), ROOF + 165],
  ]
  sheet.add(
    'outline',
    both((side) => view.line(...half(side))),
  )
  const deck = (side: -1 | 1): Point[] => [
    [side * 330, ROOF - 66],
    [side * 620, ROOF - 66],
    [side * 620, ROOF - 120],
    [side * 330, ROOF - 120],
  ]
  sheet.add(
    'edge',
    both((side) =>
      view.line(...deck(side).slice(1, 2), ...deck(side).slice(0, 1), ...deck(side).slice(3, 4), [
        side * 620,
        ROOF - 120,
      ]),
    ),
  )
  sheet.add(
    'thin',
    both((side) => view.hatch([deck(side)])),
  )
  sheet.add(
    'thin',
    both((side) => view.cut([side * 620, ROOF - 50], [side * 620, ROOF - 136])),
  )
}

export function roofFan(): string {
  const sheet = new Sheet(480, 430)
  const view = new View(188, 384, 0.178)
  const bell = (side: -1 | 1): Point[] => [
    [side * OUTER, 170],
    [side * (OUTER + 6), 120],
    [side * (OUTER + 32), 60],
    [side * (OUTER + 90), 4],
  ]
  collar(sheet, view)
  sheet.add('solid', walls(view, 170, RIM))
  sheet.add(
    'outline',
    both((side) => view.curve(...bell(side))),
  )
  sheet.add('part', joint(view, 800), joint(view, ROOF + 230))
  fan(sheet, view)
  damper(sheet, view)
  cap(sheet, view)
  sheet.add('centre', view.line([0, -60], [0, HEIGHT + 70]))

  // Pushed together: the sections stand in each other, the cap lies inside on top.
  const pack = new View(416, 384, 0.178)
  sheet.add('body', pack.box(-OUTER, 0, 2 * OUTER, PACKED))
  sheet.add('edge', ...[60, 400, PACKED - 60].map((z) => pack.line([-OUTER, z], [OUTER, z])))
  sheet.add(
    'hidden',
    pack.box(-INNER + 26, 90, 2 * INNER - 52, PACKED - 330),
    pack.line([-270, PACKED - 200], [0, PACKED - 110], [270, PACKED - 200]),
  )
  sheet.add('centre', pack.line([0, -60], [0, PACKED + 60]))

  flow(sheet, view.at(-130, 60), view.at(-130, 250))
  flow(sheet, view.at(130, 60), view.at(130, 250))
  across(sheet, 'A', view.at(-INNER, 1480), view.at(INNER, 1480), view.at(0, 1480)[1])
  across(sheet, 'B', view.at(-OUTER, 190), view.at(OUTER, 190), 410)
  upright(sheet, 'C', view.at(-460, 0), view.at(-70, HEIGHT), 36)
  upright(sheet, 'D', pack.at(-OUTER, 0), pack.at(-OUTER, PACKED), 334)
  across(sheet, 'B', pack.at(-OUTER, 0), pack.at(OUTER, 0), 410)
  balloon(sheet, 1, [300, 28], view.at(330, HEIGHT - 92))
  balloon(sheet, 2, [300, 84], view.at(OUTER - 4, 1560))
  balloon(sheet, 3, [300, 132], view.at(OUTER + 22, ROOF + 230))
  balloon(sheet, 4, [310, 168], view.at(400, ROOF + 20))
  balloon(sheet, 5, [84, 168], view.at(-48, 860))
  balloon(sheet, 6, [302, 296], view.at(180, 428))
  balloon(sheet, 7, [76, 262], view.at(-OUTER - 105, 480))
  balloon(sheet, 8, [284, 350], view.at(OUTER + 50, 40))
  return sheet.write()
}
