/** The broiler feeder: a view with one half in section, and the grill from above. */
import { spread } from '../parts'
import { across, balloon, upright } from './notes'
import { Sheet } from './sheet'
import { mirrored, type Point, View } from './view'

// Lengths in mm. From the specification: diameter 36 cm, tray 65 mm high, 16 places, 5 feed levels.
const RADIUS = 180
const TRAY = 65
const PLACES = 16
const LEVELS = 5

const PIPE = { z: 262, r: 22.5 }

/** Profile of the tray, from its centre to its rim. */
const TRAY_LINE: Point[] = [
  [0, 26],
  [30, 24],
  [100, 5],
  [135, 0],
  [155, 3],
  [168, 15],
  [178, 62],
  [RADIUS, TRAY],
]

/** Profile of a bar of the grill, from the rim of the tray up to the collar of the grill. */
const BAR: Point[] = [
  [179, 70],
  [160, 106],
  [112, 148],
  [85, 158],
  [62, 160],
]

export function feederPan(): string {
  const sheet = new Sheet(480, 330)
  const view = new View(160, 262, 0.72)
  seenAndCut(sheet, view)
  pipe(sheet, view)
  sheet.add('centre', view.line([0, -24], [0, 316]))
  above(sheet, new View(392, 196, 0.4))

  across(sheet, 'A', view.at(-RADIUS, TRAY), view.at(RADIUS, TRAY), 300)
  upright(sheet, 'B', view.at(-150, 0), view.at(-RADIUS, TRAY), 14)
  balloon(sheet, 1, [252, 276], view.at(120, 8))
  balloon(sheet, 2, [318, 132], view.at(136, 132))
  balloon(sheet, 3, [60, 118], view.at(-60, 188))
  balloon(sheet, 4, [300, 30], view.at(128, 278))
  balloon(sheet, 5, [46, 30], view.at(-164, 262))
  balloon(sheet, 6, [128, 30], view.at(-30, 288))
  balloon(sheet, 7, [302, 240], view.at(112, 28))
  return sheet.write()
}

/** A pan. Its left half is seen from outside, its right half is cut. The view's origin is the centre of the bottom. */
export function seenAndCut(sheet: Sheet, view: View): void {
  seen(sheet, view)
  cut(sheet, view)
}

/** The left half of the pan, seen from outside. */
function seen(sheet: Sheet, view: View): void {
  const ribs = spread(0, PLACES / 2, PLACES / 2 + 1).map((i) => -Math.cos((i * Math.PI) / PLACES))
  sheet.add('outline', view.line([-RADIUS, TRAY], ...mirrored(TRAY_LINE.slice(3, 7)).reverse(), [0, 0]))
  sheet.add('edge', view.box(-183, 62, 183, 10))
  sheet.add('thin', ...ribs.filter((c) => c > -0.99).map((c) => view.line([178 * c, 60], [172 * c, 22])))
  const bars = [0.5, 1.5, 2.5, 3.5].map((i) => Math.cos((i * Math.PI * 2) / PLACES))
  sheet.add('edge', ...bars.map((c) => view.curve(...mirrored(BAR).map(([x, y]): Point => [x * c, y]))))
  sheet.add('thin', view.line([-130, 136], [0, 136]), ...[-47, -30, -12].map((x) => view.box(x, 75, 14, 45)))
  sheet.add('edge', view.line([-47, 72], [-47, 150]), view.line([-64, 150], [-66, 158], [-62, 170], [0, 170]))
  sheet.add('part', view.shape([0, 172], [-52, 172], [-52, 212], [-47, 222], [-30, 232], [0, 232]))
  sheet.add('signal', view.box(-62, 178, 62, 22))
  sheet.add('thin', ...spread(-55, -6, 8).map((x) => view.line([x, 180], [x, 198])))
}

/** The right half of the pan, cut. Feed flows from the inner tube into the tray, up to the level that the ring sets. */
function cut(sheet: Sheet, view: View): void {
  const inner = TRAY_LINE.map(([x, y]): Point => [x * 0.985, y + 4])
  sheet.add('solid', view.shape(...TRAY_LINE, ...inner.reverse()))
  const feed: Point[] = [
    [50, 44],
    [100, 36],
    [140, 26],
    [168, 19],
    [135, 5],
    [30, 29],
    [0, 31],
    [0, 44],
  ]
  sheet.add('tint', view.shape(...feed))
  sheet.add('thin', view.line(...feed.slice(0, 4)))
  sheet.add('edge', view.curve(...BAR), view.circle(179, 72, 5), view.circle(130, 137, 3))
  sheet.add('edge', view.line([47, 46], [47, 150], [52, 172], [52, 212], [47, 222], [30, 232]))
  sheet.add('signal', view.box(53, 178, 9, 22))
  sheet.add('hidden', ...spread(52, 120, LEVELS).map((z) => view.line([49, z], [66, z])))
}

/** The pipe above the pan, with break lines at both ends, and the spiral that transports the feed. */
function pipe(sheet: Sheet, view: View): void {
  const { z, r } = PIPE
  const ends: [number, number] = [-196, 196]
  for (const side of [1, -1]) sheet.add('outline', view.line([ends[0], z + side * r], [ends[1], z + side * r]))
  for (const x of ends) sheet.add('thin', view.cut([x, z - r], [x, z + r]))
  sheet.add('edge', view.swings(-190, z - 15, 17, 30, 8), view.swings(54, z - 15, 17, 30, 8))
  sheet.add('part', view.box(-50, z - r - 6, 100, 2 * r + 12), view.box(-43, z + r + 6, 86, 12))
  sheet.add('edge', ...[-25, 25].map((x) => view.box(x - 5, z + r + 18, 10, 7)))
}

/** The grill from above. Each gap between two bars is one feeding place. */
function above(sheet: Sheet, view: View): void {
  const angles = Array.from({ length: PLACES }, (_, i) => (i + 0.5) * (360 / PLACES))
  sheet.add('outline', view.circle(0, 0, RADIUS))
  sheet.add('thin', view.circle(0, 0, 174), view.circle(0, 0, 130))
  const ray = (angle: number, from: number, to: number) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return view.line([from * cos, from * sin], [to * cos, to * sin])
  }
  sheet.add('edge', ...angles.map((angle) => ray(angle, 64, 174)), view.circle(0, 0, 64))
  sheet.add('edge', view.line([-200, PIPE.r], [200, PIPE.r]), view.line([-200, -PIPE.r], [200, -PIPE.r]))
  sheet.add('part', view.box(-200, -PIPE.r, 400, 2 * PIPE.r), view.box(-50, -30, 100, 60))
  sheet.add('centre', view.line([0, -215], [0, 215]), view.line([-215, 0], [215, 0]))
}
