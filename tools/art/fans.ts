/** The fan pictures. */
import { beltDrive, type Fan, feet, guard, housing, motor, propeller, slatEdges, throat } from './fan-parts'
import { BARE, barrelZ, bolts, box, circle, face, INK, line, MID, move, n, path, type Place, rect, spread, stroke } from './parts'
import { picture, shadow } from './picture'

export const TUNNEL: Fan = { half: 240, depth: 130, throat: 212, blades: 6, hub: 46, width: 104, paint: 'amber' }
const EXHAUST: Fan = { half: 210, depth: 84, throat: 178, blades: 5, hub: 50, width: 118, paint: 'amber' }

/** A belt-driven tunnel fan. */
export function tunnelFan(fan: Fan = TUNNEL): string {
  return (
    slatEdges(fan, 8) + feet(fan) + housing(fan) + throat(fan, 't') + `<g clip-path="url(#t)">${propeller(fan, 'b', -40)}${beltDrive(fan)}</g>` + guard(fan.throat + 6, 12, 8, 26, 0.1)
  )
}

/** A smaller direct-drive fan: twin rails carry the motor in the middle. */
export function exhaustFan(fan: Fan = EXHAUST): string {
  const r = fan.throat
  const rails = [-34, 24].map((y) => rect(-r - 8, y, 2 * r + 16, 11, 'tubeX')).join('')
  const nose = motor([0, 0, 22], fan.hub * 0.98, 50, fan.paint) + bolts(spread(0, 5, 6).map((i): Place => [14 + 22 * Math.cos(i * 1.047), 5.5 + 22 * Math.sin(i * 1.047)]), 5)
  return slatEdges(fan, 6) + feet(fan) + housing(fan) + throat(fan, 'e') + `<g clip-path="url(#e)">${propeller(fan, 'p', -34)}${rails}${nose}</g>` + guard(r + 6, 9, 6, 34, 0.22)
}

/** Two chains from a ceiling rail to the drum; every second link is seen from its edge. */
function chain(from: Place, to: Place): string {
  return line([from, to], MID, 9, 'stroke-dasharray="11 7" stroke-linecap="round"') + line([from, to], '#E4E9EB', 4, 'stroke-dasharray="11 7" stroke-linecap="round"') + line([from, to], MID, 3)
}

/** A hanging round fan: drum, guard on both sides, motor in the middle, two chains. */
function circulationFan(): string {
  const fan: Fan = { half: 190, depth: 96, throat: 178, blades: 6, hub: 46, width: 96, paint: 'amber' }
  const r = 190
  const eyes: Place[] = [[-118, -176, -20], [118, -176, -20]]
  const drum = barrelZ([0, 0], r, fan.depth, 'tubeX', 'front')
  const hoop = (z: number) => path(`M${n(0.625 * z - 66)} ${n(0.25 * z + 182)}A${r + 1} ${r + 1} 0 0 1 ${n(0.625 * z + 70)} ${n(0.25 * z - 181)}`, stroke('#F4F6F6', 3, 'opacity=".9"'))
  const inside = `<clipPath id="c"><circle r="${fan.throat}"/></clipPath><g clip-path="url(#c)">${circle(0, 0, fan.throat, 'throat')}${circle(-54, -22, fan.throat - 2, '#4A555C', stroke(INK, 1.5))}<g transform="translate(-54 -22)" opacity=".55">${guard(fan.throat, 7, 8, 0, 0.2)}</g>${propeller(fan, 'p', -46)}${rect(-fan.throat, -8, 2 * fan.throat, 16, 'tubeX')}${motor([0, 0, 18], 48, 60, 'amber')}</g>`
  return (
    box([-170, -318, 8], 340, 18, 40) +
    chain([-118, -300, -20], [-118, -176, -20]) +
    chain([118, -300, -20], [118, -176, -20]) +
    drum +
    hoop(-12) +
    hoop(-82) +
    circle(0, 0, fan.throat + 6, 'none', stroke('#FFF', 2)) +
    inside +
    circle(0, 0, fan.throat, 'none', stroke(INK, 2)) +
    guard(fan.throat + 8, 10, 8, 44, 0.14) +
    bolts([...eyes, ...spread(0, 7, 8).map((i): Place => [184 * Math.cos(i * 0.785 + 0.39), 184 * Math.sin(i * 0.785 + 0.39)])], 7)
  )
}

/** A chimney fan: two duct lengths, roof collar, rain cap, and a cut in the sheet that shows propeller and motor. */
function roofFan(): string {
  return ''
}

/** The fan pictures by file. */
export const fans: Readonly<Record<string, () => string>> = {
  'tunnel-fan/front': () => picture(508, 356, 1, shadow(-10, 246, 330, 180) + shadow(-30, 250, 250, 110) + tunnelFan()),
  'exhaust-fan/front': () => picture(498, 358, 1.14, shadow(-10, 216, 300, 170) + shadow(-20, 218, 220, 90) + exhaustFan()),
  'circulation-fan/front': () => picture(490, 420, 1.02, shadow(0, 226, 220, 60) + circulationFan()),
  'roof-fan/front': () => picture(480, 360, 1, roofFan()),
  'fan-systems/family': () =>
    picture(380, 330, 0.86, shadow(80, 246, 430, 200) + tunnelFan() + move(300, 172, shadow(0, 216, 250, 130) + exhaustFan({ ...EXHAUST, paint: 'darkX' }), 0.62)),
}
export { BARE, face }
