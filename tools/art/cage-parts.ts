/** Parts of a cage tier, drawn from its upper left front corner. */
import {
  BARE,
  bolts,
  each,
  face,
  fill,
  line,
  n,
  onSide,
  onTop,
  type Place,
  path,
  rect,
  spread,
  stroke,
  ZX,
  ZY,
} from './parts'
import { barrelX, box, GRAPHITE } from './solids'

/** The measures of one tier; the feed trough ends at `fed`, and bays from there on stand open. */
export interface Tier {
  width: number
  height: number
  depth: number
  doors: number
  fed: number
}

/** Eggs on the trough: pale ellipses with a shade below. */
function eggs(xs: readonly number[], y: number): string {
  const ovals = each(xs, (x, i) => `M${n(x - 11)} ${n(y + (i % 3))}a11 8.5 0 1 1 22 0a11 8.5 0 1 1-22 0`)
  return (
    path(ovals, 'fill="#10181E" fill-opacity=".35" stroke="none" transform="translate(3 4)"') +
    path(ovals, 'fill="#F3E3D0" stroke="#8D755C" stroke-width="1"')
  )
}

/** The manure belt with its roller below the floor. */
export function belt({ width: w, height: h, depth: d }: Tier): string {
  return (
    barrelX([-34, h + 24, -d / 2], 13, 30, 'darkX', 'slate') +
    box([-16, h + 20, -8], w + 22, 8, d - 16, ['#E4E2DA', '#B9B7AE', '#F4F2EA'])
  )
}

/** The dark inside of a tier with its drinker line, seen through the wire. */
export function inside({ width: w, height: h, depth: d }: Tier, more = ''): string {
  const floor = h - d * ZY
  return (
    rect(0, 0, w, h, 'recess', BARE) +
    face(`0 ${h}, 0 ${h} ${-d}, ${w} ${h} ${-d}, ${w} ${h}`, '#7F8B93', 'stroke-width="1"') +
    path(`M0 ${n(floor)}H${w}`, stroke('#9AA5AB', 1.4)) +
    line(`0 ${h * 0.24} ${-d * 0.4}, ${w} ${h * 0.24} ${-d * 0.4}`, '#E9EBEA', 6) +
    more
  )
}

/** Front wire with doors, and the wire of the left end. */
export function wires({ width: w, height: h, depth: d, doors, fed }: Tier): string {
  const frames = spread(0, w, doors + 1)
    .slice(0, -1)
    .filter((x) => x < fed)
    .map((x) => rect(x + 8, 8, w / doors - 16, h * 0.46, 'none'))
    .join('')
  const end = `<path d="M0 0H${d}V${h}H0Z" fill="#3A444A"/><path d="M0 0H${d}V${h}H0Z" ${fill('mesh')}/>`
  return `${rect(0, 0, fed, h, 'mesh', BARE)}<g stroke="#F7F9F9" stroke-width="3">${frames}</g>${onSide([0, 0, -d], end)}`
}

/** Feed trough, and egg trough with eggs, along the front. */
export function troughs({ width: w, height: h, fed }: Tier): string {
  const t = h - 52
  const seats = spread(24, w - 34, Math.round(w / 38)).filter((_, i) => i % 7 !== 2 && i % 5 !== 3)
  return (
    face(`0 ${h - 4} 0, ${w} ${h - 4} 0, ${w} ${h + 8} 56, 0 ${h + 8} 56`, '#A3ADB3') +
    eggs(
      seats.map((x) => x + ZX * 42),
      h + ZY * 42 + 1,
    ) +
    box([0, h + 7, 60], w, 11, 5) +
    face(`0 ${t} 6, ${fed} ${t} 6, ${fed} ${t} 40, 0 ${t} 40`, '#4B565D') +
    path(`M${n(ZX * 14)} ${n(t + 6)}h${fed}`, stroke('#C9A063', 6)) +
    face(`0 ${t} 40, ${fed} ${t} 40, ${fed} ${t + 28} 24, 0 ${t + 28} 24`, 'front') +
    face(`0 ${t} 40, 0 ${t + 28} 24, 0 ${t + 28} 8, 0 ${t} 4`, 'side') +
    line(`0 ${t + 2} 40, ${fed} ${t + 2} 40`, '#FFF', 3)
  )
}

/** An open wire top between two rails. */
export function roof({ width: w, depth: d }: Tier): string {
  const net = onTop(
    [0, -18, -d],
    `<path d="M0 0H${w}V${d}H0Z" fill="#56626A"/><path d="M0 0H${w}V${d}H0Z" ${fill('mesh')}/>`,
  )
  return (
    net +
    box([-8, -24, 8 - d], w + 18, 16, 14) +
    box([-8, -26, 8], 14, 18, d + 10) +
    box([w - 4, -26, 8], 14, 18, d + 10) +
    box([-8, -26, 8], w + 18, 18, 12)
  )
}

/** An upright with punched holes. */
export function post(x: number, y: number, h: number, z: number): string {
  return (
    box([x, y, z], 16, h, 14) +
    bolts(
      spread(y + 20, y + h - 20, Math.round(h / 46)).map((v): Place => [x + 8, v, z]),
      5,
    )
  )
}

/** Feet under the front posts. */
export function cageFeet(xs: readonly number[], y: number): string {
  return each(xs, (x) => box([x - 5, y, 22], 28, 14, 40, GRAPHITE))
}
