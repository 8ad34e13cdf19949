/** Solid bodies of the illustrations: boxes and round bars along the three axes. */
import { at, circle, face, fill, line, n, type Place, path, stroke, ZX, ZY } from './parts'

/** The three paints of a box: front, left side and top. */
export type Paints = readonly [front: string, side: string, top: string]
export const ZINC: Paints = ['front', 'side', 'top']
export const GRAPHITE: Paints = ['graphite', 'pitch', 'slate']
export const POLYMER: Paints = ['polymer', 'polymerSide', 'top']
export const AMBER: Paints = ['amber', 'amberSide', 'amberTop']

/** A box whose front upper left corner is the given place; it reaches `d` to the back. */
export function box(place: Place, w: number, h: number, d: number, [front, side, top]: Paints = ZINC): string {
  const [x, y, z = 0] = place
  const back = z - d
  const glint =
    h > 14 && w > 14
      ? line(
          `${x + 1.6} ${y + h - 2} ${z}, ${x + 1.6} ${y + 1.6} ${z}, ${x + w - 2} ${y + 1.6} ${z}`,
          '#FFF',
          1.3,
          'opacity=".75"',
        )
      : ''
  return (
    face(`${x} ${y} ${z}, ${x} ${y} ${back}, ${x} ${y + h} ${back}, ${x} ${y + h} ${z}`, side) +
    face(`${x} ${y} ${z}, ${x} ${y} ${back}, ${x + w} ${y} ${back}, ${x + w} ${y} ${z}`, top) +
    face(`${x} ${y} ${z}, ${x + w} ${y} ${z}, ${x + w} ${y + h} ${z}, ${x} ${y + h} ${z}`, front) +
    glint
  )
}

/** A cylinder towards the viewer: its face lies at the place, its body reaches `d` to the back. */
export function barrelZ(place: Place, r: number, d: number, body = 'tubeX', cap = 'front'): string {
  const [x, y] = at(place)
  const [vx, vy] = [-ZX * d, -ZY * d]
  const length = Math.hypot(vx, vy) || 1
  const [wx, wy] = [(-vy / length) * r, (vx / length) * r]
  const arc = `A${n(r)} ${n(r)} 0 0 0`
  const d1 = `M${n(x + wx)} ${n(y + wy)}L${n(x + wx + vx)} ${n(y + wy + vy)}${arc} ${n(x - wx + vx)} ${n(y - wy + vy)}L${n(x - wx)} ${n(y - wy)}Z`
  return path(d1, fill(body)) + circle(x, y, r, cap)
}

/** A cylinder along x with its open or closed cap on the left; half axes and tilt follow from the projection. */
export function barrelX(place: Place, r: number, length: number, body = 'tubeX', cap = 'side'): string {
  const [x, y] = at(place)
  const [ex, ey] = [0.152 * r, 1.031 * r]
  const arc = `A${n(1.047 * r)} ${n(0.597 * r)} 77.5`
  const d = `M${n(x - ex)} ${n(y - ey)}h${n(length)}${arc} 0 1 ${n(x + length + ex)} ${n(y + ey)}h${n(-length)}Z`
  return (
    path(d, fill(body)) +
    path(
      `M${n(x - ex)} ${n(y - ey)}${arc} 1 1 ${n(x + ex)} ${n(y + ey)}${arc} 1 1 ${n(x - ex)} ${n(y - ey)}Z`,
      fill(cap),
    )
  )
}

/** An upright cone stump or cylinder from its upper disc (radius r1) down to its lower disc (radius r2). */
export function barrelY(place: Place, r1: number, r2: number, h: number, body = 'tubeY', cap = 'top'): string {
  const [x, y] = at(place)
  const [a, b] = [1.179, 0.1325]
  const arc = (r: number) => `A${n(1.187 * r)} ${n(0.211 * r)} 6.6`
  const sides = `M${n(x - a * r1)} ${n(y - b * r1)}L${n(x - a * r2)} ${n(y + h - b * r2)}${arc(r2)} 0 0 ${n(x + a * r2)} ${n(y + h + b * r2)}L${n(x + a * r1)} ${n(y + b * r1)}Z`
  return path(sides, fill(body)) + disc([x, y], r1, cap)
}

/** A level disc. */
export function disc(place: Place, r: number, paint: string, more = ''): string {
  const [x, y] = at(place)
  const [ex, ey] = [1.179 * r, 0.1325 * r]
  const arc = `a${n(1.187 * r)} ${n(0.211 * r)} 6.6 1 1`
  return path(
    `M${n(x - ex)} ${n(y - ey)}${arc} ${n(2 * ex)} ${n(2 * ey)}${arc} ${n(-2 * ex)} ${n(-2 * ey)}Z`,
    `${fill(paint)}${more && ` ${more}`}`,
  )
}

/** The visible half of a ring round a bar along x. */
export function ringX(place: Place, r: number, colour: string, width: number): string {
  const [x, y] = at(place)
  const d = `M${n(x - 0.152 * r)} ${n(y - 1.031 * r)}A${n(1.047 * r)} ${n(0.597 * r)} 77.5 0 1 ${n(x + 0.152 * r)} ${n(y + 1.031 * r)}`
  return path(d, stroke(colour, width))
}

/** The visible half of a ring round an upright bar. */
export function ringY(place: Place, r: number, colour: string, width: number): string {
  const [x, y] = at(place)
  const [ex, ey] = [1.179 * r, 0.1325 * r]
  return path(
    `M${n(x - ex)} ${n(y - ey)}a${n(1.187 * r)} ${n(0.211 * r)} 6.6 0 0 ${n(2 * ex)} ${n(2 * ey)}`,
    stroke(colour, width),
  )
}
