/** Cooling pads, pad cover, wall inlets and the fog line. */
import {
  AIR,
  AMBER,
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
  move,
  n,
  onSide,
  type Place,
  POLYMER,
  path,
  rect,
  spread,
  stroke,
  ZINC,
} from './parts'
import { picture, shadow } from './picture'

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
    path(`M0 40H${w}L0 ${h - 50}Z`, 'fill="#FFF" fill-opacity=".1" stroke="none"') +
    joints
      .map(
        (x) =>
          line(
            [
              [x, 40],
              [x, h - 50],
            ],
            '#3F2813',
            3,
          ) +
          line(
            [
              [x + 2.5, 40],
              [x + 2.5, h - 50],
            ],
            '#D2A877',
            1.2,
          ),
      )
      .join('') +
    [0, w - 14].map((x) => box([x, 30, 6], 14, h - 70, 10)).join('') +
    box([-10, 0, 14], w + 20, 46, 118) +
    rect(-10, 0, w + 20, 46, 'none') +
    move(
      0,
      0,
      line(
        [
          [-8, 32, 14],
          [w + 8, 32, 14],
        ],
        '#5F6B72',
        1.4,
      ) +
        line(
          [
            [-8, 35, 14],
            [w + 8, 35, 14],
          ],
          '#FFF',
          1.4,
        ),
    ) +
    box([-10, h - 56, 22], w + 20, 56, 132) +
    line(
      [
        [-8, h - 44, 22],
        [w + 8, h - 44, 22],
      ],
      '#5F6B72',
      1.4,
    ) +
    line(
      [
        [-8, h - 41, 22],
        [w + 8, h - 41, 22],
      ],
      '#FFF',
      1.4,
    ) +
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
    [90, h * 0.55].map((v) => box([x - 14, v, 44], 28, 10, 22)).join('') +
    box([x - 40, h - 6, 70], 96, 10, 70, GRAPHITE) +
    barrelY([x + 4, y - 20, 40], 24, 24, 40, 'darkY', 'slate') +
    barrelY([x + 4, y - 68, 40], 21, 21, 48, 'amberY', 'amberTop') +
    spread(y - 58, y - 30, 5)
      .map((v) => path(`M${x + 6} ${n(v + 6)}q22 12 47 4`, stroke('#8A6000', 1.2, 'opacity=".6"')))
      .join('') +
    disc([x + 4, y - 70, 40], 23, 'slate')
  )
}

/** The pad system with gutters, riser and pump. */
function padSystem(): string {
  return shadow(280, 440, 430, 190) + shadow(270, 436, 350, 90) + padWall(560, 430, 4) + pump(600, 430)
}

/** A wall opening whose insulated flap, hinged below, leans inwards on a cord. */
function inlet(x: number, y: number): string {
  const [w, h, z] = [150, 104, 56]
  const top = y + 26
  return (
    box([x - 10, y - 10, 8], w + 20, h + 20, 8, POLYMER) +
    rect(x + 5, y + 2, w, h, 'recess', 'transform="translate(5 2)"') +
    face(
      [
        [x + 5, y + 2, 8],
        [x + 5, y + h, 8],
        [x + 5, y + h - 6, -40],
        [x + 5, y + 8, -40],
      ],
      'pitch',
    ) +
    face(
      [
        [x, y + h, 8],
        [x, top, z],
        [x + w, top, z],
        [x + w, y + h, 8],
      ],
      'polymer',
    ) +
    face(
      [
        [x, y + h, 8],
        [x, top, z],
        [x - 2, top, z - 8],
        [x, y + h - 8, 8],
      ],
      'polymerSide',
    ) +
    face(
      [
        [x, top, z],
        [x + w, top, z],
        [x + w, top - 3, z - 9],
        [x, top - 3, z - 9],
      ],
      'top',
    ) +
    [0.28, 0.72]
      .map(
        (part) =>
          line(
            [
              [x + w * part, y + h - 6, 11],
              [x + w * part, top + 5, z - 2],
            ],
            '#B9C1C2',
            5,
          ) +
          line(
            [
              [x + w * part + 2, y + h - 6, 11],
              [x + w * part + 2, top + 5, z - 2],
            ],
            '#FFF',
            1.4,
          ),
      )
      .join('') +
    line(
      [
        [x + w / 2, top, z],
        [x + w / 2, y - 46, 40],
      ],
      '#2B3136',
      3,
    ) +
    line(
      [
        [x + w / 2, top, z],
        [x + w / 2, y - 46, 40],
      ],
      '#DDE3E5',
      1.4,
    ) +
    circle(x + w / 2 + 0.625 * z, top + 0.25 * z + 3, 4.5, 'graphite') +
    air(x + w * 0.3, top - 6)
  )
}

/** A curved air arrow that leaves the slot upwards. */
function air(x: number, y: number): string {
  return path(`M${n(x)} ${n(y)}q12-26 42-34m-13-6l14 6l-9 12`, stroke(AIR, 4, 'stroke-linecap="round"'))
}

