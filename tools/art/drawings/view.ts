/** One view of a product on a sheet: millimetres, with y upwards, as path data in units of the sheet. */
import { n, track } from '../parts'

/** A place: on the sheet with y down, or in a view with y up. */
export type Point = readonly [x: number, y: number]

/** Places on the other side of the upright axis. */
export function mirrored(points: Point[]): Point[] {
  return points.map(([x, y]) => [-x, y])
}

/** A circle on the sheet. */
export function ring([x, y]: Point, r: number): string {
  const [radius, width] = [n(r), n(2 * r)]
  return `M${n(x - r)} ${n(y)}a${radius} ${radius} 0 1 1 ${width} 0 ${radius} ${radius} 0 1 1-${width} 0`
}

/** A projection, its scale and where it lies. All lengths it is given are millimetres. */
export class View {
  /**
   * @param x where the product's origin lies on the sheet
   * @param scale units of the sheet for a millimetre
   * @param tilt degrees by which the whole view is turned about its origin, against the clock
   */
  constructor(
    private readonly x: number,
    private readonly y: number,
    readonly scale: number,
    private readonly tilt = 0,
  ) {}

  /** Where a place of the product lies on the sheet. */
  at(x: number, y: number): Point {
    const angle = (this.tilt * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [this.x + (x * cos - y * sin) * this.scale, this.y - (x * sin + y * cos) * this.scale]
  }

  /** An open line through places. */
  line(...points: Point[]): string {
    return track(points.map(([x, y]) => this.at(x, y)))
  }

  /** A closed shape. */
  shape(...points: Point[]): string {
    return track(
      points.map(([x, y]) => this.at(x, y)),
      true,
    )
  }

  /** A rectangle from its lower left corner. */
  box(x: number, y: number, w: number, h: number): string {
    return this.shape([x, y], [x + w, y], [x + w, y + h], [x, y + h])
  }

  circle(x: number, y: number, r: number): string {
    return ring(this.at(x, y), r * this.scale)
  }

  /** An egg, nearly: an oval whose long axis is turned by some degrees against the clock. */
  oval(x: number, y: number, long: number, short: number, turn: number): string {
    const [a, b] = [long * this.scale, short * this.scale]
    const angle = (-turn * Math.PI) / 180
    const [dx, dy] = [a * Math.cos(angle), a * Math.sin(angle)]
    const [cx, cy] = this.at(x, y)
    const radii = `${n(a)} ${n(b)} ${n(-turn)} 1 1 `
    return `M${n(cx - dx)} ${n(cy - dy)}a${radii}${n(2 * dx)} ${n(2 * dy)} ${radii}${n(-2 * dx)} ${n(-2 * dy)}`
  }

  /** Part of a circle, in degrees against the clock from three o’clock. */
  arc(x: number, y: number, r: number, from: number, to: number): string {
    const end = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      return this.at(x + r * Math.cos(angle), y + r * Math.sin(angle))
        .map(n)
        .join(' ')
    }
    const R = n(r * this.scale)
    return `M${end(from)}A${R} ${R} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 0 : 1} ${end(to)}`
  }

  /** A smooth line through places (Catmull-Rom as Bézier curves). */
  curve(...points: Point[]): string {
    const on = points.map(([x, y]) => this.at(x, y))
    const pick = (i: number) => on[Math.max(0, Math.min(on.length - 1, i))] ?? [0, 0]
    const steps = on.slice(1).map((end, i) => {
      const [before, start, after] = [pick(i - 1), pick(i), pick(i + 2)]
      const control = (from: Point, a: Point, b: Point, sign: number): Point => [
        from[0] + (sign * (b[0] - a[0])) / 6,
        from[1] + (sign * (b[1] - a[1])) / 6,
      ]
      const [first, second] = [control(start, before, end, 1), control(end, start, after, -1)]
      return `C${[first, second, end].map((point) => point.map(n).join(' ')).join(' ')}`
    })
    return `M${pick(0).map(n).join(' ')}${steps.join('')}`
  }

  /** A wave along x: half turns of a spiral as it is seen from the side, up and down by turns from its first place. */
  swings(x: number, y: number, half: number, height: number, count: number): string {
    const [run, rise] = [half * this.scale, -height * this.scale]
    // With these handles a Bézier curve is a cosine to within one part in a hundred.
    const [first, second] = [n(run * 0.364), n(run * 0.636)]
    const steps = Array.from({ length: count }, (_, i) => {
      const by = n(i % 2 === 0 ? rise : -rise)
      return `c${first} 0 ${second} ${by} ${n(run)} ${by}`
    })
    return `M${this.at(x, y).map(n).join(' ')}${steps.join('')}`
  }

  /** A break: the wavy line where a long thing is cut short. */
  cut(from: Point, to: Point): string {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const wave = Math.min(0.07, 6 / (this.scale * Math.hypot(dx, dy)))
    const place = (along: number, aside: number): Point => [
      from[0] + dx * along - dy * aside,
      from[1] + dy * along + dx * aside,
    ]
    return this.curve(from, place(0.25, wave), place(0.5, 0), place(0.75, -wave), to)
  }

  /** Hatching of cut material: lines at 45° within shapes; shapes within shapes are holes. */
  hatch(shapes: Point[][], step = 5, rising = true): string {
    const outlines = shapes.map((shape) => shape.map(([x, y]) => this.at(x, y)))
    const sign = rising ? 1 : -1
    // Along a hatching line x + sign · y is the same.
    const level = ([x, y]: Point) => x + sign * y
    const levels = outlines.flat().map(level)
    const lines: string[] = []
    for (let at = Math.ceil(Math.min(...levels) / step) * step; at < Math.max(...levels); at += step) {
      const xs = outlines
        .flatMap((outline) =>
          outline.flatMap((a, i) => {
            const b = outline[(i + 1) % outline.length] ?? a
            const [la, lb] = [level(a), level(b)]
            return la <= at === lb <= at ? [] : [a[0] + ((b[0] - a[0]) * (at - la)) / (lb - la)]
          }),
        )
        .sort((a, b) => a - b)
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const [a = 0, b = 0] = [xs[i], xs[i + 1]]
        lines.push(
          track([
            [a, sign * (at - a)],
            [b, sign * (at - b)],
          ]),
        )
      }
    }
    return lines.join('')
  }
}
