/** The feeding and drinking lines, and the special machine that welds conveyor belts. */
import {
  BARE,
  barrelX,
  barrelY,
  barrelZ,
  bolts,
  box,
  circle,
  disc,
  face,
  fill,
  GRAPHITE,
  line,
  MID,
  n,
  type Place,
  POLYMER,
  path,
  rect,
  spread,
  stroke,
  track,
  ZINC,
} from './parts'
import { picture, shadow } from './picture'

/** A feeder pan: bowl with feed, and a grill of spokes under the drop pipe. */
function pan(x: number, y: number, z = 0): string {
  const spoke = (i: number): string => {
    const [c, s] = [Math.cos((i + 0.5) * 0.3927), Math.sin((i + 0.5) * 0.3927)]
    return track([
      [x + 22 * c, y - 92, z + 22 * s],
      [x + 58 * c, y - 66, z + 58 * s],
      [x + 76 * c, y - 4, z + 76 * s],
    ])
  }
  const grill = (from: number) =>
    path(
      spread(from, from + 7, 8)
        .map(spoke)
        .join(''),
      stroke('#5F6B72', 5),
    ) +
    path(
      spread(from, from + 7, 8)
        .map(spoke)
        .join(''),
      stroke('#F4F6F6', 2.8),
    )
  return (
    barrelY([x, y, z], 82, 58, 40, 'whiteY', 'polymerSide') +
    disc([x, y + 8, z], 70, '#B98F55', 'stroke-width="1"') +
    grill(8) +
    barrelY([x, y - 64, z], 20, 46, 58, 'whiteY', 'polymer') +
    grill(0) +
    disc([x, y, z], 82, 'none', stroke('#FFF', 3)) +
    barrelY([x, y - 100, z], 25, 25, 16, 'darkY', 'slate')
  )
}

/** A drinker nipple with its drip cup. */
function nipple(x: number, y: number, z: number): string {
  return (
    box([x - 9, y - 4, z + 9], 18, 14, 18, POLYMER) +
    barrelY([x, y + 10, z], 6, 5, 16, 'tubeY', 'slate') +
    line(
      [
        [x + 11, y + 6, z],
        [x + 14, y + 44, z],
      ],
      '#5F6B72',
      3,
    ) +
    barrelY([x, y + 42, z], 17, 9, 13, 'whiteY', 'polymerSide')
  )
}

/** A two to three metre module of both lines, hung from cables. */
function feedingLines(): string {
  const cable = (x: number, y: number, z: number) =>
    line(
      [
        [x, -300 - 0.25 * z, z],
        [x, y, z],
      ],
      MID,
      2.4,
    )
  const xs = [110, 330, 550]
  const clamp = (x: number, y: number, z: number) => box([x - 9, y - 18, z + 18], 18, 36, 36)
  return (
    xs.map((x) => shadow(x, 238, 130, 110)).join('') +
    [60, 600].map((x) => cable(x, -170, -200)).join('') +
    box([0, -178, -186], 680, 20, 24) +
    barrelX([0, -138, -198], 15, 680, 'whiteX', 'recess') +
    [60, 230, 420, 600].map((x) => clamp(x, -146, -200)).join('') +
    spread(50, 630, 7)
      .map((x) => nipple(x, -124, -198))
      .join('') +
    [60, 610].map((x) => cable(x, 0, 0)).join('') +
    barrelX([0, 0], 24, 680, 'tubeX', 'recess') +
    [60, 610].map((x) => clamp(x, 0, 6)).join('') +
    xs
      .map(
        (x) =>
          barrelY([x, 18], 17, 17, 96, 'tubeY') +
          box([x - 26, -24, 28], 52, 50, 54, ZINC) +
          bolts(
            [
              [x - 18, -14, 28],
              [x + 18, -14, 28],
              [x - 18, 16, 28],
              [x + 18, 16, 28],
            ],
            5,
          ) +
          pan(x, 198),
      )
      .join('') +
    box([-46, -34, 34], 48, 68, 68, GRAPHITE) +
    barrelX([-132, 0], 31, 86, 'amberX', 'amberSide') +
    spread(-118, -64, 5)
      .map((x) =>
        path(
          `M${n(x + 4.7)}-32a32.500 18.500 77.500 0 1-9.400 64`.replaceAll('00', ''),
          stroke('#8A6000', 1.5, 'opacity="0"'),
        ),
      )
      .join('') +
    box([-118, -48, 20], 56, 18, 40, GRAPHITE)
  )
}

