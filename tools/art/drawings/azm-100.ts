/** Front and side view of the poultry controller AZM-100. */
import { spread } from '../parts'
import { across, balloon, dimension, upright } from './notes'
import { Sheet } from './sheet'
import { type Point, View } from './view'

// Lengths in mm. From the specification: 25 x 17 x 6 cm, display of 10 inches.
const WIDTH = 250
const HEIGHT = 170
const DEPTH = 60
const DIAGONAL = 254

const SCREEN = { w: (DIAGONAL * 16) / Math.hypot(16, 10), h: (DIAGONAL * 10) / Math.hypot(16, 10) }

export function azm100(): string {
  const sheet = new Sheet(480, 330)
  const front = new View(180, 158, 0.98)
  const side = new View(384, 158, 0.98)
  const glands = spread(-84, 84, 7)
  sheet.add('edge', ...[-95, 95].flatMap((x) => [front.box(x - 11, HEIGHT / 2, 22, 11), front.circle(x, 91, 3)]))
  sheet.add('part', ...glands.map((x) => front.box(x - 9, -HEIGHT / 2 - 9, 18, 9)))
  sheet.add('edge', ...glands.flatMap((x) => [front.box(x - 6, -HEIGHT / 2 - 17, 12, 8), cable(front, x)]))
  sheet.add('body', rounded(front, WIDTH, HEIGHT, 14))
  sheet.add('thin', rounded(front, WIDTH - 12, HEIGHT - 12, 9))
  const low = 4 - SCREEN.h / 2
  sheet.add('part', front.box(-SCREEN.w / 2, low, SCREEN.w, SCREEN.h))
  sheet.add('tint', front.box(-SCREEN.w / 2, low, SCREEN.w, SCREEN.h))
  sheet.add('signal', front.circle(WIDTH / 2 - 18, -HEIGHT / 2 + 9.5, 4))

  // In the side view, the front is on the left and the wall on the right.
  const [face, wall] = [-DEPTH / 2, DEPTH / 2]
  sheet.add('outline', side.line([wall + 3, -118], [wall + 3, 118]))
  sheet.add('thin', side.hatch([box(wall + 3, -118, 13, 236)]))
  sheet.add('edge', side.box(wall - 4, 74, 4, 22))
  sheet.add('part', side.box(-14, -HEIGHT / 2 - 9, 18, 9), side.box(-11, -HEIGHT / 2 - 17, 12, 8))
  sheet.add('edge', cable(side, -5))
  sheet.add('body', side.box(face + 12, -HEIGHT / 2 + 3, DEPTH - 12, HEIGHT - 6))
  sheet.add('body', side.box(face, -HEIGHT / 2, 12, HEIGHT))
  sheet.add('edge', ...spread(-46, 46, 12).map((z) => side.line([-6, z], [20, z])))
  sheet.add('centre', side.line([face - 12, 0], [wall + 26, 0]))

  across(sheet, 'A', front.at(-WIDTH / 2, -80), front.at(WIDTH / 2, -80), 300)
  upright(sheet, 'B', front.at(-WIDTH / 2, -HEIGHT / 2), front.at(-WIDTH / 2, HEIGHT / 2), 26)
  across(sheet, 'C', side.at(face, -80), side.at(wall, -HEIGHT / 2 + 3), 300)
  dimension(sheet, 'D', front.at(-SCREEN.w / 2, low), front.at(SCREEN.w / 2, low + SCREEN.h))
  balloon(sheet, 1, [150, 26], front.at(-20, 56))
  balloon(sheet, 2, [40, 26], front.at(-118, 76))
  balloon(sheet, 3, [318, 26], front.at(101, 94))
  balloon(sheet, 4, [322, 268], front.at(84, -98))
  balloon(sheet, 5, [452, 230], side.at(16, -38))
  return sheet.write()
}

/** The first piece of a cable, below the cable gland. */
function cable(view: View, x: number): string {
  const from = -HEIGHT / 2 - 17
  return view.line([x - 3.5, from], [x - 3.5, from - 15]) + view.line([x + 3.5, from], [x + 3.5, from - 15])
}

function box(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

/** A rectangle with rounded corners, centred at the origin. */
function rounded(view: View, w: number, h: number, r: number): string {
  const corners = [
    [w / 2 - r, h / 2 - r],
    [r - w / 2, h / 2 - r],
    [r - w / 2, r - h / 2],
    [w / 2 - r, r - h / 2],
  ].map(([x = 0, y = 0], i) => view.arc(x, y, r, i * 90, i * 90 + 90))
  return `${corners.join('').replaceAll(/(?!^)M/g, 'L')}Z`
}
