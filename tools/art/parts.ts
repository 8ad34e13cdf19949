/** Shared primitives of the product illustrations: one projection, one light, one set of metals. */

/** A place in space: x to the right, y down, z towards the viewer. */
export type Place = readonly [x: number, y: number, z?: number]

/** Outline colour; it always lies beside a light fill, so that it reads on both stages. */
export const INK = '#2B3136'
/** Colour of free-standing lines, which have to read on a light and on a dark stage. */
export const MID = '#7A8891'
/** Colour of air and water. */
export const AIR = '#3E93A8'

// The camera stands 32 degrees to the left and 12 degrees up, without perspective. Every front plane is then the same
// affine picture of an elevation: the whole scene is drawn as an elevation inside one matrix, and a step of 1 towards
// the viewer is a shift of (.625, .25) inside that elevation.
const CAMERA = [0.848, -0.11, 0, 0.978] as const
const ZX = 0.625
const ZY = 0.25

/** Writes a number with one decimal and without a leading zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
}

/** Projects a place into the elevation. */
export function at([x, y, z = 0]: Place): [number, number] {
  return [x + ZX * z, y + ZY * z]
}

/** Writes places as path data, closed on request. */
export function track(places: readonly Place[], closed = false): string {
  const text = places.map((place) => at(place).map(n).join(' ')).join('L')
  return `M${text}${closed ? 'Z' : ''}`
}

/** Names a fill: a gradient or pattern of the palette, or a plain colour. */
export function fill(paint: string): string {
  return `fill="${paint.startsWith('#') || paint === 'none' ? paint : `url(#${paint})`}"`
}

/** Stroke attributes for a line without fill. */
export function stroke(colour: string, width: number, more = ''): string {
  return `stroke="${colour}" stroke-width="${n(width)}"${more && ` ${more}`}`
}

/** Attributes of a shape without outline. */
export const BARE = 'stroke="none"'

/** A path with attributes. */
export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`
}

/** A filled polygon in space. */
export function face(places: readonly Place[], paint: string, more = ''): string {
  return path(track(places, true), `${fill(paint)}${more && ` ${more}`}`)
}

/** An open line in space. */
export function line(places: readonly Place[], colour: string, width: number, more = ''): string {
  return path(track(places), stroke(colour, width, more))
}

/** An upright rectangle facing the viewer. */
export function rect(x: number, y: number, w: number, h: number, paint: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${fill(paint)}${more && ` ${more}`}/>`
}

/** A circle in the front plane. */
export function circle(x: number, y: number, r: number, paint: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${fill(paint)}${more && ` ${more}`}/>`
}

/** Groups content, moved (and scaled) inside the elevation. */
export function move(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
}

/** Draws content on a plane seen from the left: local x runs towards the viewer. */
export function onSide(place: Place, content: string): string {
  return `<g transform="matrix(${ZX} ${ZY} 0 1 ${at(place).map(n).join(' ')})">${content}</g>`
}

/** Draws content on a level plane: local y runs towards the viewer. */
export function onTop(place: Place, content: string): string {
  return `<g transform="matrix(1 0 ${ZX} ${ZY} ${at(place).map(n).join(' ')})">${content}</g>`
}

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
          [
            [x + 1.6, y + h - 2, z],
            [x + 1.6, y + 1.6, z],
            [x + w - 2, y + 1.6, z],
          ],
          '#FFF',
          1.3,
          'opacity=".75"',
        )
      : ''
  return (
    face(
      [
        [x, y, z],
        [x, y, back],
        [x, y + h, back],
        [x, y + h, z],
      ],
      side,
    ) +
    face(
      [
        [x, y, z],
        [x, y, back],
        [x + w, y, back],
        [x + w, y, z],
      ],
      top,
    ) +
    face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + h, z],
        [x, y + h, z],
      ],
      front,
    ) +
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

/** Bolt heads: two dotted paths, a dark one and a light one shifted to the light. */
export function bolts(places: readonly Place[], size = 6): string {
  const dots = (shift: number) =>
    places
      .map(
        (place) =>
          `M${at(place)
            .map((v) => n(v - shift))
            .join(' ')}h0`,
      )
      .join('')
  const cap = 'stroke-linecap="round"'
  return path(dots(0), stroke(INK, size, `${cap} opacity=".75"`)) + path(dots(0.7), stroke('#F4F6F6', size * 0.55, cap))
}

/** Evenly spaced values from a to b. */
export function spread(a: number, b: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => a + ((b - a) * i) / Math.max(1, count - 1))
}

export { CAMERA, ZX, ZY }
