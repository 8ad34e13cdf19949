/** Projects a building onto a sheet, without perspective: converts positions in metres to path data. */
import type { Point } from '../drawings/view'
import { n } from '../parts'

/** A place in metres: along the house, across it, and up. */
export type Spot = readonly [along: number, across: number, up: number]

/** The line that one metre in each direction forms on the sheet, in units of the sheet, with y upwards. */
export type Axes = { along: Point; across: Point; up: number }

/** Length of the Bézier handles for a quarter of a circle with a radius of 1. */
const HANDLE = 0.5523

export class Space {
  constructor(
    private readonly axes: Axes,
    private readonly origin: Point,
  ) {}

  /** Converts a place in the house to its position on the sheet. */
  at([x, y, z]: Spot): Point {
    const { along, across, up } = this.axes
    return [this.origin[0] + x * along[0] + y * across[0], this.origin[1] - (x * along[1] + y * across[1] + z * up)]
  }

  line(...spots: Spot[]): string {
    return spots.map((spot, i) => `${i === 0 ? 'M' : 'L'}${this.at(spot).map(n).join(' ')}`).join('')
  }

  face(...spots: Spot[]): string {
    return `${this.line(...spots)}Z`
  }

  /** Path data of the visible sides of a box: the near side, the end and the top. */
  box([x, y, z]: Spot, [l, w, h]: Spot): string[] {
    const [a, b, c] = [x + l, y + w, z + h]
    return [
      this.face([x, y, z], [a, y, z], [a, y, c], [x, y, c]),
      this.face([a, y, z], [a, b, z], [a, b, c], [a, y, c]),
      this.face([x, y, c], [a, y, c], [a, b, c], [x, b, c]),
    ]
  }

  /** A bird in side view, `high` metres tall. It looks forwards (1) or backwards (-1) along the house. */
  bird(spot: Spot, high: number, looks: 1 | -1 = 1): string {
    const [x, y] = this.at(spot)
    const size = high * this.axes.up
    const to = (dx: number, dy: number) => `${n(looks * dx * size)} ${n(dy * size)}`
    const curve = (...points: [number, number][]) => `c${points.map(([dx, dy]) => to(dx, dy)).join(' ')}`
    return [
      `M${n(x - 0.5 * looks * size)} ${n(y - 0.72 * size)}`,
      curve([0.15, 0.28], [0.4, 0.26], [0.52, 0.02]),
      curve([0.06, -0.3], [0.22, -0.4], [0.4, -0.14]),
      curve([-0.1, 0.05], [-0.1, 0.1], [-0.1, 0.2]),
      curve([-0.06, 0.5], [-0.72, 0.56], [-0.82, -0.08]),
      `ZM${n(x - 0.05 * size)} ${n(y - 0.2 * size)}v${n(0.2 * size)}m${n(0.14 * size)} 0v${n(-0.2 * size)}`,
    ].join('')
  }

  /** A circle around a place: horizontal ("floor"), parallel to the end walls, or parallel to the side walls. */
  circle(middle: Spot, r: number, plane: 'floor' | 'end' | 'side'): string {
    const [u, v] = this.plane(plane, r)
    const [cx, cy] = this.at(middle)
    const step = (a: number, b: number) => [a * u[0] + b * v[0], a * u[1] + b * v[1]].map(n).join(' ')
    const quarter = (from: readonly [number, number], to: readonly [number, number]) => {
      const first = step(to[0] * HANDLE, to[1] * HANDLE)
      const second = step(to[0] - from[0] + from[0] * HANDLE, to[1] - from[1] + from[1] * HANDLE)
      return `c${first} ${second} ${step(to[0] - from[0], to[1] - from[1])}`
    }
    const quarterEnds = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ] as const
    const turns = quarterEnds.slice(1).map((to, i) => quarter(quarterEnds[i] ?? to, to))
    return `M${n(cx + u[0])} ${n(cy + u[1])}${turns.join('')}Z`
  }

  /** Silhouette of a vertical cylinder or cone, from height `z` to height `top`. */
  mantle([x, y, z]: Spot, r: number, top: number, topRadius = r): string {
    const [u, v] = this.plane('floor', 1)
    const reach = Math.hypot(u[0], v[0])
    const side: Point = [reach, (u[0] * u[1] + v[0] * v[1]) / reach]
    const edge = (level: number, radius: number, sign: number) => {
      const [cx, cy] = this.at([x, y, level])
      return [cx + sign * radius * side[0], cy + sign * radius * side[1]].map(n).join(' ')
    }
    return `M${edge(z, r, -1)}L${edge(top, topRadius, -1)}L${edge(top, topRadius, 1)}L${edge(z, r, 1)}Z`
  }

  /** The two axes of a plane on the sheet, each with the length of the radius. */
  private plane(plane: 'floor' | 'end' | 'side', r: number): [Point, Point] {
    const { along, across, up } = this.axes
    const [x, y, z]: Point[] = [
      [along[0] * r, -along[1] * r],
      [across[0] * r, -across[1] * r],
      [0, -up * r],
    ]
    const planes = { floor: [x, y], end: [y, z], side: [x, z] } as const
    const [u = [0, 0], v = [0, 0]] = planes[plane]
    return [u, v]
  }
}
