/** Motor and belt drive of a fan, drawn around the origin. */
import { at, bolts, circle, each, face, fill, line, n, type Point, path, rect, spread, stroke, ZX, ZY } from './parts'

/** A cylinder that faces the viewer. The centre of its front is at `place`; its body extends `d` backwards. */
function barrelZ(place: Point, r: number, d: number, body: string, cap: string): string {
  const [x, y] = at(place)
  const [vx, vy] = [-ZX * d, -ZY * d]
  const length = Math.hypot(vx, vy) || 1
  const [wx, wy] = [(-vy / length) * r, (vx / length) * r]
  const arc = `A${n(r)} ${n(r)} 0 0 0`
  const d1 = `M${n(x + wx)} ${n(y + wy)}L${n(x + wx + vx)} ${n(y + wy + vy)}${arc} ${n(x - wx + vx)} ${n(y - wy + vy)}L${n(x - wx)} ${n(y - wy)}Z`
  return path(d1, fill(body)) + circle(x, y, r, cap)
}

/** A finned motor whose shaft points towards the viewer. */
function motor(place: Point, r: number, length: number): string {
  const [x, y, z = 0] = place
  const fins = spread(0.2, 0.85, 6).map((part) => {
    const back = z - length * part
    return `M${n(x + ZX * back - r * 0.34)} ${n(y + ZY * back + r * 0.94)}A${n(r)} ${n(r)} 0 0 1 ${n(x + ZX * back + r * 0.36)} ${n(y + ZY * back - r * 0.93)}`
  })
  return (
    barrelZ(place, r, length, 'amberX', 'amberX') +
    path(fins.join(''), stroke('#5C4300', 1.5, 'opacity=".6"')) +
    circle(x + ZX * z, y + ZY * z, r * 0.72, 'graphite')
  )
}

/** The cross beam of a fan with throat radius `r`, with hub, pulley, and a belt to the motor at the lower right. */
export function beltDrive(r: number, hub: number): string {
  const [mx, my, big, small] = [r * 0.6, r * 0.6, hub * 1.12, hub * 0.42]
  const angle = Math.atan2(my, mx)
  const open = Math.acos((big - small) / Math.hypot(mx, my))
  const runs = [1, -1].map((side): Point[] => {
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
    motor([mx, my, -8], r * 0.2, 74) +
    each(runs, (run) => line(run, '#15181A', 8) + line(run, '#59646B', 1.6)) +
    barrelZ([0, 0, 4], big, 12, 'darkX', 'graphite') +
    circle(2.5, 1, big * 0.8, 'none', stroke('#8C979D', 1.4)) +
    bolts(
      Array.from(
        { length: 6 },
        (_, i): Point => [2.5 + big * 0.56 * Math.cos(i * 1.047), 1 + big * 0.56 * Math.sin(i * 1.047)],
      ),
      6,
    ) +
    circle(2.5, 1, big * 0.26, 'tubeX') +
    circle(2.5, 1, big * 0.1, 'recess') +
    circle(mx, my, small, 'tubeX') +
    circle(mx, my, small * 0.35, 'recess')
  )
}
