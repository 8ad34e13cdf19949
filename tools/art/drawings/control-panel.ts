/** Front and side view of the control panel. */
import { spread } from '../parts'
import { across, balloon, upright } from './notes'
import { Sheet } from './sheet'
import { View } from './view'

// Lengths in mm. From the specification: 190 x 110 x 45 without a unit, which is read as centimetres.
const HEIGHT = 1900
const WIDTH = 1100
const DEPTH = 450

const PLINTH = 100
const DOOR = WIDTH / 2

export function controlPanel(): string {
  const sheet = new Sheet(480, 400)
  const front = new View(102, 346, 0.17)
  const side = new View(368, 346, 0.17)
  sheet.add('part', front.box(4, 0, WIDTH - 8, PLINTH), side.box(15, 0, DEPTH - 30, PLINTH))
  sheet.add('tint', front.box(4, 0, WIDTH - 8, PLINTH), side.box(15, 0, DEPTH - 30, PLINTH))
  sheet.add('thin', ...[60, 430, 800].map((x) => front.box(x, 26, 240, 48)))
  sheet.add('outline', front.box(0, PLINTH, WIDTH, HEIGHT - PLINTH), side.box(0, PLINTH, DEPTH, HEIGHT - PLINTH))
  sheet.add('edge', ...[0, DOOR].map((x) => front.box(x + 14, PLINTH + 14, DOOR - 28, HEIGHT - PLINTH - 28)))
  door(sheet, front)
  sheet.add('thin', side.box(25, PLINTH + 30, DEPTH - 50, HEIGHT - PLINTH - 60), side.line([22, PLINTH], [22, HEIGHT]))
  sheet.add('edge', ...slots(side, 115, HEIGHT - 330, 220, 7, 18))
  for (const [view, xs] of [
    [front, [70, WIDTH - 70]],
    [side, [75, DEPTH - 75]],
  ] as const)
    sheet.add('edge', ...xs.map((x) => view.box(x - 20, HEIGHT, 40, 26)))
  sheet.add('centre', front.line([DOOR, -40], [DOOR, HEIGHT + 60]))

  upright(sheet, 'A', front.at(0, 0), front.at(0, HEIGHT), 62)
  across(sheet, 'B', front.at(0, 0), front.at(WIDTH, 0), 378)
  across(sheet, 'C', side.at(0, 0), side.at(DEPTH, 0), 378)
  balloon(sheet, 1, [32, 66], front.at(190, 1500))
  balloon(sheet, 2, [320, 66], front.at(825, 1540))
  balloon(sheet, 3, [32, 216], front.at(285, 890))
  balloon(sheet, 4, [320, 150], front.at(600, 1040))
  balloon(sheet, 5, [320, 238], front.at(900, 480))
  balloon(sheet, 6, [320, 312], front.at(1060, 50))
  return sheet.write()
}

/** The parts on the doors: display and keys on the left door, keys on the right door, a handle and a grille on each. */
function door(sheet: Sheet, view: View): void {
  sheet.add('body', view.box(95, 1325, 360, 270))
  sheet.add('thin', view.box(119, 1349, 312, 222), ...[1423, 1497].map((z) => view.line([119, z], [431, z])))
  const keys = [
    ...spread(155, 395, 4).flatMap((x) => [1230, 1140].map((z) => view.circle(x, z, 17))),
    ...spread(735, 915, 3).flatMap((x) => spread(1280, 1580, 4).map((z) => view.circle(x, z, 16))),
  ]
  sheet.add('edge', ...keys)
  sheet.add('signal', view.circle(275, 890, 44))
  sheet.add('solid', view.box(264, 858, 22, 64))
  for (const x of [DOOR - 50, DOOR + 50]) {
    sheet.add('part', view.box(x - 18, 980, 36, 130))
    sheet.add('solid', view.box(x - 8, 1000, 16, 70))
  }
  for (const x of [145, 695]) {
    sheet.add('edge', view.box(x, 320, 260, 260))
    sheet.add('thin', ...slots(view, x + 22, 350, 216, 9, 25))
  }
  sheet.add('edge', ...[0, WIDTH - 12].flatMap((x) => [280, 1000, 1720].map((z) => view.box(x, z, 12, 90))))
}

/** Horizontal slots, one above the other. */
function slots(view: View, x: number, z: number, width: number, count: number, step: number): string[] {
  return spread(z, z + step * (count - 1), count).map((slotHeight) =>
    view.line([x, slotHeight], [x + width, slotHeight]),
  )
}
