/** Two sections along a house. On hot days, air flows from pads to fans; on other days, from flaps to the roof. */
import { stream } from '../drawings/notes'
import type { Sheet } from '../drawings/sheet'
import { type Point, View } from '../drawings/view'
import { spread } from '../parts'
import type { Section } from './section'

/** Illustrative dimensions in metres, not those of a real house. */
const [EAVES, RIDGE, WALL] = [3.1, 4.9, 0.25] as const
const PAD = { low: 0.4, high: 2.8, thick: 0.5 } as const
/** Length of the ground and of the air flows that are drawn outside the house, in metres. */
const REACH = 1.9
const FAN = { low: 0.4, size: 2.4, out: 0.7 } as const

const layouts = {
  wide: { length: 37, scale: 27, left: 96, floors: [212, 462] },
  tall: { length: 12, scale: 37, left: 78, floors: [312, 692] },
} as const

type House = { sheet: Sheet; view: View; length: number }

export const airSection: Section = {
  block: 'scene',
  draw,
  numbers: {
    pad: [30, 160],
    fan: [570, 160],
    flap: [150, 455],
    chimney: [345, 420],
    circulation: [425, 455],
    heater: [470, 726],
    cover: [30, 545],
  },
}

function draw(sheet: Sheet, size: 'wide' | 'tall'): Record<string, Point> {
  const { length, scale, left, floors } = layouts[size]
  const houseOn = (floor: number): House => ({ sheet, view: new View(left, floor, scale), length })
  const [hot, cool] = [houseOn(floors[0]), houseOn(floors[1])]
  for (const house of [hot, cool]) shell(house)
  const flaps = spread(length * 0.1, length * 0.78, size === 'wide' ? 9 : 3)
  const chimneys = size === 'wide' ? [0.3, 0.7].map((part) => length * part) : [length * 0.44]
  hotDay(hot, flaps)
  coolDay(cool, flaps, chimneys)
  const [chimney = 0] = chimneys
  return {
    pad: hot.view.at(-0.1, 1.6),
    fan: hot.view.at(length + 0.2, FAN.low + FAN.size / 2),
    flap: cool.view.at((flaps[size === 'wide' ? 1 : 0] ?? 0) + 0.55, EAVES - 0.62),
    chimney: cool.view.at(chimney, RIDGE + 0.75),
    circulation: cool.view.at(circulationOf(cool), 3.9),
    heater: cool.view.at(heaterOf(cool) + 0.7, 1.15),
    cover: cool.view.at(-0.1, 1.6),
  }
}

/** Draws the ground, the far wall, the roof, and the two end walls, which are cut. */
function shell({ sheet, view, length }: House): void {
  sheet.add('tint', view.box(0, 0, length, EAVES))
  sheet.add('thin', view.line([0, EAVES], [length, EAVES]))
  sheet.add('thin', ...spread(0, length, Math.round(length / 2.1) + 1).map((x) => view.line([x, EAVES], [x, RIDGE])))
  sheet.add('outline', view.line([-WALL - 0.3, RIDGE], [length + WALL + 0.3, RIDGE]))
  sheet.add('outline', view.line([-REACH, 0], [length + REACH, 0]))
  for (const x of [-WALL, length])
    sheet.add('solid', view.box(x, 0, WALL, FAN.low), view.box(x, PAD.high, WALL, RIDGE - PAD.high))
  // A line of feeder pans, which indicates the area of the flock.
  sheet.add('edge', view.line([1.6, 0.62], [length - 1.6, 0.62]))
  for (const x of spread(2.2, length - 2.2, Math.round(length / 1.6)))
    sheet.add('part', view.shape([x - 0.34, 0.26], [x + 0.34, 0.26], [x + 0.24, 0.08], [x - 0.24, 0.08]))
}

function hotDay(house: House, flaps: number[]): void {
  const { sheet, view, length } = house
  for (const x of flaps) flap(house, x, false)
  sheet.within('pad', () => pad(house))
  sheet.within('fan', () => fan(house))
  const middle = FAN.low + FAN.size / 2
  for (const side of [-1, 0, 1]) {
    const [outside, inPad, inside, inFan] = [1.75 + side, 1.6 + side * 0.7, 1.8 + side * 0.95, middle + side * 0.7]
    const points: Point[] = [
      [-REACH, outside],
      [-PAD.thick, inPad],
      [1, inPad],
      [length * 0.25, inside],
      [length * 0.75, inside],
      [length - 0.6, inFan],
      [length + REACH - 0.1, inFan],
    ]
    stream(sheet, view.curve(...points), [view.at(length + 1, inFan), view.at(length + REACH, inFan)])
  }
}

