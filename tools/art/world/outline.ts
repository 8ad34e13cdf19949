export type Point = [x: number, y: number]

/**
 * Simplifies a closed line (Douglas-Peucker). Keeps the first point, and the point farthest from it.
 * @param ring points of the line; the first point is not repeated at the end
 * @param tolerance maximum distance from a removed point to the new line
 */
export function simplify(ring: Point[], tolerance: number): Point[] {
  const [first] = ring
  if (!first) return []
  const farthest = indexOfMost(ring, (point) => Math.hypot(point[0] - first[0], point[1] - first[1]))
  const outward = simplifyLine(ring.slice(0, farthest + 1), tolerance)
  const inward = simplifyLine([...ring.slice(farthest), first], tolerance)
  return [...outward.slice(0, -1), ...inward.slice(0, -1)]
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

/** SVG path data of a closed line, in whole numbers relative to the previous point, to keep the data short. */
export function writePath(ring: Point[]): string {
  let [previousX, previousY] = [0, 0]
  const steps = ring.flatMap(([x, y], i) => {
    const step = [Math.round(x) - previousX, Math.round(y) - previousY]
    if (i > 0 && step.every((part) => part === 0)) return []
    previousX = Math.round(x)
    previousY = Math.round(y)
    return step
  })
  if (steps.length < 6) return ''
  const [x, y, ...otherSteps] = steps
  return `M${x} ${y}l${otherSteps.join(' ').replaceAll(' -', '-')}z`
}

/** Area within a closed line. */
export function areaOf(ring: Point[]): number {
  return Math.abs(sum(ring, cross)) / 2
}

/** Centroid of the area within a closed line. */
export function centreOf(ring: Point[]): Point {
  const sixAreas = 3 * sum(ring, cross)
  return [
    sum(ring, (a, b) => (a[0] + b[0]) * cross(a, b)) / sixAreas,
    sum(ring, (a, b) => (a[1] + b[1]) * cross(a, b)) / sixAreas,
  ]
}

function sum(ring: Point[], part: (a: Point, b: Point) => number): number {
  return ring.reduce((total, point, i) => total + part(point, ring[(i + 1) % ring.length] ?? point), 0)
}

function cross([ax, ay]: Point, [bx, by]: Point): number {
  return ax * by - bx * ay
}

/** Distance from a point to the segment between two other points. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

function indexOfMost(points: Point[], measure: (point: Point) => number): number {
  let [largest, index] = [-1, 0]
  for (const [i, point] of points.entries()) {
    const value = measure(point)
    if (value > largest) [largest, index] = [value, i]
  }
  return index
}
