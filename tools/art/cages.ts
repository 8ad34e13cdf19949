/** Cage tiers: the layer house section and the enrichable tier. */
import {
  BARE,
  barrelX,
  barrelY,
  bolts,
  box,
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
  ZX,
  ZY,
} from './parts'
import { picture, shadow } from './picture'

/** The measures of one tier. */
interface Tier {
  width: number
  height: number
  depth: number
  doors: number
}

/** Eggs on the trough: pale ellipses with a shade below. */
function eggs(xs: readonly number[], y: number): string {
  const ovals = (dy: number) =>
    xs.map((x, i) => `M${n(x - 9)} ${n(y + dy + (i % 3))}a9 7 0 1 1 18 0a9 7 0 1 1-18 0`).join('')
  return (
    path(ovals(3), 'fill="#10181E" fill-opacity=".35" stroke="none"') +
    path(ovals(0), 'fill="#F3E3D0" stroke="#8D755C" stroke-width="1"')
  )
}

/** The dark inside of a tier with its drinker line, seen through the wire. */
function inside({ width: w, height: h, depth: d }: Tier, y: number, more = ''): string {
  return (
    face(
      [
        [0, y],
        [0, y, -d],
        [w, y, -d],
        [w, y],
      ],
      'recess',
      'fill-opacity=".8"',
    ) +
    rect(0, y, w, h, 'recess', BARE) +
    face(
      [
        [w, y],
        [w, y, -d],
        [w, y + h, -d],
        [w, y + h],
      ],
      'pitch',
    ) +
    face(
      [
        [0, y + h],
        [0, y + h - 8, -d],
        [w, y + h - 8, -d],
        [w, y + h],
      ],
      '#75818A',
    ) +
    line(
      [
        [0, y + h * 0.3, -d / 2],
        [w, y + h * 0.3, -d / 2],
      ],
      '#C9D1D4',
      6,
    ) +
    more
  )
}

/** Front wire with doors, and the wire of the left end. */
function wires({ width: w, height: h, depth: d, doors }: Tier, y: number): string {
  const frames = spread(0, w, doors + 1)
    .slice(0, -1)
    .map((x) => rect(x + 8, y + 8, w / doors - 16, h * 0.46, 'none'))
  return (
    rect(0, y, w, h, 'mesh', BARE) +
    `<g stroke="#F7F9F9" stroke-width="3">${frames.join('')}</g>` +
    onSide([0, y, -d], `<path d="M0 0H${d}V${h}H0Z" fill="#3A444A"/><path d="M0 0H${d}V${h}H0Z" ${fill('mesh')}/>`)
  )
}

/** Feed trough, egg trough with eggs, and the manure belt with its roller below the tier. */
function troughs({ width: w, height: h, depth: d }: Tier, y: number): string {
  const [t, e] = [y + h * 0.56, y + h]
  const seats = spread(24, w - 30, Math.round(w / 34)).filter((_, i) => i % 7 !== 2 && i % 5 !== 3)
  return (
    face(
      [
        [0, e + 16, 0],
        [0, e + 16, -d],
        [w, e + 16, -d],
        [w, e + 16, 0],
      ],
      '#3A444A',
    ) +
    box([-14, e + 18, -4], w + 20, 7, d - 10, ['#E4E2DA', '#B9B7AE', '#F4F2EA']) +
    barrelX([-30, e + 22, -d / 2], 9, 24, 'darkX', 'pitch') +
    face(
      [
        [0, e - 6, 0],
        [w, e - 6, 0],
        [w, e + 6, 46],
        [0, e + 6, 46],
      ],
      '#8D989E',
    ) +
    eggs(
      seats.map((x) => x + ZX * 32),
      e + 1 + ZY * 30,
    ) +
    box([0, e, 50], w, 15, 5) +
    face(
      [
        [0, t, 6],
        [w, t, 6],
        [w, t, 40],
        [0, t, 40],
      ],
      '#4B565D',
    ) +
    path(`M${n(ZX * 14)} ${n(t + 7)}h${w}`, stroke('#C9A063', 7)) +
    face(
      [
        [0, t, 40],
        [w, t, 40],
        [w, t + h * 0.26, 26],
        [0, t + h * 0.26, 26],
      ],
      'front',
    ) +
    face(
      [
        [0, t, 40],
        [0, t + h * 0.26, 26],
        [0, t + h * 0.26, 8],
        [0, t, 4],
      ],
      'side',
    ) +
    line(
      [
        [0, t + 2, 40],
        [w, t + 2, 40],
      ],
      '#FFF',
      3,
    ) +
    line(
      [
        [4, t + h * 0.15, 34],
        [w - 4, t + h * 0.15, 34],
      ],
      '#8C979D',
      1.4,
    )
  )
}

