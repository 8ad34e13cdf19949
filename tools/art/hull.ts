type Point = readonly [row: number, column: number]

/**
 * Finds the pixels within the convex hull of the pixels for which `inside` is true. Gaps within the hull count as
 * inside.
 * @returns for each pixel, row by row, 1 within the hull and 0 outside
 */
export function convexHull(width: number, height: number, inside: (pixel: number) => boolean): Uint8Array {
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let row = 0; row < height; row++) {
    const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
      inside(row * width + column),
    )
    if (columns.length === 0) continue
    addTo(left, [row, columns[0] ?? 0], 1)
    addTo(right, [row, columns.at(-1) ?? 0], -1)
  }
  const within = new Uint8Array(width * height)
  for (let row = left[0]?.[0] ?? height; row <= (left.at(-1)?.[0] ?? 0); row++)
    within.fill(1, row * width + Math.ceil(columnAt(left, row)), row * width + Math.floor(columnAt(right, row)) + 1)
  return within
}

/** Adds a point to one side of a hull. Removes the points that no longer belong to it (Andrew's monotone chain). */
function addTo(side: Point[], point: Point, turn: 1 | -1): void {
  while (side.length > 1 && bend(side.at(-2) ?? point, side.at(-1) ?? point, point) * turn >= 0) side.pop()
  side.push(point)
}

function bend(a: Point, b: Point, c: Point): number {
  return (b[1] - a[1]) * (c[0] - b[0]) - (c[1] - b[1]) * (b[0] - a[0])
}

function columnAt(side: Point[], row: number): number {
  const nextIndex = side.findIndex((point) => point[0] >= row)
  const [from, to] = [side[Math.max(0, nextIndex - 1)] ?? [row, 0], side[nextIndex] ?? [row, 0]]
  return to[0] === from[0] ? to[1] : from[1] + ((to[1] - from[1]) * (row - from[0])) / (to[0] - from[0])
}
