/** Fan parts: housing, throat with shutter, propeller, guard, belt drive and motor. All are drawn around the origin. */
import {
  BARE,
  bolts,
  circle,
  face,
  fill,
  INK,
  line,
  move,
  n,
  type Place,
  path,
  rect,
  spread,
  stamp,
  stroke,
  ZX,
  ZY,
} from './parts'
import { box, ZINC } from './solids'

/** What differs from fan to fan. */
export interface Fan {
  half: number
  depth: number
  throat: number
  blades: number
  hub: number
  width: number
  paint: 'amber' | 'darkX'
}

/** The outline of one blade, standing upright on the hub: wide in the middle, swept forward, rounded at the tip. */
function bladeOutline({ throat, hub, width }: Fan): string {
  const [root, tip] = [hub * 0.9, throat * 0.965]
  const x = (part: number) => n(width * part)
  const y = (part: number) => n(-root - (tip - root) * part)
  return `M${x(-0.2)} ${y(0)}C${x(-0.36)} ${y(0.3)} ${x(-0.5)} ${y(0.66)} ${x(-0.3)} ${y(0.98)}Q${x(0.3)} ${y(1.06)} ${x(0.84)} ${y(0.9)}C${x(0.76)} ${y(0.5)} ${x(0.42)} ${y(0.25)} ${x(0.26)} ${y(0)}Z`
}

/** A propeller; its blades are one shape turned round, with three paints because the light comes from one side. */
export function propeller(fan: Fan, id: string, z: number): string {
  const paints = ['blade', 'bladeDim', 'bladeDark', 'bladeDark', 'bladeDim', 'blade']
  const turned = Array.from({ length: fan.blades }, (_, i) => {
    const paint = paints[Math.round((i * 6) / fan.blades) % 6] ?? 'blade'
    return `<use href="#${id}" transform="rotate(${n((i * 360) / fan.blades + 12)})" ${fill(paint)}/>`
  }).join('')
  const crease = path(
    `M${n(fan.width * 0.02)} ${n(-fan.hub)}Q${n(fan.width * -0.1)} ${n(-fan.throat * 0.6)} ${n(fan.width * 0.1)} ${n(-fan.throat * 0.93)}`,
    stroke('#FFF', 1.6, 'opacity=".55" fill="none"'),
  )
  const shape = `<defs><g id="${id}">${path(bladeOutline(fan), '')}${crease}</g></defs>`
  const cast = Array.from({ length: fan.blades }, (_, i) => `rotate(${n((i * 360) / fan.blades + 12)})`)
  const shade = cast.map((turn) => `<use href="#${id}" transform="${turn}"/>`).join('')
  const wheel = `<g id="${id}w"><g transform="translate(12 16)" opacity=".3" fill="#0C1418">${shade}</g>${turned}</g>`
  return shape + move(ZX * z, ZY * z, wheel)
}

/** The square housing with folded flange, pressed corner beads, spangle and bolts. */
export function housing({ half: h, depth, throat }: Fan): string {
  const along = spread(-h + 16, h - 16, 6)
  const rim: Place[] = along.flatMap((v): Place[] => [
    [v, -h + 9],
    [v, h - 9],
    [-h + 9, v],
    [h - 9, v],
  ])
  const grooves = [-0.35, -0.68].map((part) => {
    const z = depth * part
    return (
      line(`${-h} ${-h + 26} ${z}, ${-h} ${h - 26} ${z}`, '#5F6B72', 5, 'opacity=".55"') +
      line(`${-h} ${-h + 26} ${z + 3}, ${-h} ${h - 26} ${z + 3}`, '#E9EEEF', 1.6)
    )
  })
  const fold = (z: number) => line(`${-h} ${h} ${z}, ${-h} ${-h} ${z}, ${h} ${-h} ${z}`, '#5F6B72', 1.2)
  return (
    box([-h, -h], 2 * h, 2 * h, depth, ZINC) +
    face(`${-h} ${-h}, ${-h} ${-h} ${-depth}, ${-h} ${h} ${-depth}, ${-h} ${h}`, 'zinc', BARE) +
    grooves.join('') +
    fold(-10) +
    fold(10 - depth) +
    rect(-h, -h, 2 * h, 2 * h, 'zinc', BARE) +
    rect(-h + 18, -h + 18, 2 * h - 36, 2 * h - 36, 'none', stroke('#69757C', 1.2)) +
    path(`M${n(-h + 20)} ${n(h - 19)}V${n(-h + 20)}H${n(h - 19)}`, stroke('#FFF', 1.4, 'opacity=".8"')) +
    beads(throat) +
    plate(-h + 30, h - 58) +
    bolts(rim, 7, `r${h}`)
  )
}