/** A row of inlets in an insulated wall, all moved by one rod and one gear motor. */
function flapWall(): string {
  const [w, h] = [640, 400]
  const xs = [26, 236, 446]
  return (
    shadow(320, 410, 440, 150) +
    box([0, 0], w, h, 70, POLYMER) +
    spread(0, w, 7)
      .slice(1, -1)
      .map(
        (x) =>
          line(
            [
              [x, 2],
              [x, h - 2],
            ],
            '#A8B1B4',
            2.4,
          ) +
          line(
            [
              [x + 2.4, 2],
              [x + 2.4, h - 2],
            ],
            '#FFF',
            1.4,
          ),
      )
      .join('') +
    box([-4, h - 16, 8], w + 8, 18, 82) +
    box([-4, -6, 6], w + 8, 16, 80) +
    xs.map((x) => box([x + 60, 74, 40], 18, 30, 40)).join('') +
    xs.map((x) => inlet(x, 160)).join('') +
    barrelX([-20, 94, 44], 7, 600, 'tubeX') +
    xs.map((x) => circle(x + 102, 113, 12, 'front') + circle(x + 102, 113, 4, 'graphite')).join('') +
    box([566, 62, 62], 62, 60, 50, GRAPHITE) +
    barrelY([604, 122, 40], 20, 20, 52, 'amberY', 'amberTop') +
    bolts(
      [
        [574, 70, 62],
        [620, 70, 62],
        [574, 114, 62],
        [620, 114, 62],
      ],
      6,
    )
  )
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
    quilts
      .map(
        (v) =>
          line(
            [
              [8, v, 26],
              [w - 8, v, 26],
            ],
            '#A3ACAF',
            3,
          ) +
          line(
            [
              [8, v + 3, 26],
              [w - 8, v + 3, 26],
            ],
            '#FFF',
            2,
          ),
      )
      .join('') +
    rect(22, y - 30, w - 12, 34, 'shade', BARE) +
    barrelX([-26, y, 30], 24, w + 46, 'whiteX', 'polymerSide') +
    barrelX([-44, y, 30], 8, 22, 'tubeX') +
    path('M17 238m-9 0a9 12 0 1 1 14 8a5 7 0 1 1-8-7', stroke('#7A8891', 2)) +
    box([w + 2, -14, 50], 26, h + 8, 20) +
    [70, 140, 300, 370].map((v) => bolts([[w + 15, v, 50]], 8)).join('') +
    barrelX([w - 6, y, 30], 8, 60, 'tubeX') +
    box([w + 14, y - 32, 72], 58, 62, 40, GRAPHITE) +
    barrelZ([w + 42, y, 82], 16, 12, 'tubeX') +
    line(
      [
        [w + 42, y, 86],
        [w + 20, y + 74, 86],
      ],
      '#2B3136',
      13,
      'stroke-linecap="round"',
    ) +
    line(
      [
        [w + 42, y, 86],
        [w + 20, y + 74, 86],
      ],
      '#C9D1D4',
      8,
      'stroke-linecap="round"',
    ) +
    barrelZ([w + 20, y + 74, 132], 13, 46, 'amberX', 'amber')
  )
}

/** A stainless fog line: clips, nozzles with fog cones, and the high-pressure pump on its frame. */
function fogLine(): string {
  const xs = spread(40, 600, 5)
  const cone = (x: number) =>
    path(
      `M${x - 4} 26Q${x - 30} 90 ${x - 62} 168Q${x} 196 ${x + 62} 168Q${x + 30} 90 ${x + 4} 26Z`,
      `${fill('fog')} stroke="none"`,
    )
  const nozzle = (x: number) => barrelY([x, 6], 8, 8, 10, 'tubeY') + barrelY([x, 16], 5, 4, 8, 'darkY', 'slate')
  const hanger = (x: number) =>
    line(
      [
        [x, -64],
        [x, -8],
      ],
      MID,
      2.4,
    ) + box([x - 9, -14, 8], 18, 26, 18)
  const px = 250
  return (
    shadow(330, 400, 300, 170) +
    xs.map(cone).join('') +
    line(
      [
        [-40, -64],
        [690, -64],
      ],
      MID,
      3,
    ) +
    spread(0, 660, 4).map(hanger).join('') +
    barrelX([-30, 0], 9, 720, 'tubeX') +
    xs.map(nozzle).join('') +
    barrelY([px + 170, 8, -20], 6, 6, 250, 'tubeY') +
    box([px - 60, 372, 60], 300, 18, 120, GRAPHITE) +
    box([px - 40, 250, 40], 90, 122, 84) +
    barrelX([px + 64, 316, 20], 46, 96, 'amberX', 'amberSide') +
    spread(px + 80, px + 146, 7)
      .map((x) => path(`M${n(x + 5)} 274.500a48.200 27.500 77.500 0 1 14 95`, stroke('#8A6000', 1.6, 'opacity=".6"')))
      .join('') +
    box([px + 156, 260, 30], 60, 112, 50, ZINC) +
    circle(px + 205, 292, 20, 'polymer') +
    circle(px + 205, 292, 20, 'none', stroke('#5F6B72', 4)) +
    line(
      [
        [px + 205, 292],
        [px + 215, 280],
      ],
      '#2B3136',
      2.4,
    ) +
    bolts(
      [
        [px - 30, 260, 40],
        [px + 40, 260, 40],
        [px - 30, 362, 40],
        [px + 40, 362, 40],
      ],
      7,
    )
  )
}

/** The climate pictures by file. */
export const climate: Readonly<Record<string, () => string>> = {
  'pad-systems/family': () => picture(220, 178, 1, padSystem()),
  'flap-systems/family': () => picture(210, 210, 1, flapWall()),
  'pad-cover-system/front': () => picture(220, 178, 1, padCover()),
  'humidification/front': () => picture(200, 240, 1, fogLine()),
}
export { AMBER }
