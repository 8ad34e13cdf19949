/** Cross-sections of cage batteries: the whole battery, and one compartment with its trough, water and manure belt. */
import { spread } from '../parts'
import { across, balloon, upright } from './notes'
import { Sheet } from './sheet'
import { type Point, View } from './view'

// Lengths in mm. From the specification: depths 600, 625, 675, 750, heights H60, H66. The drawings have a depth of 625
// for layers and of 750 for broilers.
const HEIGHT = 600
/** Lengths that are not in the specification: space for the belt between tiers, legs, trough in front of the bars. */
const GAP = 120
const LEG = 200
const TROUGH = 152
const SLOPE = Math.tan((7.5 * Math.PI) / 180)

type Kind = { depth: number; floor: 'sloped' | 'level' }

export const eggCage = (): string => cage({ depth: 625, floor: 'sloped' })
export const broilerCage = (): string => cage({ depth: 750, floor: 'level' })

function cage(kind: Kind): string {
  const sheet = new Sheet(480, 400)
  const { depth } = kind
  const small = 190 / (2 * depth + 2 * TROUGH)
  battery(sheet, new View(26 + TROUGH * small, 372, small), kind)
  const view = new View(268, 292, 186 / depth)
  compartment(sheet, view, kind)
  // The layer cage has no dimension lines here, because its page draws the sizes that visitors choose.
  if (kind.floor === 'level') {
    across(sheet, 'A', view.at(0, -GAP), view.at(depth, -GAP), 368)
    upright(sheet, 'B', view.at(depth, 0), view.at(depth, HEIGHT), 470)
  }
  balloon(sheet, 1, [238, 150], view.at(-100, 152))
  balloon(sheet, 2, [300, 60], view.at(0, 470))
  balloon(sheet, 3, [400, 60], view.at(depth * 0.8, HEIGHT * 0.7))
  balloon(sheet, 4, [350, 60], view.at(depth * 0.5, HEIGHT))
  balloon(sheet, 5, [350, 206], view.at(depth * 0.5, kind.floor === 'sloped' ? depth * 0.5 * SLOPE : 6))
  balloon(sheet, 6, [300, 342], view.at(depth * 0.3, -62))
  if (kind.floor === 'sloped') balloon(sheet, 7, [238, 318], view.at(-70, -6))
  return sheet.write()
}

/** Three tiers on legs, with cages on both sides, without their contents. */
function battery(sheet: Sheet, view: View, { depth, floor }: Kind): void {
  const tiers = [0, 1, 2].map((tier) => LEG + GAP + tier * (HEIGHT + GAP))
  const high = LEG + GAP + 3 * (HEIGHT + GAP) - GAP + 30
  const both = (draw: (x: (value: number) => number) => string) => draw((x) => x) + draw((x) => 2 * depth - x)
  for (const z of tiers) {
    sheet.add(
      'edge',
      both((x) =>
        view.line([x(0), z + (floor === 'sloped' ? 0 : 6)], [x(depth), z + (floor === 'sloped' ? depth * SLOPE : 6)]),
      ),
      both((x) => view.line([x(0), z + HEIGHT], [x(depth), z + HEIGHT])),
      both((x) => view.line(...TROUGH_LINE.map(([offset, h]): Point => [x(offset), z + h]))),
      view.line([depth, z], [depth, z + HEIGHT]),
    )
    sheet.add(
      'thin',
      view.line([25, z - 62], [2 * depth - 25, z - 62]),
      view.line([25, z - 117], [2 * depth - 25, z - 117]),
    )
    if (floor === 'sloped')
      sheet.add(
        'edge',
        both((x) => view.line([x(0), z], [x(-139), z - 18], [x(-143), z + 12])),
      )
  }
  // Tints the compartment that is drawn enlarged beside the battery.
  sheet.add('tint', view.box(depth, LEG + GAP + HEIGHT + GAP + 20, depth, HEIGHT - 20))
  sheet.add('outline', view.line([0, 40], [0, high]), view.line([2 * depth, 40], [2 * depth, high]))
  sheet.add('edge', ...[0, 2 * depth].map((x) => view.shape([x - 45, 0], [x + 45, 0], [x + 14, 40], [x - 14, 40])))
  sheet.add('thin', view.line([-260, 0], [2 * depth + 260, 0]))
  sheet.add('centre', view.line([depth, -40], [depth, high + 90]))
}