/** An empty rating plate on two rivets. */
function plate(x: number, y: number): string {
  return (
    rect(x, y, 50, 26, 'polymer', 'stroke-width="1"') +
    path(`M${n(x + 9)} ${n(y + 9)}h32m-32 8h22`, stroke('#9AA5AB', 2.4))
  )
}

/** The pressed beads in the four corners; they follow the inlet ring. */
function beads(throat: number): string {
  const r = throat + 30
  const p = r * Math.SQRT1_2 * 0.84
  const q = Math.sqrt(r * r - p * p)
  const arcs = [1, -1].flatMap((x) =>
    [1, -1].map((y) => `M${n(x * q)} ${n(y * p)}A${r} ${r} 0 0 ${x * y > 0 ? 1 : 0} ${n(x * p)} ${n(y * q)}`),
  )
  const d = arcs.join('')
  return (
    path(d, stroke('#707C83', 5, 'stroke-linecap="round" opacity=".6"')) +
    path(d, stroke('#FFF', 1.8, 'transform="translate(1.5 1.5)" opacity=".8"'))
  )
}

/** The bell-mouthed opening; behind it the shutter slats stand half open against the dark duct. */
export function throat({ throat: r, depth }: Fan, id: string): string {
  const [dx, dy] = [-ZX * depth * 0.9, -ZY * depth * 0.9]
  const step = (2 * r) / 8
  const slat =
    rect(-r, step * 0.42, 2 * r, step * 0.58, 'slat', stroke(INK, 1)) +
    path(`M${n(-r)} ${n(step * 0.42)}h${n(2 * r)}`, stroke('#D3DADD', 1.6))
  const slats = stamp(`${id}s`, slat, spread(-r, r - step, 8), 'y')
  return (
    circle(0, 0, r + 13, 'top', stroke('#59656C', 1.4)) +
    circle(0, 0, r + 6, 'none', stroke('#9AA5AB', 3)) +
    `<clipPath id="${id}"><circle r="${n(r)}"/></clipPath>` +
    `<g clip-path="url(#${id})">${circle(0, 0, r, 'throat')}<g transform="translate(${n(dx)} ${n(dy)})">` +
    circle(0, 0, r - 2, 'recess') +
    `<clipPath id="${id}b"><circle r="${n(r - 2)}"/></clipPath><g clip-path="url(#${id}b)">${slats}${rect(-5, -r, 10, 2 * r, 'graphite', BARE)}${circle(0, 0, r, '#0C1418', 'fill-opacity=".22"')}</g></g>` +
    `</g>${circle(0, 0, r, 'none', stroke(INK, 2))}`
  )
}

/** Slat edges that stand out behind the housing on the left. */
export function slatEdges({ half, depth }: Fan, count: number): string {
  const edge = face(
    `${-half} 0 ${-depth}, ${-half} 26 ${-depth - 26}, ${-half} 31 ${-depth - 24}, ${-half} 8 ${-depth}`,
    'slat',
  )
  return stamp(`f${n(half)}`, edge, spread(-half + 30, half - 50, count), 'y')
}

/** Rubber feet under a housing. */
export function feet({ half, depth }: Fan): string {
  const foot = box([0, half, -14], 44, 12, depth - 40, ['graphite', 'pitch', 'slate'])
  return stamp(`g${half}`, foot, [half * -0.62, half * 0.5])
}
