/** Guard, motor and belt drive of the fans, drawn around the origin. */
import type { Fan } from './fan-parts'
import { bolts, circle, each, face, line, n, type Place, path, rect, spread, stroke, track, ZX, ZY } from './parts'
import { barrelZ } from './solids'

/** The domed wire guard: each ring stands a little nearer the viewer than the one outside it. */
export function guard(id: string, r: number, rings: number, spokes: number, bulge: number, inner = 0.16): string {
  const lift = (part: number) => bulge * (1 - part * part)
  // Whole numbers are exact enough for wires, and they halve the longest path of the picture.
  const hoops = spread(inner, 1, rings).map((part) => {
    const [x, y] = [Math.round(ZX * lift(part)), Math.round(ZY * lift(part))]
    const q = Math.round(r * part)
    return `M${x - q} ${y}a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1 ${-2 * q} 0`
  })
  const rods = Array.from({ length: spokes }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / spokes
    const on = (part: number): Place => [r * part * Math.cos(angle), r * part * Math.sin(angle), lift(part)]
    return track([on(inner), on(0.5), on(0.8), on(1.04)])
  })
  // One path drawn twice: a dark copy below and right of the bright wire keeps it readable on light sheet.
  const wires = `<path id="${id}" d="${hoops.join('')}${rods.join('')}"/>`
  return `<defs>${wires}</defs><g id="${id}w"><use href="#${id}" x="1" y="1.6" stroke="#182026" stroke-width="2.6" opacity=".45"/><use href="#${id}" stroke="#F1F4F5" stroke-width="1.5"/></g>`
}

/** A finned motor whose shaft points to the viewer. */
export function motor(place: Place, r: number, length: number, paint: Fan['paint']): string {
  const [x, y, z = 0] = place
  const body = paint === 'amber' ? 'amberX' : 'darkX'
  const fins = spread(0.2, 0.85, 6).map((part) => {
    const back = z - length * part
    return `M${n(x + ZX * back - r * 0.34)} ${n(y + ZY * back + r * 0.94)}A${n(r)} ${n(r)} 0 0 1 ${n(x + ZX * back + r * 0.36)} ${n(y + ZY * back - r * 0.93)}`
  })
  return (
    barrelZ(place, r, length, body, body) +
    path(fins.join(''), stroke('#5C4300', 1.5, 'opacity=".6"')) +
    circle(x + ZX * z, y + ZY * z, r * 0.72, 'graphite')
  )
}

/** The cross beam, bearing hub, pulley and belt down to the motor at the lower right. */
export function beltDrive({ throat: r, hub, paint }: Fan): string {
  const [mx, my, big, small] = [r * 0.6, r * 0.6, hub * 1.12, hub * 0.42]
  const angle = Math.atan2(my, mx)
  const open = Math.acos((big - small) / Math.hypot(mx, my))
  const runs = [1, -1].map((side): Place[] => {
    const [c, s] = [Math.cos(angle + side * open), Math.sin(angle + side * open)]
    return [
      [big * c, big * s],
      [mx + small * c, my + small * s],
    ]
  })
  return (
    rect(-r - 6, -11, 2 * r + 12, 22, 'tubeX') +
    face(
      `${mx - r * 0.24} ${my + r * 0.2}, ${mx - r * 0.24} ${my + r * 0.2} -46, ${mx + r * 0.2} ${my + r * 0.2} -46, ${mx + r * 0.2} ${my + r * 0.2}`,
      'top',
    ) +
    rect(mx - r * 0.24, my + r * 0.2, r * 0.44, 8, 'front') +
    motor([mx, my, -8], r * 0.2, 74, paint) +
    each(runs, (run) => line(run, '#15181A', 8) + line(run, '#59646B', 1.6)) +
    barrelZ([0, 0, 4], big, 12, 'darkX', 'graphite') +
    circle(2.5, 1, big * 0.8, 'none', stroke('#8C979D', 1.4)) +
    bolts(
      Array.from(
        { length: 6 },
        (_, i): Place => [2.5 + big * 0.56 * Math.cos(i * 1.047), 1 + big * 0.56 * Math.sin(i * 1.047)],
      ),
      6,
    ) +
    circle(2.5, 1, big * 0.26, 'tubeX') +
    circle(2.5, 1, big * 0.1, 'recess') +
    circle(mx, my, small, 'tubeX') +
    circle(mx, my, small * 0.35, 'recess')
  )
}
