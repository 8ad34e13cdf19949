/** The feed transport of a silo: longitudinal section and cross-section of the pipe. */
import { spread } from '../parts'
import { across, balloon, flow } from './notes'
import { Sheet } from './sheet'
import { View } from './view'

// Lengths in mm. From the specification: PVC pipe 90 mm, spiral spring 69 mm.
const PIPE = 90 / 2
const SPIRAL = 69 / 2

const WALL = 3
const WIRE = 9
const PITCH = 62
/** Offset of the spring's axis from the pipe's axis: the spring lies on the bottom of the pipe. */
const DROP = -(PIPE - WALL - SPIRAL) + 1

export function feedAuger(): string {
  const sheet = new Sheet(480, 250)
  const along = new View(160, 122, 1.5)
  const [left, right] = [-92, 70]
  const ends = new View(394, 122, 1.5)
  spiral(sheet, along, left + 2, 3)
  for (const y of [-PIPE, PIPE - WALL]) sheet.add('solid', along.box(left, y, right - left, WALL))
  for (const x of [left, right]) sheet.add('thin', along.cut([x, -PIPE], [x, PIPE]))
  sleeve(sheet, along, right - 30)
  sheet.add('centre', along.line([left - 10, 0], [right + 12, 0]))
  section(sheet, ends)

  flow(sheet, along.at(-70, 62), along.at(-36, 62))
  across(sheet, 'A', ends.at(-PIPE, 0), ends.at(PIPE, 0), 226)
  across(sheet, 'B', ends.at(-SPIRAL, DROP), ends.at(SPIRAL, DROP), 26)
  balloon(sheet, 1, [142, 24], along.at(-30, PIPE - 2))
  balloon(sheet, 2, [134, 226], along.at(-28, DROP - SPIRAL + 7))
  balloon(sheet, 3, [240, 24], along.at(right - 22, PIPE + 4))
  balloon(sheet, 4, [296, 226], ends.at(-6, -34))
  return sheet.write()
}

/** The spring of flat wire. Its rear half turns are thin lines; its front half turns are bands on top of them. */
function spiral(sheet: Sheet, view: View, from: number, turns: number): void {
  const [half, top, height] = [PITCH / 2, DROP + SPIRAL - WIRE / 4, 2 * SPIRAL - WIRE / 2]
  const starts = (first: number, count: number) => spread(from + first, from + first + PITCH * (count - 1), count)
  for (const x of starts(half, turns - 1))
    sheet.add('thin', ...[-3, 3].map((shift) => view.swings(x + shift, top - height, half, height, 1)))
  const bands = starts(0, turns).map((x) => {
    const back = view.swings(x + half + 4, top - height, -half, height, 1).replace('M', 'L')
    return `${view.swings(x - 4, top, half, -height, 1)}${back}Z`
  })
  sheet.add('part', ...bands)
}

/** The sleeve that joins two lengths of pipe, with its clamps. */
function sleeve(sheet: Sheet, view: View, x: number): void {
  for (const side of [1, -1]) sheet.add('part', view.box(x, side > 0 ? PIPE : -PIPE - 5, 22, 5))
  sheet.add('edge', ...[3, 15].flatMap((offset) => [PIPE + 5, -PIPE - 8].map((y) => view.box(x + offset, y, 4, 3))))
}

function section(sheet: Sheet, view: View): void {
  sheet.add('solid', view.circle(0, 0, PIPE))
  sheet.add('paper', view.circle(0, 0, PIPE - WALL))
  sheet.add('tint', feed(view))
  sheet.add('thin', view.line([-35, -23], [35, -23]))
  sheet.add('edge', view.circle(0, DROP, SPIRAL), view.circle(0, DROP, SPIRAL - WIRE))
  sheet.add('centre', view.line([0, -56], [0, 56]), view.line([-56, 0], [56, 0]))
}

/** Path data for the feed on the bottom of the pipe. */
function feed(view: View): string {
  const r = PIPE - WALL
  return `${view.arc(0, 0, r, -147, -33)}Z`
}
