/** A point of a picture. */
export type Point = [x: number, y: number]

/**
 * A closed line with fewer points (Douglas and Peucker). Its first point and the one farthest from it stay.
 * @param ring its points; the first is not repeated at the end
 * @param tolerance how far the new line may lie from a point that it leaves out
 */
export function simplify(ring: Point[], tolerance: number): Point[] {
  const [first] = ring
  if (!first) return []
  const farthest = indexOfMost(ring, (point) => Math.hypot(point[0] - first[0], point[1] - first[1]))
  const there = simplifyLine(ring.slice(0, farthest + 1), tolerance)
  const back = simplifyLine([...ring.slice(farthest), first], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function simplifyLine(line: Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return line
  const from = (point: Point) => distance(point, first, last)
  const farthest = indexOfMost(line, from)
  const point = line[farthest]
  if (!point || from(point) <= tolerance) return [first, last]
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ]
}

/** The `d` of a closed line: whole numbers, each point relative to the one before, which is shortest. */
export function writePath(ring: Point[]): string {
  let [nowX, nowY] = [0, 0]
  const steps = ring.flatMap(([x, y], i) => {
    const step = [Math.round(x) - nowX, Math.round(y) - nowY]
    if (i > 0 && step.every((part) => part === 0)) return []
    nowX = Math.round(x)
    nowY = Math.round(y)
    return step
  })
  if (steps.length < 6) return ''
  const [x, y, ...rest] = steps
  return `M${x} ${y}l${rest.join(' ').replaceAll(' -', '-')}z`
}

/** The area within a closed line. */
export function areaOf(ring: Point[]): number {
  return Math.abs(sum(ring, cross)) / 2
}

/** The centre of mass of the area within a closed line. */
export function centreOf(ring: Point[]): Point {
  const whole = 3 * sum(ring, cross)
  return [
    sum(ring, (a, b) => (a[0] + b[0]) * cross(a, b)) / whole,
    sum(ring, (a, b) => (a[1] + b[1]) * cross(a, b)) / whole,
  ]
}

function sum(ring: Point[], part: (a: Point, b: Point) => number): number {
  return ring.reduce((total, point, i) => total + part(point, ring[(i + 1) % ring.length] ?? point), 0)
}

function cross([ax, ay]: Point, [bx, by]: Point): number {
  return ax * by - bx * ay
}

/** From a point to the stretch between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

function indexOfMost(points: Point[], measure: (point: Point) => number): number {
  let [most, index] = [-1, 0]
  for (const [i, point] of points.entries()) {
    const value = measure(point)
    if (value > most) [most, index] = [value, i]
  }
  return index
}