function coolDay(house: House, flaps: number[], chimneys: number[]): void {
  const { sheet, view, length } = house
  sheet.within('flap', () => {
    for (const x of flaps) flap(house, x, true)
  })
  pad(house)
  // The cover hangs in front of the pad.
  const cover = view.box(-PAD.thick - 0.3, PAD.low - 0.2, 0.16, PAD.high - PAD.low + 0.4)
  sheet.within('cover', () => sheet.add('signal', cover))
  fan(house)
  sheet.within('chimney', () => {
    for (const x of chimneys) chimney(house, x)
  })
  sheet.within('heater', () => heater(house))
  sheet.within('circulation', () => circulation(house))
  for (const x of flaps) {
    const to = chimneys.reduce((best, other) => (Math.abs(other - x) < Math.abs(best - x) ? other : best), length * 2)
    const side = Math.sign(to - x) || 1
    // The air flows up along the ceiling, and then down to the flock.
    const points: Point[] = [
      [x + 0.55, EAVES - 0.3],
      [x + 0.55 + side * 0.25, EAVES + 0.7],
      [x + 0.55 + side * 1, EAVES + 1.1],
      [x + 0.55 + side * 1.7, EAVES + 0.2],
      [x + 0.55 + side * 1.9, 1.35],
    ]
    stream(sheet, view.curve(...points), [view.at(x + 0.55 + side * 1.88, 1.8), view.at(x + 0.55 + side * 1.9, 1.3)])
  }
  for (const x of chimneys)
    stream(sheet, view.line([x, 2.2], [x, RIDGE + 0.5]), [view.at(x, 4), view.at(x, RIDGE + 0.6)])
}

/** Section of the wet pad in the end wall, with the water pipe above it and the gutter below. */
function pad({ sheet, view }: House): void {
  const { low, high, thick } = PAD
  const corners: Point[] = [
    [-thick, low],
    [0, low],
    [0, high],
    [-thick, high],
  ]
  sheet.add('part', view.shape(...corners))
  sheet.add('thin', view.hatch([corners], 7), view.hatch([corners], 7, false))
  sheet.add('part', view.box(-thick - 0.1, low - 0.22, thick + 0.2, 0.22))
  sheet.add('part', view.circle(-thick / 2, high + 0.16, 0.12))
}

/** Side view of a tunnel fan in the other end wall: box, blades and shutter. */
function fan({ sheet, view, length }: House): void {
  const { low, size, out } = FAN
  const middle = low + size / 2
  sheet.add('part', view.box(length, low, out, size))
  sheet.add('edge', view.line([length + 0.3, low + 0.15], [length + 0.3, low + size - 0.15]))
  sheet.add('edge', view.box(length + 0.24, middle - 0.2, 0.12, 0.4))
  sheet.add(
    'thin',
    ...spread(low + 0.2, low + size - 0.2, 7).map((z) => view.line([length + out, z], [length + out + 0.22, z - 0.12])),
  )
}

/** An air inlet in the side wall, closed or open. */
function flap({ sheet, view }: House, x: number, isOpen: boolean): void {
  const [low, high] = [EAVES - 0.85, EAVES - 0.35]
  sheet.add('part', view.box(x, low, 1.1, high - low))
  if (!isOpen) sheet.add('thin', view.line([x, (low + high) / 2], [x + 1.1, (low + high) / 2]))
  else sheet.add('part', view.shape([x, low], [x + 1.1, low], [x + 1.2, low + 0.2], [x - 0.1, low + 0.2]))
}

/** Section of a roof fan. */
function chimney({ sheet, view }: House, x: number): void {
  sheet.add('part', view.box(x - 0.42, RIDGE - 0.5, 0.84, 2))
  sheet.add('edge', view.line([x - 0.38, RIDGE - 0.2], [x + 0.38, RIDGE - 0.2]))
  sheet.add('thin', ...[-0.36, 0.36].map((d) => view.line([x + d, RIDGE + 1.5], [x + d, RIDGE + 1.8])))
  sheet.add('part', view.shape([x - 0.6, RIDGE + 1.8], [x + 0.6, RIDGE + 1.8], [x, RIDGE + 2.1]))
}

const heaterOf = ({ length }: House) => length * 0.84

/** A hot-air heater at the end of the house. */
function heater(house: House): void {
  const { sheet, view } = house
  const x = heaterOf(house)
  sheet.add('edge', ...[0.2, 1.2].map((d) => view.line([x + d, 0], [x + d, 0.5])))
  sheet.add('part', view.box(x, 0.5, 1.4, 1.3), view.box(x - 0.35, 0.85, 0.35, 0.6))
  sheet.add('part', view.box(x + 0.9, 1.8, 0.28, RIDGE + 0.7 - 1.8))
  for (const z of [0.98, 1.32])
    stream(sheet, view.line([x - 0.4, z], [x - 1.6, z]), [view.at(x - 1.2, z), view.at(x - 1.7, z)])
}

const circulationOf = ({ length }: House) => length * 0.585

/** A circulation fan, suspended from the roof. */
function circulation(house: House): void {
  const { sheet, view } = house
  const x = circulationOf(house)
  sheet.add('thin', ...[-0.3, 0.3].map((d) => view.line([x + d, RIDGE], [x + d, 4.2])))
  sheet.add('part', view.box(x - 0.32, 3.3, 0.64, 1.2))
  sheet.add('edge', view.line([x, 3.4], [x, 4.4]))
}
