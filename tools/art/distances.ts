/**
 * Distance in pixels from each pixel to the nearest pixel for which `inside` is true. Two passes with 3-4 chamfer
 * weights; the error is at most 8 % (Borgefors, "Distance transformations in digital images", 1986).
 */
export function distances(width: number, height: number, inside: (pixel: number) => boolean): Float32Array {
  const far = Float32Array.from({ length: width * height }, (_, pixel) => (inside(pixel) ? 0 : 1e9))
  const relax = (pixel: number, x: number, y: number, step: 1 | -1) => {
    const relaxFrom = (dx: number, dy: number, weight: number) => {
      const [column, row] = [x + dx * step, y + dy * step]
      if (column < 0 || column >= width || row < 0 || row >= height) return
      far[pixel] = Math.min(far[pixel] ?? 0, (far[row * width + column] ?? 0) + weight)
    }
    relaxFrom(-1, 0, 3)
    relaxFrom(0, -1, 3)
    relaxFrom(-1, -1, 4)
    relaxFrom(1, -1, 4)
  }
  for (let pixel = 0; pixel < far.length; pixel++) relax(pixel, pixel % width, Math.floor(pixel / width), 1)
  for (let pixel = far.length - 1; pixel >= 0; pixel--) relax(pixel, pixel % width, Math.floor(pixel / width), -1)
  return far.map((distance) => distance / 3)
}
