/** The chimney fan. */
import { BARE, bolts, each, fill, type Place, path, rect, stroke } from './parts'
import { shadow } from './picture'
import { barrelY, box, ringY } from './solids'

const R = 72

/** A cut in the sheet with a graphite edge; behind it hang the motor and the propeller. */
function cut(): string {
  const opening = 'M-56 58V-44Q0-30 56-30V72Q0 72-56 58Z'
  const blade = (side: number) => {
    const x = (value: number) => value * side
    return path(
      `M${x(10)} 34Q${x(34)} ${34 - 14 * side} ${x(60)} ${30 - 14 * side}L${x(60)} ${42 + 8 * side}Q${x(30)} 48 ${x(10)} 50Z`,
      fill('blade'),
    )
  }
  const fins = each([-14, -6, 2, 10, 18], (y) => ringY([0, y - 4], 27, '#8A6000', 1.4))
  const inside =
    rect(-70, -50, 40, 140, 'sheen', BARE) +
    rect(-60, -18, 130, 9, 'tubeX') +
    barrelY([0, -30], 27, 27, 54, 'amberY', 'amberTop') +
    fins +
    blade(-1) +
    blade(1) +
    barrelY([0, 30], 14, 10, 20, 'darkY', 'slate')
  return `<g transform="translate(6 -64)"><clipPath id="w"><path d="${opening}"/></clipPath>${path(opening, `${fill('recess')} ${stroke('#2B3136', 7)}`)}<g clip-path="url(#w)">${inside}</g>${path(opening, stroke('#F4F6F6', 2))}</g>`
}

/** Duct, roof collar and rain cap from the ground up, so that each length covers the rim of the one below. */
export function roofFan(): string {
  const duct = (y: number, h: number) => barrelY([0, y], R, R, h)
  const band = (y: number) => barrelY([0, y], R + 5, R + 5, 12)
  const posts = each([-60, 0, 60], (x) => rect(x - 3, -262, 6, 66, 'tubeY'))
  return (
    shadow(0, 262, 190, 150) +
    shadow(0, 262, 110, 90) +
    barrelY([0, 246], R + 16, R + 22, 14) +
    duct(170, 78) +
    band(160) +
    box([-124, 138, 124], 248, 12, 248) +
    barrelY([0, 116], R + 6, R + 22, 24) +
    duct(60, 58) +
    band(52) +
    duct(-180, 234) +
    ringY([0, -166], R, '#6B767D', 1.4) +
    ringY([0, 36], R, '#6B767D', 1.4) +
    cut() +
    band(-190) +
    barrelY([0, -196], R - 8, R - 8, 4, 'tubeY', 'recess') +
    posts +
    barrelY([0, -262], 50, 112, 30) +
    barrelY([0, -290], 8, 50, 30, 'tubeY', 'top') +
    bolts(
      [-118, -40, 40, 118].map((x): Place => [x, 144, 124]),
      6,
    )
  )
}
