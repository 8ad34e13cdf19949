/** The manure conveyor: a shortened side view, and a cross-section of its belt. */
import { spread } from '../parts'
import { balloon, flow, upright } from './notes'
import { Sheet } from './sheet'
import { type Point, View } from './view'

// Lengths in mm. From the specification: rubber belt of 6 mm.
const BELT = 6
/** The width and all other lengths are not in the specification. */
const WIDTH = 500
const DRUM = 85
const TILT = 14
const LEGS = [560, 1640] as const

export function manureConveyor(): string {
  const sheet = new Sheet(480, 380)
  side(sheet)
  section(sheet, new View(240, 314, 0.5))
  return sheet.write()
}

function side(sheet: Sheet): void {
  const view = new View(70, 76, 0.172, -TILT)
  const [length, gap] = [2180, [1060, 1180] as const]
  legs(sheet, view)
  // The frame is drawn in two pieces, with a break between them.
  for (const [from, to] of [
    [-60, gap[0]],
    [gap[1], length],
  ] as const) {
    sheet.add(
      'part',
      view.shape([from, -120], [to, -120], [to, 210], [from < 0 ? 40 : from, 210], [from < 0 ? -60 : from, 80]),
    )
    sheet.add('thin', view.line([from < 0 ? -60 : from, 80], [to, 80]))
  }
  const r = DRUM + BELT
  sheet.add('outline', view.arc(0, 0, r, 90, 270))
  for (const [from, to] of [
    [0, gap[0]],
    [gap[1], length],
  ] as const)
    sheet.add('outline', view.line([from, r], [to, r]), view.line([from, -r], [to, -r]))
  sheet.add('part', view.circle(0, 0, DRUM))
  sheet.add('edge', ...[320, 770, 1400, 1850].flatMap((x) => [view.circle(x, 55, 28), view.circle(x, -118, 26)]))
  sheet.add('solid', view.shape([-92, -12], [-106, -18], [-128, -100], [-112, -104]))
  sheet.add('signal', view.circle(0, 0, 62))
  sheet.add('part', view.circle(0, 0, 22))
  for (const x of [...gap, length]) sheet.add('thin', view.cut([x, -150], [x, 240]))
  sheet.add('centre', view.line([-170, 0], [length + 60, 0]))
  sheet.add('thin', new View(0, 0, 1).line([20, -248], [460, -248]))

  flow(sheet, view.at(900, 290), view.at(480, 290))
  balloon(sheet, 1, [232, 36], view.at(660, DRUM + 4))
  balloon(sheet, 2, [24, 36], view.at(-58, 62))
  balloon(sheet, 3, [300, 60], view.at(1400, 55))
  balloon(sheet, 4, [376, 66], view.at(1700, 170))
  balloon(sheet, 5, [24, 122], view.at(0, -40))
  balloon(sheet, 6, [92, 166], view.at(-114, -84))
  balloon(sheet, 7, [210, 208], [view.at(LEGS[0], -130)[0] + 4, 190])
}

/** Two vertical legs of the inclined conveyor. */
function legs(sheet: Sheet, view: View): void {
  for (const along of LEGS) {
    const [x, y] = view.at(along, -130)
    const floor = new View(x, y, 1)
    const down = y - 248
    sheet.add('edge', floor.box(-5, down, 10, -down), floor.box(-12, down, 24, 2))
    sheet.add('part', floor.box(-11, -8, 22, 16))
  }
}

/** Cross-section of the trough, with the belt on its roller between the frames. */
function section(sheet: Sheet, view: View): void {
  const half = WIDTH / 2
  sheet.add('part', view.box(-half - 30, -30, WIDTH + 60, 56))
  sheet.add('solid', view.box(-half, 26, WIDTH, BELT))
  for (const s of [1, -1] as const) {
    const guard: Point[] = [
      [s * (half + 50), -70],
      [s * (half + 50), 50],
      [s * (half + 20), 110],
    ]
    sheet.add('outline', view.line(...guard))
    sheet.add('part', view.box(s > 0 ? half + 20 : -half - 50, -14, 30, 28))
    sheet.add('edge', view.line([s * (half + 50), -70], [s * (half + 20), -70]))
  }
  sheet.add('tint', view.curve([-210, 32], [-120, 66], [0, 82], [120, 66], [210, 32]))
  sheet.add('thin', view.curve([-210, 32], [-120, 66], [0, 82], [120, 66], [210, 32]))
  sheet.add('thin', ...spread(-220, 220, 2).map((x) => view.line([x, -30], [x, 26])))
  sheet.add('centre', view.line([0, -90], [0, 130]))
  const [x] = view.at(half - 24, 0)
  upright(sheet, 'A', view.at(half - 24, 26), view.at(half - 24, 26 + BELT), x)
}
