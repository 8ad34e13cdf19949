/** Cooling pads and their roll-up cover. */
import { BARE, bolts, each, fill, line, onSide, type Place, rect, spread } from './parts'
import { picture, shadow } from './picture'
import { barrelX, barrelY, barrelZ, box, disc, GRAPHITE, POLYMER, ringY } from './solids'

/** A pressed groove along a gutter: a dark line with the light edge below it. */
function groove(w: number, y: number, z: number): string {
  return (
    line(`-8 ${y} ${z}, ${w + 8} ${y} ${z}`, '#5F6B72', 1.4) +
    line(`-8 ${y + 3} ${z}, ${w + 8} ${y + 3} ${z}`, '#FFF', 1.4)
  )
}

/** A wall of cooling pads between a covered upper gutter and an open lower one. */
export function padWall(w: number, h: number, cells: number): string {
  const joints = spread(0, w, cells + 1).slice(1, -1)
  const side = onSide(
    [0, 40, -90],
    `<path d="M0 0H90V${h - 90}H0Z" ${fill('pad')}/><path d="M0 0H90V${h - 90}H0Z" fill="#20140A" fill-opacity=".45"/>`,
  )
  return (
    side +
    rect(0, 40, w, h - 90, 'pad') +
    rect(0, 40, w, 34, 'shade', BARE) +
    each(
      joints,
      (x) =>
        line(`${x} 40, ${x} ${h - 50}`, '#3F2813', 3) + line(`${x + 2.5} 40, ${x + 2.5} ${h - 50}`, '#D2A877', 1.2),
    ) +
    each([0, w - 14], (x) => box([x, 30, 6], 14, h - 70, 10)) +
    box([-10, 0, 14], w + 20, 46, 118) +
    groove(w, 32, 14) +
    box([-10, h - 56, 22], w + 20, 56, 132) +
    groove(w, h - 44, 22) +
    bolts(
      spread(14, w - 14, cells * 2).flatMap((x): Place[] => [
        [x, 16, 14],
        [x, h - 20, 22],
      ]),
      6,
    )
  )
}

/** Water supply of a pad wall: pump with amber motor in the gutter and riser to the upper gutter. */
function pump(x: number, h: number): string {
  const y = h - 24
  return (
    barrelX([x - 40, 20, 34], 9, 40, 'whiteX', 'polymerSide') +
    barrelY([x, 26, 34], 9, 9, h - 60, 'whiteY', 'polymer') +
    box([x - 8, 14, 44], 20, 22, 22, POLYMER) +
    each([90, h * 0.55], (v) => box([x - 14, v, 44], 28, 10, 22)) +
    box([x - 40, h - 6, 70], 96, 10, 70, GRAPHITE) +
    barrelY([x + 4, y - 20, 40], 24, 24, 40, 'darkY', 'slate') +
    barrelY([x + 4, y - 68, 40], 21, 21, 48, 'amberY', 'amberTop') +
    each(spread(y - 62, y - 28, 6), (v) => ringY([x + 4, v, 40], 21, '#8A6000', 1.3)) +
    disc([x + 4, y - 70, 40], 23, 'slate')
  )
}

/** The pad system with gutters, riser and pump. */
function padSystem(): string {
  return shadow(280, 440, 430, 190) + shadow(270, 436, 350, 90) + padWall(560, 430, 4) + pump(600, 430)
}

/** A pad opening half closed by the insulated cover that winds on a tube; the crank has the amber grip. */
function padCover(): string {
  const [w, h] = [560, 430]
  const y = 236
  const quilts = spread(66, y - 26, 5).slice(1, -1)
  return (
    shadow(280, 440, 420, 190) +
    shadow(270, 436, 340, 90) +
    padWall(w, h, 4) +
    box([6, 44, 26], w - 12, y - 44, 12, POLYMER) +
    each(
      quilts,
      (v) => line(`8 ${v} 26, ${w - 8} ${v} 26`, '#A3ACAF', 3) + line(`8 ${v + 3} 26, ${w - 8} ${v + 3} 26`, '#FFF', 2),
    ) +
    rect(22, y - 30, w - 12, 34, 'shade', BARE) +
    barrelX([-26, y, 30], 24, w + 46, 'whiteX', 'polymerSide') +
    barrelX([-44, y, 30], 8, 22, 'tubeX') +
    box([w + 2, -14, 50], 26, h + 8, 20) +
    each([70, 140, 300, 370], (v) => bolts(`${w + 15} ${v} 50`, 8)) +
    barrelX([w - 6, y, 30], 8, 60, 'tubeX') +
    box([w + 14, y - 32, 72], 58, 62, 40, GRAPHITE) +
    barrelZ([w + 42, y, 82], 16, 12, 'tubeX') +
    line(`${w + 42} ${y} 86, ${w + 20} ${y + 74} 86`, '#2B3136', 13, 'stroke-linecap="round"') +
    line(`${w + 42} ${y} 86, ${w + 20} ${y + 74} 86`, '#C9D1D4', 8, 'stroke-linecap="round"') +
    barrelZ([w + 20, y + 74, 132], 13, 46, 'amberX', 'amber')
  )
}

/** The pad pictures by file. */
export const pads: Readonly<Record<string, () => string>> = {
  'pad-systems/family': () => picture(201, 168, 1.06, padSystem()),
  'pad-cover-system/front': () => picture(209, 166, 1.07, padCover()),
}
