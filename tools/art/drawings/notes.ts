/** Notes on a drawing: numbered balloons that point at parts, and lettered dimensions. No note needs translation. */
import { track } from '../parts'
import type { Sheet } from './sheet'
import { type Point, ring } from './view'

const RADIUS = 10.5
const ARROW = 8
/** Length below which a dimension has its arrows outside. All lengths here are in units of the sheet. */
const SHORT = 34

/** Draws a balloon at a place of the sheet, with a leader line to the part that it points at. */
export function balloon(sheet: Sheet, sign: number, place: Point, part: Point): void {
  const start = towards(place, part, RADIUS)
  sheet.note('leader', track([start, part]))
  sheet.note('solid', ring(part, 2))
  sheet.note('paper', ring(place, RADIUS))
  sheet.note('edge', ring(place, RADIUS))
  sheet.sign(String(sign), place)
}

/** Draws a horizontal dimension between two places. @param y position of the dimension line on the sheet */
export function across(sheet: Sheet, sign: string, from: Point, to: Point, y: number): void {
  for (const [x, start] of [from, to]) extension(sheet, [x, start], [x, y])
  dimension(sheet, sign, [from[0], y], [to[0], y])
}

/** Draws a vertical dimension between two places. @param x position of the dimension line on the sheet */
export function upright(sheet: Sheet, sign: string, from: Point, to: Point, x: number): void {
  for (const [start, y] of [from, to]) extension(sheet, [start, y], [x, y])
  dimension(sheet, sign, [x, from[1]], [x, to[1]])
}

/** Draws a dimension line with arrows. If the line is short, its letter is placed beyond the second arrow. */
export function dimension(sheet: Sheet, sign: string, from: Point, to: Point): void {
  const isShort = Math.hypot(to[0] - from[0], to[1] - from[1]) < SHORT
  const [start, end] = isShort ? [beyond(from, to, 2 * ARROW), beyond(to, from, 2 * ARROW)] : [from, to]
  sheet.note('dimension', track([start, end]))
  sheet.note('arrow', arrow(from, isShort ? start : to) + arrow(to, isShort ? end : from))
  const place: Point = isShort ? beyond(to, from, 2 * ARROW + 9) : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  if (!isShort) sheet.note('paper', ring(place, 9))
  sheet.sign(sign, place)
}

/** Draws an arrow in the direction in which air, feed or a belt moves. */
export function flow(sheet: Sheet, from: Point, to: Point): void {
  sheet.note('flow', track([from, to]) + head(from, to))
}

/**
 * Draws the path of air or feed, as dashes that pages may animate, with an arrowhead at its end.
 * @param path path data
 * @param end two places that give position and direction of the arrowhead
 */
export function stream(sheet: Sheet, path: string, end: readonly [Point, Point]): void {
  sheet.note('stream', path)
  sheet.note('flow', head(...end))
}

function head(from: Point, to: Point): string {
  const [dx, dy] = direction(from, to)
  const wing = (side: number): Point => [to[0] - 9 * dx - side * 5 * dy, to[1] - 9 * dy + side * 5 * dx]
  return track([wing(1), to, wing(-1)])
}

/** Draws an extension line from the product to a dimension line. Starts after a gap, ends slightly beyond the line. */
function extension(sheet: Sheet, from: Point, to: Point): void {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 6) return
  sheet.note('extension', track([towards(from, to, 3), beyond(to, from, 4)]))
}

/** Path data of a filled arrowhead. @param body any point in the direction from the tip to the base */
function arrow(tip: Point, body: Point): string {
  const [dx, dy] = direction(tip, body)
  const base = (side: number): Point => [
    tip[0] + ARROW * dx - side * ARROW * 0.28 * dy,
    tip[1] + ARROW * dy + side * ARROW * 0.28 * dx,
  ]
  return track([tip, base(1), base(-1)], true)
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The point at the distance `way` from one point, in the direction of another point. */
function towards(from: Point, to: Point, way: number): Point {
  const [dx, dy] = direction(from, to)
  return [from[0] + dx * way, from[1] + dy * way]
}

/** The point at the distance `way` beyond a point, on the line that comes from another point. */
function beyond(point: Point, from: Point, way: number): Point {
  return towards(point, from, -way)
}