/** An upright with punched holes. */
function post(x: number, y: number, h: number, z: number): string {
  return (
    box([x, y, z], 16, h, 14) +
    bolts(
      spread(y + 20, y + h - 20, Math.round(h / 46)).map((v): Place => [x + 8, v, z]),
      5,
    )
  )
}

/** Three tiers with end frame, belt drive and feet. */
function layerCage(): string {
  const tier: Tier = { width: 600, height: 104, depth: 250, doors: 5 }
  const ys = [0, 158, 316]
  const bottom = 470
  return (
    shadow(280, 478, 470, 220) +
    shadow(270, 474, 380, 150) +
    post(-4, -34, bottom + 34, -tier.depth) +
    [...ys]
      .reverse()
      .map((y) => inside(tier, y) + wires(tier, y) + troughs(tier, y))
      .join('') +
    box([-8, -36, 6], tier.width + 18, 20, tier.depth + 10) +
    [-10, 296, tier.width - 6].map((x) => post(x, -20, bottom + 10, 10)).join('') +
    [-14, 292, tier.width - 10].map((x) => box([x, bottom - 12, 22], 28, 14, 40, GRAPHITE)).join('') +
    ys.map((y) => barrelX([-36, y + 126, -70], 16, 20, 'darkX', 'slate')).join('') +
    box([-62, 404, -40], 30, 62, 70, GRAPHITE) +
    barrelX([-128, 434, -70], 27, 64, 'amberX', 'amberSide') +
    barrelY([-1, 0], 0, 0, 0)
  )
}

/** One tier with nest curtain, perches and scratching mat. */
function enrichedCage(): string {
  const tier: Tier = { width: 640, height: 250, depth: 300, doors: 4 }
  const strips = spread(14, 118, 6)
    .map((x) => `<path d="M${n(x)} 26h17l2 146h-19z" ${fill('amber')} stroke="#7A5500"/>`)
    .join('')
  const perch = (y: number, z: number) => barrelX([170, y, z], 7, 464, 'tubeX', 'slate')
  const mat =
    face(
      [
        [380, 246, -40],
        [380, 240, -230],
        [600, 240, -230],
        [600, 246, -40],
      ],
      '#2F6B57',
      'stroke="#183A2F"',
    ) +
    spread(396, 590, 10)
      .map((x) =>
        line(
          [
            [x, 245, -44],
            [x, 239, -226],
          ],
          '#67A08C',
          3,
          'stroke-dasharray="3 5"',
        ),
      )
      .join('')
  const nest = face(
    [
      [150, 0, 0],
      [150, 0, -300],
      [150, 250, -300],
      [150, 250, 0],
    ],
    'side',
  )
  return (
    shadow(290, 340, 480, 240) +
    shadow(280, 336, 380, 160) +
    post(-4, -24, 350, -tier.depth) +
    inside(tier, 0, mat + perch(190, -210) + perch(176, -110) + nest) +
    strips +
    rect(8, 14, 134, 16, 'tubeX') +
    wires({ ...tier, doors: 4 }, 0) +
    troughs(tier, 0) +
    box([-8, -26, 6], tier.width + 18, 24, tier.depth + 10) +
    [-10, 150, 390, tier.width - 6].map((x) => post(x, -8, x === 150 || x === 390 ? 150 : 330, 10)).join('') +
    [-14, tier.width - 10].map((x) => box([x, 318, 22], 28, 14, 40, GRAPHITE)).join('')
  )
}

/** The cage pictures by file. */
export const cages: Readonly<Record<string, () => string>> = {
  'cage-systems/family': () => picture(300, 150, 0.94, layerCage()),
  'enrichable-cage-systems/front': () => picture(270, 220, 1, enrichedCage()),
}
