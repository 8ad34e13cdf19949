/** The drive of the manure belts: two tiers with one motor, and one of the drums enlarged. */
import { balloon, flow, upright } from './notes'
import { Sheet } from './sheet'
import { type Point, View } from './view'

// Lengths in mm. From the specification: belt of 1 mm, one geared motor for two tiers.
const BELT = 1
const TIERS = 2

const [LOW, PITCH, REACH] = [420, 660, 900]
const DRUM = 57

export function manureDrive(): string {
  const sheet = new Sheet(480, 390)
  const view = new View(76, 362, 0.2)
  frame(sheet, view)
  for (let tier = 0; tier < TIERS; tier++) rollers(sheet, view, LOW + PITCH * tier)
  drive(sheet, view)
  const large = new View(386, 196, 1.06)
  detail(sheet, large)
  flow(sheet, view.at(640, LOW + PITCH + 150), view.at(400, LOW + PITCH + 150))
  balloon(sheet, 1, [320, 92], large.at(-20, 24))
  balloon(sheet, 2, [396, 92], large.at(30, DRUM + 1))
  balloon(sheet, 3, [396, 324], large.at(44, -104))
  balloon(sheet, 4, [326, 306], large.at(-72, -58))
  balloon(sheet, 5, [20, 132], view.at(-190, LOW + PITCH / 2 + 50))
  balloon(sheet, 6, [20, 262], view.at(-75, LOW + 110))
  balloon(sheet, 7, [196, 330], view.at(226, 150))
  return sheet.write()
}

function frame(sheet: Sheet, view: View): void {
  const high = LOW + PITCH * (TIERS - 1) + 320
  for (const x of [-160, 200, REACH - 160]) {
    sheet.add(
      'edge',
      view.box(x - 26, 40, 52, high - 40),
      view.shape([x - 50, 0], [x + 50, 0], [x + 14, 40], [x - 14, 40]),
    )
  }
  sheet.add('edge', view.box(-200, high, REACH + 120, 30))
  sheet.add('thin', view.line([-300, 0], [REACH, 0]))
}

/** Drum, pressure roller, scraper and belt of one tier. */
function rollers(sheet: Sheet, view: View, z: number): void {
  const r = DRUM + 3
  sheet.add('paper', view.box(-190, z - 100, 420, 200), view.box(0, z - r, REACH, 2 * r))
  sheet.add('edge', view.box(-190, z - 100, 420, 200))
  sheet.add(
    'outline',
    view.line([REACH, z + r], [0, z + r]),
    view.arc(0, z, r, 90, 270),
    view.line([0, z - r], [REACH, z - r]),
  )
  sheet.add('part', view.circle(0, z, DRUM))
  sheet.add('part', view.circle(115, z - r - 30, 30))
  sheet.add('edge', view.circle(0, z, 16), view.circle(115, z - r - 30, 10))
  sheet.add('solid', view.shape([-62, z - 10], [-74, z - 4], [-98, z - 66], [-86, z - 70]))
  sheet.add('thin', view.cut([REACH, z - r - 12], [REACH, z + r + 12]))
  sheet.add('centre', view.line([-90, z], [90, z]), view.line([0, z - 90], [0, z + 90]))
}

/** The motor between the tiers, and the chain that drives both drums. */
function drive(sheet: Sheet, view: View): void {
  const [low, high] = [LOW, LOW + PITCH * (TIERS - 1)]
  sheet.add('edge', ...[low, high].map((z) => view.circle(0, z, 75)))
  sheet.add('edge', view.line([-75, low], [-75, high]), view.line([75, low], [75, high]))
  const z = (low + high) / 2
  sheet.add('part', view.box(-290, z - 120, 200, 240))
  sheet.add('signal', view.circle(-190, z, 88))
  sheet.add('part', view.circle(-190, z, 50))
  const tangent = (side: number): [Point, Point] => [
    [-190 + side * 46, z + 18],
    [side * 70, high + 10],
  ]
  sheet.add('edge', view.line(...tangent(-1)), view.line(...tangent(1)))
}

/** An enlarged drum, with the belt, the pressure roller and the scraper. */
function detail(sheet: Sheet, view: View): void {
  const r = DRUM + BELT
  sheet.add('part', view.circle(0, 0, DRUM))
  sheet.add('thin', view.circle(0, 0, DRUM - 8), view.circle(0, 0, 16))
  sheet.add('solid', ring(view, r, DRUM))
  for (const side of [1, -1]) sheet.add('solid', view.box(0, side > 0 ? DRUM : -r, 76, BELT))
  sheet.add('thin', view.cut([76, -r - 12], [76, r + 12]))
  sheet.add('part', view.circle(44, -r - 30, 30))
  sheet.add('edge', view.circle(44, -r - 30, 10))
  sheet.add('part', view.shape([-48, -34], [-58, -28], [-96, -80], [-84, -88]))
  sheet.add('edge', view.line([-104, -62], [-76, -102]))
  sheet.add('centre', view.line([-72, 0], [74, 0]), view.line([0, -72], [0, 72]))
  upright(sheet, 'A', view.at(60, DRUM), view.at(60, r), view.at(60, 0)[0])
}

/** Path data for the belt around the left half of the drum. */
function ring(view: View, outer: number, inner: number): string {
  return `${view.arc(0, 0, outer, 90, 270)}${view.arc(0, 0, inner, 270, 90).replace('M', 'L')}Z`
}