/** Outline of the feed trough in front of the cage, from its inner to its outer rim. */
const TROUGH_LINE: Point[] = [
  [-14, 205],
  [-14, 170],
  [-30, 146],
  [-90, 142],
  [-120, 165],
  [-TROUGH, 230],
]

function compartment(sheet: Sheet, view: View, { depth, floor }: Kind): void {
  if (floor === 'sloped') layerFloor(sheet, view, depth)
  else broilerFloor(sheet, view, depth)
  // Bars at the front, mesh at the back, wire on top.
  sheet.add('edge', view.line([0, 40], [0, HEIGHT]), view.line([0, HEIGHT], [depth, HEIGHT]))
  sheet.add('edge', view.line([depth, 0], [depth, HEIGHT]))
  sheet.add('solid', ...[40, 222, HEIGHT - 70, HEIGHT].map((z) => view.circle(-3, z, 5)))
  sheet.add('thin', ...spread(55, depth - 55, 8).map((x) => view.circle(x, HEIGHT - 4, 3)))
  sheet.add('outline', view.line(...TROUGH_LINE))
  sheet.add('tint', view.shape([-20, 172], [-32, 150], [-90, 146], [-118, 168], [-128, 186], [-20, 186]))
  drinker(sheet, view, depth * 0.8, HEIGHT * 0.7)
  // The belt continues under the other side, so a break line is drawn at the middle of the battery.
  sheet.add('outline', view.line([25, -50], [37, -62], [depth, -62]))
  sheet.add('edge', view.line([25, -117], [depth, -117]))
  sheet.add('part', ...spread(120, depth - 120, 3).map((x) => view.circle(x, -72, 8)))
  sheet.add('thin', view.cut([depth, -128], [depth, -44]))
  // Posts behind the section plane.
  sheet.add('hidden', view.line([-24, -GAP], [-24, HEIGHT + 24]), view.line([-4, -GAP], [-4, 40]))
}

/** A wire floor. It slopes to the front, where it becomes an egg cradle with the egg belt on it. */
function layerFloor(sheet: Sheet, view: View, depth: number): void {
  sheet.add('outline', view.line([depth, depth * SLOPE], [0, 0], [-127, -17], [-139, -14], [-145, 0], [-139, 12]))
  sheet.add('solid', ...spread(30, depth - 30, 12).map((x) => view.circle(x, x * SLOPE - 7, 3.5)))
  sheet.add('solid', view.shape([-116, -12], [-20, 0], [-20, 6], [-116, -6]))
  sheet.add('part', view.oval(-90, 6, 27, 21, 8), view.oval(-46, 16, 27, 21, -12))
}

/** A horizontal floor of slats. */
function broilerFloor(sheet: Sheet, view: View, depth: number): void {
  sheet.add('part', ...spread(8, depth - 22, 26).map((x) => view.box(x, 0, 14, 13)))
  sheet.add('edge', view.box(4, -14, depth - 8, 12))
}

/** A square water pipe with a nipple, and the drip channel below them. */
function drinker(sheet: Sheet, view: View, x: number, z: number): void {
  sheet.add('part', view.box(x - 11, z - 11, 22, 22))
  sheet.add('edge', view.box(x - 7, z - 28, 14, 17), view.line([x, z - 28], [x, z - 44]))
  sheet.add('edge', view.line([x - 32, z - 72], [x - 12, z - 94], [x + 12, z - 94], [x + 32, z - 72]))
}
