/** The fan pictures. */
import { beltDrive, type Fan, feet, guard, housing, motor, propeller, slatEdges, throat } from './fan-parts'
import {
  BARE,
  barrelY,
  barrelZ,
  bolts,
  box,
  circle,
  fill,
  INK,
  line,
  MID,
  move,
  n,
  type Place,
  path,
  rect,
  spread,
  stroke,
} from './parts'
import { picture, shadow } from './picture'

export const TUNNEL: Fan = { half: 240, depth: 130, throat: 212, blades: 6, hub: 46, width: 104, paint: 'amber' }
const EXHAUST: Fan = { half: 210, depth: 84, throat: 178, blades: 5, hub: 50, width: 118, paint: 'amber' }

/** A belt-driven tunnel fan. */
export function tunnelFan(fan: Fan = TUNNEL): string {
  return (
    slatEdges(fan, 8) +
    feet(fan) +
    housing(fan) +
    throat(fan, 't') +
    `<g clip-path="url(#t)">${propeller(fan, 'b', -40)}${beltDrive(fan)}</g>` +
    guard('tg', fan.throat + 6, 12, 8, 26, 0.1)
  )
}

/** A smaller direct-drive fan: twin rails carry the motor in the middle. */
export function exhaustFan(fan: Fan = EXHAUST): string {
  const r = fan.throat
  const rails = [-34, 24].map((y) => rect(-r - 8, y, 2 * r + 16, 11, 'tubeX')).join('')
  const nose =
    motor([0, 0, 22], fan.hub * 0.98, 50, fan.paint) +
    bolts(
      spread(0, 5, 6).map((i): Place => [14 + 22 * Math.cos(i * 1.047), 5.5 + 22 * Math.sin(i * 1.047)]),
      5,
    )
  return (
    slatEdges(fan, 6) +
    feet(fan) +
    housing(fan) +
    throat(fan, 'e') +
    `<g clip-path="url(#e)">${propeller(fan, 'p', -34)}${rails}${nose}</g>` +
    guard('eg', r + 6, 9, 6, 34, 0.22)
  )
}

/** Two chains from a ceiling rail to the drum; every second link is seen from its edge. */
function chain(from: Place, to: Place): string {
  return (
    line([from, to], MID, 9, 'stroke-dasharray="11 7" stroke-linecap="round"') +
    line([from, to], '#E4E9EB', 4, 'stroke-dasharray="11 7" stroke-linecap="round"') +
    line([from, to], MID, 3)
  )
}

/** A hanging round fan: drum, guard on both sides, motor in the middle, two chains. */
function circulationFan(): string {
  const fan: Fan = { half: 190, depth: 96, throat: 178, blades: 6, hub: 46, width: 96, paint: 'amber' }
  const r = 190
  const eyes: Place[] = [
    [-118, -176, -20],
    [118, -176, -20],
  ]
  const drum = barrelZ([0, 0], r, fan.depth, 'tubeX', 'front')
  const hoop = (z: number) =>
    path(
      `M${n(0.625 * z - 66)} ${n(0.25 * z + 182)}A${r + 1} ${r + 1} 0 0 1 ${n(0.625 * z + 70)} ${n(0.25 * z - 181)}`,
      stroke('#F4F6F6', 3, 'opacity=".9"'),
    )
  const inside = `<clipPath id="c"><circle r="${fan.throat}"/></clipPath><g clip-path="url(#c)">${circle(0, 0, fan.throat, 'throat')}${circle(-54, -22, fan.throat - 2, '#4A555C', stroke(INK, 1.5))}<g transform="translate(-54 -22)" opacity=".55">${guard('cb', fan.throat, 7, 8, 0, 0.2)}</g>${propeller(fan, 'p', -46)}${rect(-fan.throat, -8, 2 * fan.throat, 16, 'tubeX')}${motor([0, 0, 18], 48, 60, 'amber')}</g>`
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
    guard('cg', fan.throat + 8, 10, 8, 44, 0.14) +
    bolts(
      [
        ...eyes,
        ...spread(0, 7, 8).map((i): Place => [184 * Math.cos(i * 0.785 + 0.39), 184 * Math.sin(i * 0.785 + 0.39)]),
      ],
      7,
    )
  )
}

