/** The roof fan: a section along its axis, mounted on a roof, and its parts nested for transport. */
import { spread } from '../parts'
import { across, balloon, flow, upright } from './notes'
import { Sheet } from './sheet'
import { mirrored, type Point, View } from './view'

// Lengths in mm. From the specification: inner diameter 61.5 cm; 63 x 197 cm assembled, 63 x 120 cm disassembled.
const INNER = 615 / 2
const OUTER = 630 / 2
const HEIGHT = 1970
const PACKED = 1200

const RIM = HEIGHT - 320
const ROOF = 1010

export function roofFan(): string {
  const sheet = new Sheet(480, 430)
  const view = new View(188, 384, 0.178)
  chimney(sheet, view)
  roof(sheet, view)
  fan(sheet, view, 700)
  damper(sheet, view, 480)
  cap(sheet, view)
  sheet.add('centre', view.line([0, -60], [0, HEIGHT + 70]))
  const pack = new View(416, 384, 0.178)
  packed(sheet, pack)

  for (const x of [-130, 130]) flow(sheet, view.at(x, 60), view.at(x, 250))
  across(sheet, 'A', view.at(-INNER, 1480), view.at(INNER, 1480), view.at(0, 1480)[1])
  across(sheet, 'B', view.at(-OUTER, 190), view.at(OUTER, 190), 410)
  across(sheet, 'B', pack.at(-OUTER, 0), pack.at(OUTER, 0), 410)
  upright(sheet, 'C', view.at(-460, 0), view.at(-70, HEIGHT), 36)
  upright(sheet, 'D', pack.at(-OUTER, 0), pack.at(-OUTER, PACKED), 334)
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

/** The chimney's wall in section, with a bell-shaped inlet at the bottom and bolted rims between its parts. */
function chimney(sheet: Sheet, view: View): void {
  const bell: Point[] = [
    [OUTER, 170],
    [OUTER + 6, 120],
    [OUTER + 32, 60],
    [OUTER + 90, 4],
  ]
  sheet.add('solid', ...[-OUTER, INNER].map((x) => view.box(x, 170, OUTER - INNER, RIM - 170)))
  sheet.add('outline', view.curve(...bell), view.curve(...mirrored(bell)))
  const joints = [800, ROOF + 230].flatMap((z) => [-OUTER - 34, OUTER].map((x) => view.box(x, z - 11, 34, 22)))
  sheet.add('part', ...joints)
}

/** The flashing around the chimney, and the roof in section. */
function roof(sheet: Sheet, view: View): void {
  const flashing: Point[] = [
    [460, ROOF - 60],
    [450, ROOF - 35],
    [355, ROOF + 60],
    [355, ROOF + 130],
    [OUTER + 14, ROOF + 165],
  ]
  const deck: Point[] = [
    [620, ROOF - 66],
    [330, ROOF - 66],
    [330, ROOF - 120],
    [620, ROOF - 120],
  ]
  const end: [Point, Point] = [
    [620, ROOF - 50],
    [620, ROOF - 136],
  ]
  sheet.add('outline', view.line(...flashing), view.line(...mirrored(flashing)))
  sheet.add('edge', view.line(...deck), view.line(...mirrored(deck)))
  sheet.add('thin', view.hatch([deck]), view.hatch([mirrored(deck)]))
  sheet.add('thin', view.cut(...end), view.cut([-620, ROOF - 50], [-620, ROOF - 136]))
}

/** The motor on its bar across the chimney, and the propeller below it. */
function fan(sheet: Sheet, view: View, z: number): void {
  const blade: Point[] = [
    [46, z + 22],
    [160, z + 50],
    [298, z + 60],
    [298, z + 8],
    [160, z - 34],
    [46, z - 22],
  ]
  const turned = blade.map(([x, y]): Point => [-x, 2 * z - y])
  sheet.add('part', view.box(-300, z + 76, 600, 14))
  sheet.add('part', view.box(-62, z + 90, 124, 150), view.box(-40, z + 240, 80, 22))
  sheet.add('thin', ...spread(-46, 46, 6).map((x) => view.line([x, z + 96], [x, z + 232])))
  sheet.add('part', view.box(-14, z - 62, 28, 138))
  sheet.add('part', view.shape(...blade), view.shape(...turned), view.box(-46, z - 44, 92, 88))
}

/** The half-open flap that can close the chimney, and the flap's motor outside. */
function damper(sheet: Sheet, view: View, z: number): void {
  sheet.add('edge', view.line([-280, z + 88], [-20, z + 8]), view.line([20, z - 8], [280, z - 88]))
  sheet.add('part', view.circle(0, z, 22))
  sheet.add('hidden', view.arc(0, z, 295, 163, 180), view.arc(0, z, 295, -17, 0))
  sheet.add('part', view.box(-OUTER - 60, z - 45, 60, 90))
  sheet.add('signal', view.box(-OUTER - 150, z - 75, 90, 150))
  sheet.add('centre', view.line([-OUTER - 180, z], [330, z]))
}

/** The rain cap, with the stays that hold it. */
function cap(sheet: Sheet, view: View): void {
  const slope = (lower: number): Point[] => [
    [460, HEIGHT - 150],
    [430, HEIGHT - 125 - lower],
    [100, HEIGHT - 18 - lower],
    [0, HEIGHT - lower],
  ]
  const stay: Point[] = [
    [327, RIM - 140],
    [327, RIM],
    [385, HEIGHT - 145],
  ]
  sheet.add('outline', view.line(...slope(0)), view.line(...mirrored(slope(0))))
  sheet.add('thin', view.line(...slope(22)), view.line(...mirrored(slope(22))))
  sheet.add('edge', view.line(...stay), view.line(...mirrored(stay)))
}

/** The fan, nested for transport: its sections inside each other, with the cap on top. */
function packed(sheet: Sheet, view: View): void {
  sheet.add('body', view.box(-OUTER, 0, 2 * OUTER, PACKED))
  sheet.add('edge', ...[60, 400, PACKED - 60].map((z) => view.line([-OUTER, z], [OUTER, z])))
  const sections = view.box(-INNER + 26, 90, 2 * INNER - 52, PACKED - 330)
  sheet.add('hidden', sections, view.line([-270, PACKED - 200], [0, PACKED - 110], [270, PACKED - 200]))
  sheet.add('centre', view.line([0, -60], [0, PACKED + 60]))
}
