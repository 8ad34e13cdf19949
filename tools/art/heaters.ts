/** The hot-air heater from the burner end and from the outlet end. */
import {
  BARE,
  barrelX,
  barrelY,
  barrelZ,
  bolts,
  box,
  circle,
  face,
  fill,
  GRAPHITE,
  line,
  n,
  onSide,
  type Place,
  path,
  rect,
  spread,
  stroke,
} from './parts'
import { picture, shadow } from './picture'

const R = 140
const LENGTH = 500

/** The skid: two channels, cross feet and the saddles that carry the drum. */
function skid(): string {
  const saddle = (x: number) =>
    face(
      [
        [x, 96, 60],
        [x + 26, 96, 60],
        [x + 26, 190, 60],
        [x, 190, 60],
      ],
      'front',
    ) +
    face(
      [
        [x, 96, 60],
        [x, 96, -80],
        [x, 190, -80],
        [x, 190, 60],
      ],
      'side',
    )
  return (
    box([0, 186, -60], LENGTH, 22, 22) +
    saddle(60) +
    saddle(LENGTH - 90) +
    box([0, 186, 90], LENGTH, 22, 22) +
    [20, LENGTH - 64].map((x) => box([x, 208, 92], 44, 12, 170, GRAPHITE)).join('')
  )
}

/** The drum with raised bands, riveted seam and inspection door. */
function drum(cap: string): string {
  const [ex, ey] = [0.152, 1.031]
  const band = (x: number, w: number) => {
    const r = R + 5
    const arc = `A${n(1.047 * r)} ${n(0.597 * r)} 77.5 0`
    return path(
      `M${n(x - ex * r)} ${n(-ey * r)}h${w}${arc} 1 ${n(x + w + ex * r)} ${n(ey * r)}h${-w}${arc} 0 ${n(x - ex * r)} ${n(-ey * r)}Z`,
      fill('tubeX'),
    )
  }
  const door = [
    [150, -34],
    [280, -34],
    [280, 62],
    [150, 62],
  ] as const
  return (
    barrelX([0, 0], R, LENGTH, 'tubeX', 'side') +
    band(0, 16) +
    band(150, 10) +
    band(330, 10) +
    band(LENGTH - 16, 16) +
    path(`M${door.map(([x, y]) => `${x + 70} ${y}`).join('L')}Z`, `${fill('front')} stroke-width="1.4"`) +
    path('M224 58V-30H346', stroke('#FFF', 1.6)) +
    bolts(
      [
        [230, -24],
        [340, -24],
        [230, 52],
        [340, 52],
      ],
      7,
    ) +
    rect(326, 4, 10, 24, 'graphite') +
    cap
  )
}

/** The chimney stub with flange and cowl. */
function chimney(x: number): string {
  return (
    barrelY([x, -196], 32, 32, 66) +
    barrelY([x, -150], 44, 46, 10) +
    barrelY([x, -214], 22, 44, 16) +
    barrelY([x, -190], 37, 37, 8)
  )
}

/** The burner end: axial fan behind a guard, and the burner on its flange in the middle. */
function burnerCap(): string {
  const rings = spread(66, 118, 5)
    .map((r) => circle(0, 0, r, 'none'))
    .join('')
  const spokes = spread(0, 11, 12)
    .map((i) => `M0 0L${n(120 * Math.cos(i * 0.5236))} ${n(120 * Math.sin(i * 0.5236))}`)
    .join('')
  const blades = spread(0, 5, 6)
    .map(
      (i) => `<path d="M20 0Q60-44 112-30L116 14Q60 6 20 14Z" transform="rotate(${n(i * 60)})" ${fill('bladeDim')}/>`,
    )
    .join('')
  return (
    onSide(
      [0, 0],
      `${circle(0, 0, R - 14, 'recess')}${blades}<g stroke="#F1F4F5" stroke-width="1.8">${rings}${path(spokes, '')}</g>${circle(0, 0, 60, 'front')}`,
    ) +
    barrelX([-26, 0], 50, 26, 'tubeX', 'front') +
    barrelX([-62, 0], 34, 40, 'darkX', 'pitch') +
    box([-150, -52, 40], 92, 96, 80, ['amber', 'amberSide', 'amberTop']) +
    onSide(
      [-150, -4, 0],
      circle(0, 0, 26, 'pitch') + circle(0, 0, 16, 'none', stroke('#8C979D', 2)) + circle(0, 0, 6, 'slate'),
    ) +
    circle(-80, 10, 13, 'graphite') +
    bolts(
      [
        [-142, -44, 40],
        [-66, -44, 40],
        [-142, 36, 40],
        [-66, 36, 40],
      ],
      6,
    )
  )
}

/** The outlet end: a short cone whose louvres spread the warm air. */
function outletCap(): string {
  const louvres = spread(-78, 78, 6)
    .map(
      (y) =>
        `<path d="M${n(-Math.sqrt(104 ** 2 - y * y))} ${n(y - 8)}H${n(Math.sqrt(104 ** 2 - y * y))}v15H${n(-Math.sqrt(104 ** 2 - y * y))}Z" ${fill('top')}/>`,
    )
    .join('')
  return (
    barrelX([-46, 0], 112, 46, 'tubeX', 'front') +
    onSide([-46, 0], circle(0, 0, 104, 'recess') + louvres + rect(-4, -104, 8, 208, 'front'))
  )
}

/** Control box and gas train on the long side. */
function sideGear(x: number): string {
  const dots: Place[] = [
    [x + 18, 14, 130],
    [x + 36, 14, 130],
  ]
  return (
    box([x, -20, 130], 66, 92, 30, ['polymer', 'polymerSide', 'top']) +
    rect(x + 91, 24, 46, 24, 'recess') +
    bolts(
      dots.map(([a, b, z]): Place => [a, b + 40, z]),
      9,
    )
  )
}

/** A hot-air heater from the burner end. */
function heaterFront(): string {
  return (
    shadow(240, 212, 430, 210) + shadow(240, 212, 330, 120) + skid() + chimney(90) + drum(burnerCap()) + sideGear(350)
  )
}

/** The same heater turned round: outlet in front, burner at the far end. */
function heaterOutlet(): string {
  const burner =
    barrelX([LENGTH, 0], 50, 40, 'tubeX') +
    box([LENGTH + 36, -52, 20], 92, 96, 80, ['amber', 'amberSide', 'amberTop']) +
    circle(LENGTH + 90, 4, 13, 'graphite')
  return shadow(240, 212, 430, 210) + shadow(240, 212, 330, 120) + skid() + burner + chimney(410) + drum(outletCap())
}

/** The heater pictures by file. */
export const heaters: Readonly<Record<string, () => string>> = {
  'heating-system/front': () => picture(330, 370, 1.1, heaterFront()),
  'heating-system/outlet': () => picture(240, 370, 1.1, heaterOutlet()),
}
export { BARE, barrelZ, line }