/** A chimney fan: two duct lengths, roof collar, rain cap, and a cut in the sheet that shows propeller and motor. */
function roofFan(): string {
  const r = 72
  const duct = (y: number, h: number) => barrelY([0, y], r, r, h)
  const band = (y: number) => barrelY([0, y], r + 5, r + 5, 12)
  const window = 'M-56 58V-44Q0-30 56-30V72Q0 72-56 58Z'
  const blades = [-1, 1]
    .map((side) =>
      path(
        `M${10 * side} 30Q${34 * side} ${30 - 18 * side} ${54 * side} ${22 - 12 * side}L${54 * side} ${36 + 6 * side}Q${30 * side} 40 ${10 * side} 46Z`,
        fill('blade'),
      ),
    )
    .join('')
  const cut = `<g transform="translate(6 -64)"><clipPath id="w"><path d="${window}"/></clipPath>${path(window, `${fill('recess')} stroke="#2B3136" stroke-width="7"`)}<g clip-path="url(#w)">${rect(-70, -50, 40, 140, 'sheen', BARE)}${rect(-60, -14, 130, 9, 'tubeX')}${barrelY([0, -26], 27, 27, 52, 'amberY', 'amberTop')}${spread(
    -16,
    14,
    5,
  )
    .map((y) => path(`M-32 ${n(y)}q32 13 64 4`, stroke('#8A6000', 1.4, 'opacity=".7"')))
    .join(
      '',
    )}${blades}${barrelY([0, 28], 14, 10, 18, 'darkY', 'slate')}</g>${path(window, `fill="none" ${stroke('#F4F6F6', 2)}`)}</g>`
  const posts = [-60, 0, 60].map((x) => rect(x - 3, -262, 6, 66, 'tubeY')).join('')
  return (
    shadow(0, 262, 190, 150) +
    shadow(0, 262, 110, 90) +
    barrelY([0, 246], r + 16, r + 22, 14) +
    duct(170, 78) +
    band(160) +
    box([-124, 138, 124], 248, 12, 248) +
    barrelY([0, 116], r + 6, r + 22, 24) +
    duct(60, 58) +
    band(52) +
    duct(-180, 234) +
    cut +
    band(-190) +
    barrelY([0, -196], r - 8, r - 8, 4, 'tubeY', 'recess') +
    posts +
    barrelY([0, -262], 50, 112, 30) +
    barrelY([0, -290], 8, 50, 30, 'tubeY', 'top') +
    bolts(
      [-118, -40, 40, 118].map((x): Place => [x, 134, 124]),
      6,
    )
  )
}

/** The fan pictures by file. */
export const fans: Readonly<Record<string, () => string>> = {
  'tunnel-fan/front': () => picture(508, 356, 1, shadow(-10, 246, 330, 180) + shadow(-30, 250, 250, 110) + tunnelFan()),
  'exhaust-fan/front': () =>
    picture(498, 358, 1.14, shadow(-10, 216, 300, 170) + shadow(-20, 218, 220, 90) + exhaustFan()),
  'circulation-fan/front': () => picture(490, 420, 1.02, shadow(0, 226, 220, 60) + circulationFan()),
  'roof-fan/front': () => picture(480, 364, 0.97, roofFan()),
  'fan-systems/family': () =>
    picture(
      380,
      330,
      0.86,
      shadow(80, 246, 430, 200) +
        tunnelFan() +
        move(300, 172, shadow(0, 216, 250, 130) + exhaustFan({ ...EXHAUST, paint: 'darkX' }), 0.62),
    ),
}
