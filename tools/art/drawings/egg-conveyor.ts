/** The egg conveyor: a shortened view from above, and a cross-section. */
import { spread } from '../parts'
import { across, balloon, flow, upright } from './notes'
import { Sheet } from './sheet'
import { type Point, View } from './view'

// Lengths in mm. From the specification: 50 cm wide.
const WIDTH = 500
/** The height and the pitch are not in the specification. */
const HEIGHT = 720
const PITCH = 25.4

export function eggConveyor(): string {
  const sheet = new Sheet(480, 350)
  above(sheet, new View(52, 156, 0.29))
  section(sheet, new View(390, 304, 0.25))
  return sheet.write()
}

function above(sheet: Sheet, view: View): void {
  const half = WIDTH / 2
  const pieces = [
    [0, 380],
    [430, 800],
  ] as const
  for (const [from, to] of pieces) {
    const rods = Math.floor((to - from - 20) / PITCH)
    sheet.add(
      'thin',
      ...spread(from + 12, from + 12 + PITCH * rods, rods + 1).map((x) => view.line([x, -half], [x, half])),
    )
    for (const s of [1, -1]) {
      sheet.add('edge', view.line([from, s * (half - 12)], [to, s * (half - 12)]))
      sheet.add(
        'outline',
        view.line([from, s * half], [to, s * half]),
        view.line([from, s * (half + 36)], [to, s * (half + 36)]),
      )
    }
  }
  sheet.add('outline', view.line([800, -half - 36], [800, half + 36]))
  for (const x of [0, 380, 430]) sheet.add('thin', view.cut([x, -half - 60], [x, half + 60]))
  const eggs: Point[] = [
    [70, 120],
    [150, -60],
    [240, 150],
    [300, 20],
    [520, -130],
    [600, 90],
  ]
  sheet.add('part', ...eggs.map(([x, y], i) => view.oval(x, y, 29, 22, (40 + i * 67) % 180)))
  // The drive: a drum below the chain, and its motor beside the frame.
  sheet.add('hidden', view.line([690, -half], [690, half]), view.line([770, -half], [770, half]))
  sheet.add('part', view.box(712, -half - 100, 36, 64), view.box(660, -half - 200, 140, 100))
  sheet.add('signal', view.box(672, -half - 290, 116, 90))
  sheet.add('thin', ...spread(690, 770, 5).map((x) => view.line([x, -half - 284], [x, -half - 206])))
  sheet.add('centre', view.line([-30, 0], [840, 0]), view.line([730, -half - 320], [730, half + 70]))

  upright(sheet, 'A', view.at(0, -half), view.at(0, half), 22)
  flow(sheet, view.at(90, 330), view.at(220, 330))
  balloon(sheet, 1, [196, 40], view.at(330, 212))
  balloon(sheet, 2, [256, 40], view.at(600, half + 18))
  balloon(sheet, 3, [196, 300], view.at(690, -half - 245))
}

function section(sheet: Sheet, view: View): void {
  const half = WIDTH / 2
  for (const s of [1, -1] as const) {
    const frame: Point[] = [
      [s * half, HEIGHT - 65],
      [s * (half + 25), HEIGHT - 65],
      [s * (half + 25), HEIGHT + 65],
      [s * half, HEIGHT + 65],
    ]
    sheet.add('outline', view.line(...frame))
    sheet.add('part', view.box(s * (half + 25) - 5, HEIGHT + 62, 10, 46))
    sheet.add('part', view.box(s * (half + 50) - 22, 40, 44, HEIGHT - 80))
    sheet.add(
      'edge',
      view.shape(
        [s * (half + 50) - 45, 0],
        [s * (half + 50) + 45, 0],
        [s * (half + 50) + 12, 40],
        [s * (half + 50) - 12, 40],
      ),
    )
  }
  sheet.add('part', view.box(-half - 28, HEIGHT * 0.4 - 20, WIDTH + 56, 40))
  sheet.add('edge', ...[32, -45].map((z) => view.line([-half, HEIGHT + z], [half, HEIGHT + z])))
  sheet.add(
    'solid',
    ...[32, -45].flatMap((z) => [1, -1].map((s) => view.box(s * (half - 14) - 4, HEIGHT + z - 8, 8, 16))),
  )
  sheet.add('part', ...[-150, -40, 120].map((x) => view.oval(x, HEIGHT + 55, 28, 22, 20)))
  sheet.add('thin', view.line([-half - 110, 0], [half + 110, 0]))
  sheet.add('centre', view.line([0, -40], [0, HEIGHT + 170]))
  across(sheet, 'A', view.at(-half, HEIGHT + 65), view.at(half, HEIGHT + 65), 66)
  balloon(sheet, 4, [330, 196], view.at(-half - 25, HEIGHT - 20))
  balloon(sheet, 5, [336, 262], view.at(-half - 50, 220))
}
