/** A view of a product on a sheet. Converts lengths in mm, with y upwards, to path data in units of the sheet. */
import { n, track } from '../parts'

/** A place on the sheet (with y downwards) or in a view (with y upwards). */
export type Point = readonly [x: number, y: number]

/** Mirrors places at the vertical axis (x = 0). */
export function mirrored(points: Point[]): Point[] {
  return points.map(([x, y]) => [-x, y])
}

/** Path data of a circle on the sheet. */
export function ring([x, y]: Point, r: number): string {
  const [radius, width] = [n(r), n(2 * r)]
  return `M${n(x - r)} ${n(y)}a${radius} ${radius} 0 1 1 ${width} 0 ${radius} ${radius} 0 1 1-${width} 0`
}

/** A projection with a position and a scale. Parameters of its methods are in millimetres unless stated otherwise. */
export class View {
  /**
   * @param x horizontal position of the product's origin on the sheet; `y` is its vertical position
   * @param scale units of the sheet per millimetre
   * @param tilt anticlockwise rotation of the whole view about its origin, in degrees
   */
  constructor(
    private readonly x: number,
    private readonly y: number,
    readonly scale: number,
    private readonly tilt = 0,
  ) {}

  /** Converts a place of the product to its position on the sheet. */
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

  /** An ellipse, such as an egg. @param turn anticlockwise rotation of the long axis, in degrees */
  oval(x: number, y: number, long: number, short: number, turn: number): string {
    const [a, b] = [long * this.scale, short * this.scale]
    const angle = (-turn * Math.PI) / 180
    const [dx, dy] = [a * Math.cos(angle), a * Math.sin(angle)]
    const [cx, cy] = this.at(x, y)
    const radii = `${n(a)} ${n(b)} ${n(-turn)} 1 1 `
    return `M${n(cx - dx)} ${n(cy - dy)}a${radii}${n(2 * dx)} ${n(2 * dy)} ${radii}${n(-2 * dx)} ${n(-2 * dy)}`
  }

  /** A circular arc. Angles are in degrees, anticlockwise from three o'clock. */
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

  /** A smooth curve through the given points (a Catmull-Rom spline, written as Bézier curves). */
  curve(...points: Point[]): string {
    const sheetPoints = points.map(([x, y]) => this.at(x, y))
    const pick = (i: number) => sheetPoints[Math.max(0, Math.min(sheetPoints.length - 1, i))] ?? [0, 0]
    const steps = sheetPoints.slice(1).map((end, i) => {
      const [previous, start, following] = [pick(i - 1), pick(i), pick(i + 2)]
      const control = (from: Point, a: Point, b: Point, sign: number): Point => [
        from[0] + (sign * (b[0] - a[0])) / 6,
        from[1] + (sign * (b[1] - a[1])) / 6,
      ]
      const [first, second] = [control(start, previous, end, 1), control(end, start, following, -1)]
      return `C${[first, second, end].map((point) => point.map(n).join(' ')).join(' ')}`
    })
    return `M${pick(0).map(n).join(' ')}${steps.join('')}`
  }

  /** A wave along x, which is the side view of a spiral: `count` half turns, each `half` long and `height` high. */
  swings(x: number, y: number, half: number, height: number, count: number): string {
    const [run, rise] = [half * this.scale, -height * this.scale]
    // With these handles, a Bézier curve approximates a cosine with an error below 1 %.
    const [first, second] = [n(run * 0.364), n(run * 0.636)]
    const steps = Array.from({ length: count }, (_, i) => {
      const dy = n(i % 2 === 0 ? rise : -rise)
      return `c${first} 0 ${second} ${dy} ${n(run)} ${dy}`
    })
    return `M${this.at(x, y).map(n).join(' ')}${steps.join('')}`
  }

  /** A break line: the wavy edge of a part that is drawn shortened. */
  cut(from: Point, to: Point): string {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const wave = Math.min(0.07, 6 / (this.scale * Math.hypot(dx, dy)))
    const place = (along: number, aside: number): Point => [
      from[0] + dx * along - dy * aside,
      from[1] + dy * along + dx * aside,
    ]
    return this.curve(from, place(0.25, wave), place(0.5, 0), place(0.75, -wave), to)
  }

  /** Hatching for cut material: lines at 45° in shapes; nested shapes are holes. @param step in units of the sheet */
  hatch(shapes: Point[][], step = 5, rising = true): string {
    const outlines = shapes.map((shape) => shape.map(([x, y]) => this.at(x, y)))
    const sign = rising ? 1 : -1
    // The value x + sign · y is constant along a hatching line.
    const level = ([x, y]: Point) => x + sign * y
    const levels = outlines.flat().map(level)
    const lines: string[] = []
    for (
      let hatchLevel = Math.ceil(Math.min(...levels) / step) * step;
      hatchLevel < Math.max(...levels);
      hatchLevel += step
    ) {
      const xs = outlines
        .flatMap((outline) =>
          outline.flatMap((a, i) => {
            const b = outline[(i + 1) % outline.length] ?? a
            const [la, lb] = [level(a), level(b)]
            return la <= hatchLevel === lb <= hatchLevel ? [] : [a[0] + ((b[0] - a[0]) * (hatchLevel - la)) / (lb - la)]
          }),
        )
        .sort((a, b) => a - b)
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const [a = 0, b = 0] = [xs[i], xs[i + 1]]
        lines.push(
          track([
            [a, sign * (hatchLevel - a)],
            [b, sign * (hatchLevel - b)],
          ]),
        )
      }
    }
    return lines.join('')
  }
}
