import { belt, slope, trough } from './levels'

/** Outline of the trough: distances from the front of the cage, and heights above the cage's floor, in mm. */
const troughPoints: [before: number, above: number][] = [
  [14, 205],
  [14, 170],
  [30, 146],
  [90, 142],
  [120, 165],
  [trough, 230],
]

type Point = [x: number, y: number]

/** SVG path of a line through points. The second coordinate of a point is a height, so it increases upwards. */
export function line(...points: Point[]): string {
  return `M${points.map(([x, z]) => `${Math.round(x)} ${Math.round(-z)}`).join('L')}`
}

/** SVG paths of a tier and its two cages, seen from the end of the row. The front edge of the floor has height 0. */
export function tierPaths(depth: number, height: number) {
  const mirrored = (draw: (x: (from: number) => number) => string) => draw((x) => x) + draw((x) => -x)
  const back = depth * slope
  const roller = Math.round(depth - 50)
  return {
    tint: `${line([-depth, 0], [-depth, height], [depth, height], [depth, 0], [0, back])}Z`,
    belt: `M${-roller} 62H${roller}a27 27 0 0 1 0 54H${-roller}a27 27 0 0 1 0-54Z`,
    edges:
      mirrored(
        (x) =>
          // The floor continues outside the cage as a cradle for the eggs.
          line([0, back], [x(depth), 0], [x(depth + 127), -17], [x(depth + 145), 0], [x(depth + 139), 12]) +
          line(...troughPoints.map(([before, above]): Point => [x(depth + before), above])),
      ) +
      line([-depth, height], [depth, height]) +
      line([0, back], [0, height]),
    thin: mirrored((x) => {
      const [pipe, high] = [x(depth * 0.3), height * 0.74]
      return (
        `${line([pipe - 15, high - 15], [pipe - 15, high + 15], [pipe + 15, high + 15], [pipe + 15, high - 15])}Z` +
        line([pipe, high - 15], [pipe, high - 50]) +
        line([pipe - 36, high - 78], [pipe - 14, high - 104], [pipe + 14, high - 104], [pipe + 36, high - 78])
      )
    }),
    eggs: mirrored((x) => `M${Math.round(x(depth + 88)) - 27} -10a27 21 0 1 0 54 0a27 21 0 1 0-54 0Z`),
  }
}

/** SVG path of a row's posts and their feet. */
export function postPath(depth: number, top: number): string {
  return [-depth, depth].map((x) => line([x, 0], [x, top + 40]) + line([x - 60, 0], [x + 60, 0])).join('')
}

/** SVG path of a platform: a grating between two rows, drawn below the walking surface. */
export function gratingPath(from: number, to: number): string {
  const bars = Math.max(1, Math.floor((to - from) / 70))
  const hatch = Array.from({ length: bars - 1 }, (_, i) => from + ((i + 1) * (to - from)) / bars)
  return `${line([from, 0], [to, 0], [to, -80], [from, -80])}Z${hatch.map((x) => line([x, 0], [x, -80])).join('')}`
}

/** SVG path of the tiers that could still be added on top of a row. */
export function possiblePath(more: number, depth: number, height: number): string {
  const tiers = Array.from({ length: more }, (_, i) => belt + i * (height + belt))
  return tiers
    .map(
      (z) =>
        `${line([-depth, z], [-depth, z + height], [depth, z + height], [depth, z])}Z${line([0, z], [0, z + height])}`,
    )
    .join('')
}

/** SVG path of a horizontal or vertical dimension line with two arrowheads. @param size length of an arrowhead */
export function dimensionPath([x, z]: Point, [toX, toZ]: Point, size: number): string {
  const [alongX, alongZ] = [Math.sign(toX - x), Math.sign(toZ - z)]
  const arrow = (x: number, z: number, way: number) => {
    const [baseX, baseZ] = [x + way * size * alongX, z + way * size * alongZ]
    const [sideX, sideZ] = [size * 0.3 * alongZ, size * 0.3 * alongX]
    return `${line([x, z], [baseX + sideX, baseZ + sideZ], [baseX - sideX, baseZ - sideZ])}Z`
  }
  return line([x, z], [toX, toZ]) + arrow(x, z, 1) + arrow(toX, toZ, -1)
}
