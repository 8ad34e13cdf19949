/** The feeding and drinking lines. */
import { bolts, each, line, MID, type Place, path, spread, stamp, stroke, track } from './parts'
import { picture, shadow } from './picture'
import { barrelX, barrelY, box, disc, GRAPHITE, POLYMER, ringX } from './solids'

const PITCH = [110, 340, 570]

/** A feeder pan: bowl with feed, inner cone, and a grill of spokes behind and before it. */
function pan(y: number): string {
  const spoke = (i: number): string => {
    const [c, s] = [Math.cos((i + 0.5) * 0.3927), Math.sin((i + 0.5) * 0.3927)]
    return track(`${24 * c} ${y - 70} ${24 * s}, ${72 * c} ${y - 50} ${72 * s}, ${90 * c} ${y - 4} ${90 * s}`)
  }
  const grill = (from: number) => {
    const d = each(spread(from, from + 7, 8), spoke)
    return path(d, stroke('#6B767D', 6)) + path(d, stroke('#F4F6F6', 3.4))
  }
  return (
    barrelY([0, y], 96, 70, 40, 'whiteY', 'polymerSide') +
    disc([0, y + 6], 84, '#A97F45', 'stroke-width="1"') +
    path(`M-84 ${y + 10}a98 20 6.6 0 0 176 8q-60 8-110 2t-66-10z`, 'fill="#D3AE76" stroke="none"') +
    grill(8) +
    barrelY([0, y - 50], 22, 58, 54, 'whiteY', 'polymer') +
    grill(0) +
    disc([0, y], 96, 'none', stroke('#8C979D', 6)) +
    disc([0, y - 1], 96, 'none', stroke('#FFF', 3.6)) +
    barrelY([0, y - 80], 29, 29, 18, 'darkY', 'slate')
  )
}

/** A drinker nipple with saddle, pin, bracket and drip cup. */
function nipple(y: number, z: number): string {
  return (
    box([-11, y - 6, z + 11], 22, 16, 22, POLYMER) +
    barrelY([0, y + 10, z], 7, 6, 18, 'tubeY', 'slate') +
    line(`14 ${y + 6} ${z}, 18 ${y + 46} ${z}`, '#5F6B72', 4) +
    barrelY([0, y + 44, z], 22, 11, 17, 'whiteY', 'polymerSide')
  )
}

/** A clamp with the cable that carries it. */
function hanger(x: number, y: number, z: number, up: number): string {
  return line(`${x} ${y - up} ${z}, ${x} ${y} ${z}`, MID, 2.6) + box([x - 9, y - 20, z + 20], 18, 40, 40)
}

/** A two to three metre module of both lines, hung from cables; the drive of the feed line is the amber part. */
function feedingLines(): string {
  const tee =
    barrelY([0, 18], 19, 19, 90, 'tubeY') +
    box([-28, -28, 30], 56, 56, 60) +
    bolts('-18 -18 30, 18 -18 30, -18 18 30, 18 18 30', 6)
  const drive: Place = [-142, 0]
  return (
    each(PITCH, (x) => shadow(x, 216, 150, 130)) +
    each([50, 650], (x) => line(`${x} -250 -200, ${x} -170 -200`, MID, 2.6)) +
    box([-10, -186, -182], 720, 26, 30) +
    barrelX([-10, -136, -198], 19, 720, 'whiteX', 'recess') +
    stamp('clip', box([-10, -178, -176], 20, 64, 44), [20, 240, 460, 680]) +
    stamp('nip', nipple(-120, -198), spread(75, 625, 6)) +
    barrelX([-10, 0], 26, 720, 'tubeX', 'recess') +
    each([18, 666], (x) => hanger(x, 0, 8, 250)) +
    stamp('tee', tee, PITCH) +
    stamp('pan', pan(180), PITCH) +
    box([-54, -40, 40], 50, 80, 80, GRAPHITE) +
    bolts('-44 -30 40, -14 -30 40, -44 30 40, -14 30 40', 6) +
    barrelX(drive, 36, 84, 'amberX', 'amberSide') +
    each(spread(-130, -66, 7), (x) => ringX([x, 0], 36, '#8A6000', 1.8)) +
    box([-126, -56, 20], 56, 20, 40, GRAPHITE)
  )
}

/** The feeding picture by file. */
export const feeding: Readonly<Record<string, () => string>> = {
  'poultry-equipment/family': () => picture(250, 415, 0.97, feedingLines()),
}