/** A hand wheel lying level: rim, spokes and hub. */
function wheel(x: number, y: number, r: number, paint: string): string {
  const rods = spread(0, 4, 5)
    .map((i) =>
      line(
        [
          [x, y],
          [x + r * Math.cos(i * 1.257), y, r * Math.sin(i * 1.257)],
        ],
        '#966800',
        7,
      ),
    )
    .join('')
  return (
    rods +
    disc([x, y], r, 'none', stroke('#7A5500', 13)) +
    disc([x, y - 1], r, 'none', stroke(paint, 9)) +
    disc([x, y - 3], r, 'none', stroke('#FFE08A', 1.6)) +
    barrelY([x, y - 10], 13, 13, 16, 'darkY', 'slate')
  )
}

/** A belt welding press: portal, spindle with hand wheel, heated platens and the belt between them. */
function beltWelder(): string {
  const column = (x: number) =>
    box([x, -210, -30], 50, 360, 60) +
    bolts(
      [
        [x + 12, -196, -30],
        [x + 38, -196, -30],
        [x + 12, 132, -30],
        [x + 38, 132, -30],
      ],
      7,
    ) +
    line(
      [
        [x + 25, -170, -30],
        [x + 25, 110, -30],
      ],
      '#7F8A90',
      9,
      'stroke-linecap="round"',
    ) +
    line(
      [
        [x + 28, -168, -30],
        [x + 28, 112, -30],
      ],
      '#FFF',
      1.8,
    )
  const leg = (x: number, z: number) => box([x, 150, z], 34, 120, 34) + box([x - 8, 268, z + 8], 50, 12, 50, GRAPHITE)
  const rod = (x: number) => barrelY([x, -150, -60], 11, 11, 130, 'tubeY')
  const heat = spread(70, 470, 11)
    .map((x) => circle(x + 12.5, -26, 3.4, 'recess', BARE))
    .join('')
  return (
    shadow(270, 276, 430, 240) +
    shadow(270, 272, 340, 150) +
    leg(0, -90) +
    leg(506, -90) +
    box([-10, 118, 90], 560, 34, 250) +
    leg(0, 80) +
    leg(506, 80) +
    face(
      [
        [60, 62, -140],
        [480, 62, -140],
        [480, 62, -230],
        [60, 62, -230],
      ],
      '#E4E2DA',
    ) +
    column(10) +
    column(480) +
    rod(130) +
    rod(410) +
    box([40, 64, 60], 460, 54, 200, GRAPHITE) +
    face(
      [
        [60, 62, 62],
        [480, 62, 62],
        [480, 62, -140],
        [60, 62, -140],
      ],
      '#F1EFE8',
    ) +
    face(
      [
        [60, 62, 62],
        [480, 62, 62],
        [480, 84, 130],
        [60, 84, 130],
      ],
      '#E4E2DA',
    ) +
    path(
      track(
        [
          [60, 84, 130],
          [480, 84, 130],
          [480, 220, 150],
          [60, 220, 150],
        ],
        true,
      ),
      `${fill('polymer')}`,
    ) +
    spread(90, 450, 7)
      .map((x) =>
        line(
          [
            [x, 62, 60],
            [x, 84, 130],
            [x, 220, 150],
          ],
          '#C4C3BA',
          1.4,
        ),
      )
      .join('') +
    rect(20, 0, 0, 0, 'none') +
    box([60, -4, 20], 420, 54, 130) +
    box([40, -38, 36], 460, 36, 160, GRAPHITE) +
    heat +
    box([-4, -262, 0], 568, 62, 110) +
    line(
      [
        [0, -214],
        [560, -214],
      ],
      '#7F8A90',
      1.4,
    ) +
    bolts(
      spread(24, 536, 9).flatMap((x): Place[] => [
        [x, -248],
        [x, -224],
      ]),
      7,
    ) +
    barrelY([270, -200, -50], 20, 20, 160, 'tubeY') +
    spread(-176, -72, 9)
      .map((y) => path(`M${216.4} ${n(y - 3)}q26 11 46 4`, stroke('#59656C', 1.6)))
      .join('') +
    barrelY([270, -58, -50], 40, 52, 16, 'darkY', 'slate') +
    barrelY([270, -296, -50], 30, 36, 30, 'darkY', 'slate') +
    barrelY([270, -330, -50], 14, 14, 36, 'tubeY') +
    wheel(239, -346, 74, '#F2A900') +
    box([560, -60, 60], 96, 150, 66, POLYMER) +
    rect(605, -30, 70, 46, 'recess') +
    [0, 1, 2].map((i) => rect(613 + i * 20, -12 - i * 6, 12, 20 + i * 6, '#9FB0B8', BARE)).join('') +
    bolts(
      [
        [586, 66, 60],
        [608, 66, 60],
        [630, 66, 60],
      ],
      11,
    )
  )
}

/** The equipment pictures by file. */
export const equipment: Readonly<Record<string, () => string>> = {
  'poultry-equipment/family': () => picture(240, 400, 1, feedingLines()),
  'special-projects/family': () => picture(230, 400, 0.86, beltWelder()),
}
export { barrelZ }
