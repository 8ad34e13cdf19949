/** The fan pictures. */
import { beltDrive, guard, motor } from './fan-drive'
import { type Fan, feet, housing, propeller, slatEdges, throat } from './fan-parts'
import { bolts, circle, INK, move, type Place, path, rect, spread, stroke } from './parts'
import { picture, shadow } from './picture'
import { barrelZ, box, GRAPHITE } from './solids'

export const TUNNEL: Fan = { half: 240, depth: 130, throat: 212, blades: 6, hub: 46, width: 104, paint: 'amber' }
const ROUND: Fan = { half: 190, depth: 96, throat: 178, blades: 6, hub: 46, width: 96, paint: 'amber' }

/** A belt-driven tunnel fan. */
export function tunnelFan(fan: Fan = TUNNEL, rings = 12): string {
  const inner = `<g clip-path="url(#t)">${propeller(fan, 'b', -40)}${beltDrive(fan)}</g>`
  return (
    slatEdges(fan, rings > 9 ? 8 : 6) +
    feet(fan) +
    housing(fan) +
    throat(fan, 't') +
    inner +
    guard('tg', fan.throat + 6, rings, 8, 26, 0.1)
  )
}

/** The round shell with its two hoops and bolts. */
function drum(inner: string, front: string): string {
  const { throat: r, depth } = ROUND
  const hoop = (z: number) => {
    const [x, y] = [0.625 * z, 0.25 * z]
    const d = `M${x - 68} ${y + 179}A191 191 0 0 1 ${x + 70} ${y - 179}`
    return path(d, stroke('#6B767D', 5)) + path(d, stroke('#F4F6F6', 2.4))
  }
  const heads = spread(0, 7, 8).map((i): Place => [184 * Math.cos(i * 0.785 + 0.39), 184 * Math.sin(i * 0.785 + 0.39)])
  return (
    barrelZ([0, 0], 190, depth, 'tubeX', 'front') +
    hoop(-14) +
    hoop(-80) +
    circle(0, 0, r + 6, 'none', stroke('#FFF', 2)) +
    `<clipPath id="c"><circle r="${r}"/></clipPath><g clip-path="url(#c)">${circle(0, 0, r, 'throat')}${circle(-54, -22, r - 2, '#4A555C', stroke(INK, 1.5))}${inner}</g>` +
    circle(0, 0, r, 'none', stroke(INK, 2)) +
    front +
    bolts(heads, 7)
  )
}

/** The cross beam of the drum fan with its motor. */
function drumDrive(paint: Fan['paint']): string {
  return rect(-ROUND.throat, -8, 2 * ROUND.throat, 16, 'tubeX') + motor([0, 0, 18], 48, 60, paint)
}

/** A drum fan on a low cradle; it repeats propeller and guard of the tunnel fan beside it, and keeps its motor dark. */
function standingFan(): string {
  const foot = (x: number) => box([x, 160, 6], 30, 50, 90) + box([x - 10, 206, 20], 50, 12, 120, GRAPHITE)
  const again = (id: string, scale: number) => `<use href="#${id}" transform="scale(${scale})"/>`
  return (
    shadow(0, 220, 260, 150) + foot(-110) + foot(80) + drum(again('bw', 0.84) + drumDrive('darkX'), again('tgw', 0.85))
  )
}

/** The fan pictures by file. */
export const fans: Readonly<Record<string, () => string>> = {
  'fan-systems/family': () =>
    picture(430, 362, 0.99, shadow(60, 246, 430, 200) + tunnelFan(TUNNEL, 9) + move(330, 118, standingFan(), 0.72)),
}
