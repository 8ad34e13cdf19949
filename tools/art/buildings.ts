/** Control cabinet, solar array and the production hall. */
import {
  BARE,
  barrelX,
  barrelY,
  bolts,
  box,
  circle,
  face,
  fill,
  GRAPHITE,
  INK,
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
  track,
} from './parts'
import { picture, shadow } from './picture'

/** A display with neutral bars and a line: it shows that there is a screen, not what is on it. */
function display(x: number, y: number, w: number, h: number): string {
  const bars = [0.35, 0.6, 0.48, 0.8, 0.66, 0.9, 0.55].map((part, i) =>
    rect(
      x + w * (0.08 + i * 0.07),
      y + h * (0.88 - part * 0.5),
      w * 0.045,
      h * part * 0.5,
      i === 5 ? '#7FC4D3' : '#5C7480',
      BARE,
    ),
  )
  const rows = spread(0.3, 0.8, 4).map((part, i) =>
    rect(x + w * 0.64, y + h * part, w * (0.28 - 0.05 * (i % 3)), h * 0.055, '#5C7480', BARE),
  )
  return (
    rect(x - 9, y - 9, w + 18, h + 18, 'graphite') +
    rect(x, y, w, h, '#12222B') +
    rect(x, y, w, h * 0.14, '#24404C', BARE) +
    bars.join('') +
    rows.join('') +
    path(
      `M${n(x)} ${n(y)}h${n(w * 0.5)}l${n(-w * 0.32)} ${n(h)}h${n(-w * 0.18)}z`,
      'fill="#FFF" fill-opacity=".09" stroke="none"',
    )
  )
}

/** The automation cabinet with its climate sensor on a post. */
function cabinet(): string {
  const [w, h, d] = [300, 500, 122]
  const slots = onSide(
    [0, 60, -d],
    spread(0, 130, 10)
      .map((y) => `<path d="M26 ${n(y)}h70" stroke="#4A555C" stroke-width="5" stroke-linecap="round"/>`)
      .join('') + '<path d="M10-22h102v170H10z" stroke="#69757C"/>',
  )
  const discs = spread(120, 30, 6)
    .map((y) => barrelY([440, 110 + y, 40], 42, 34, 13, 'whiteY', 'polymer'))
    .join('')
  return (
    shadow(230, 524, 420, 210) +
    shadow(140, 522, 230, 130) +
    shadow(470, 522, 110, 90) +
    box([8, h - 4, -8], w - 16, 28, d - 16, GRAPHITE) +
    box([0, 0], w, h, d, ['front', 'side', 'top']) +
    slots +
    box([-8, -14, 10], w + 16, 14, d + 18) +
    rect(10, 12, w - 20, h - 24, 'none', stroke('#59656C', 2)) +
    path(`M12 ${h - 14}V14H${w - 12}`, stroke('#FFF', 2)) +
    [60, 240, 420].map((y) => box([2, y, 5], 9, 34, 5)).join('') +
    display(52, 62, 196, 128) +
    [
      [70, '#5FA777'],
      [112, '#C9D1D4'],
      [154, '#C9D1D4'],
    ]
      .map(([x, paint]) => circle(Number(x), 234, 13, 'graphite') + circle(Number(x) - 1, 233, 8.5, String(paint)))
      .join('') +
    circle(222, 234, 19, 'slate') +
    rect(217, 217, 10, 34, 'graphite', 'rx="3"') +
    rect(48, 282, 204, 2, '#8C979D', BARE) +
    spread(392, 448, 6)
      .map(
        (y) =>
          line(
            [
              [70, y],
              [230, y],
            ],
            '#59656C',
            5,
            'stroke-linecap="round"',
          ) +
          line(
            [
              [71, y + 3],
              [231, y + 3],
            ],
            '#FFF',
            1.4,
            'stroke-linecap="round"',
          ),
      )
      .join('') +
    box([w - 38, 296, 12], 18, 70, 12, ['amber', 'amberSide', 'amberTop']) +
    circle(w - 22, 316, 5, 'graphite') +
    bolts(
      [
        [18, 20],
        [w - 18, 20],
        [18, h - 20],
        [w - 18, h - 20],
      ],
      7,
    ) +
    path(`M${w} 440C${w + 60} 470 ${w + 70} 380 ${w + 106} 330S${w + 150} 300 ${w + 163} 280`, stroke(MID, 5)) +
    box([420, 500, 90], 90, 14, 90, GRAPHITE) +
    barrelY([448, 262, 40], 8, 8, 246, 'tubeY') +
    barrelY([440, 250, 40], 18, 14, 26, 'darkY', 'slate') +
    discs +
    barrelY([440, 118, 40], 12, 40, 20, 'whiteY', 'polymer')
  )
}

const TILT_X = 0.5
const TILT_Y = 0.8

/** Panels in rows on a tilted plane; one panel is drawn once and used again. */
function panels(columns: number, rows: number, w: number, h: number): string {
  const grid =
    spread(0, w, 7)
      .slice(1, -1)
      .map((x) => `M${n(x)} 4V${h - 4}`)
      .join('') +
    spread(0, h, 9)
      .slice(1, -1)
      .map((y) => `M4 ${n(y)}H${w - 4}`)
      .join('')
  const one = `<g id="pv">${rect(0, 0, w, h, '#E9EDEE')}${rect(4, 4, w - 8, h - 8, 'cell', BARE)}${path(grid, stroke('#7E97B8', 0.9, 'opacity=".8"'))}${path(`M${w / 2} 4V${h - 4}`, stroke('#C5D2E2', 1.6))}<path d="M4 4H${n(w * 0.62)}L4 ${n(h * 0.55)}Z" fill="#FFF" fill-opacity=".13" stroke="none"/></g>`
  const copies = spread(0, rows - 1, rows).flatMap((r) =>
    spread(0, columns - 1, columns).map((c) => `<use href="#pv" x="${n(c * (w + 5))}" y="${n(r * (h + 6))}"/>`),
  )
  return `<defs>${one}</defs>${copies.join('')}`
}

/** A ground-mounted array with inverter and cable. */
function solarArray(): string {
  const [w, h] = [128, 196]
  const total = 5 * (w + 5)
  const far = 2 * (h + 6)
  const foot = (x: number) =>
    line(
      [
        [x, 0],
        [x, 96],
      ],
      INK,
      13,
    ) +
    line(
      [
        [x, 0],
        [x, 96],
      ],
      '#C9D1D4',
      9,
    ) +
    line(
      [
        [x - 2, 0],
        [x - 2, 96],
      ],
      '#FFF',
      2,
    )
  const high = (x: number) =>
    move(
      -TILT_X * far * 0.8,
      -TILT_Y * far * 0.8,
      line(
        [
          [x, 0],
          [x, 296],
        ],
        INK,
        13,
      ) +
        line(
          [
            [x, 0],
            [x, 296],
          ],
          '#8C979D',
          9,
        ),
    )
  const brace = (x: number) =>
    line(
      [
        [x - TILT_X * far * 0.8, 90 - TILT_Y * far * 0.4],
        [x, 70],
      ],
      INK,
      9,
    ) +
    line(
      [
        [x - TILT_X * far * 0.8, 90 - TILT_Y * far * 0.4],
        [x, 70],
      ],
      '#A9B3B8',
      6,
    )
  const legs = [60, 330, 600]
  return (
    shadow(260, 40, 470, 340) +
    shadow(330, 104, 380, 110) +
    legs.map(high).join('') +
    legs.map(brace).join('') +
    [-0.28, -0.8]
      .map((part) => move(TILT_X * far * part, TILT_Y * far * part, rect(-8, 4, total + 12, 12, 'tubeX')))
      .join('') +
    legs.map((x) => foot(x) + box([x - 26, 92, 26], 52, 14, 52, GRAPHITE)).join('') +
    rect(-8, 2, total + 12, 12, 'tubeX') +
    `<g transform="matrix(1 0 ${TILT_X} ${TILT_Y} ${n(-TILT_X * far)} ${n(-TILT_Y * far)})">${panels(5, 2, w, h)}</g>` +
    face(
      [
        [0, 0],
        [total - 5, 0],
        [total - 5, 9],
        [0, 9],
      ],
      'tubeX',
    ) +
    path('M560 30V60Q560 80 530 84', stroke(MID, 5)) +
    inverter(430, -20, 170)
  )
}

/** The inverter on its own post; its switch is the amber part. */
function inverter(x: number, y: number, z: number): string {
  const [px, py] = [x + 0.625 * z, y + 0.25 * z]
  return move(
    px,
    py,
    shadow(60, 176, 130, 110) +
      box([50, 90], 24, 88, 20) +
      box([30, 172, 24], 64, 12, 48, GRAPHITE) +
      box([0, 0], 124, 140, 50, POLYMER) +
      rect(20, 18, 84, 44, 'graphite') +
      rect(28, 25, 68, 30, '#24404C', BARE) +
      [0, 1, 2, 3].map((i) => rect(34 + i * 15, 46 - i * 4, 9, 6 + i * 4, '#9FB0B8', BARE)).join('') +
      spread(16, 108, 9)
        .map((v) =>
          line(
            [
              [v, 118],
              [v, 136],
            ],
            '#8C979D',
            4,
          ),
        )
        .join('') +
      circle(96, 88, 15, 'slate') +
      rect(90, 72, 12, 32, 'amber', 'rx="3"') +
      bolts(
        [
          [10, 10],
          [114, 10],
        ],
        6,
      ),
  )
}

/** A saw-tooth hall: each tooth carries panels on the slope that faces us; a gate, windows and a silo stand in front. */
function factory(): string {
  const [w, h, d, teeth, rise] = [640, 170, 330, 4, 84]
  const step = w / teeth
  const slope = (i: number): string => {
    const x = i * step
    const roof: Place[] = [
      [x, 0],
      [x + step, -rise],
      [x + step, -rise, -d],
      [x, 0, -d],
    ]
    const matrix = `matrix(${n(1)} ${(-rise / step).toFixed(3)} -.625 -.25 ${n(x)} 0)`
    const field = [30, 175].map((t) => [20, 84].map((s) => `<use href="#pv" x="${s}" y="${t}"/>`).join('')).join('')
    return (
      face(
        [
          [x + step, 0],
          [x + step, -rise],
          [x + step, -rise, -d],
          [x + step, 0, -d],
        ],
        'side',
      ) +
      face(roof, 'top') +
      `<g transform="${matrix}">${field}</g>` +
      line(
        [
          [x, 0],
          [x + step, -rise],
        ],
        '#FFF',
        3,
      )
    )
  }
  const pv = `<defs><g id="pv">${rect(0, 0, 58, 130, '#DDE3E5', 'stroke-width="1"')}${rect(2, 2, 54, 126, 'cell', BARE)}<path d="M20 2V128M39 2V128M2 34H56M2 66H56M2 97H56" stroke="#7E97B8" stroke-width=".8"/></g></defs>`
  const gable = spread(0, teeth - 1, teeth)
    .map((i) => `L${n(i * step)} 0L${n((i + 1) * step)} ${-rise}L${n((i + 1) * step)} 0`)
    .join('')
  const cladding = spread(0, w, 41)
    .map((x) => `M${n(x)} ${n(-((x % step) / step) * rise)}V${h}`)
    .join('')
  const pane = (x: number) =>
    rect(x, 46, 64, 40, 'cell') +
    line(
      [
        [x + 32, 46],
        [x + 32, 86],
      ],
      '#DDE3E5',
      2,
    ) +
    path(`M${x} 46h40l-26 40h-14z`, 'fill="#FFF" fill-opacity=".2" stroke="none"')
  return (
    shadow(260, h, 520, 330) +
    shadow(320, h + 4, 420, 90) +
    pv +
    spread(teeth - 1, 0, teeth)
      .map(slope)
      .join('') +
    face(
      [
        [0, 0],
        [0, 0, -d],
        [0, h, -d],
        [0, h],
      ],
      'side',
    ) +
    onSide(
      [0, 0, -d],
      spread(0, d, 18)
        .map((x) => `<path d="M${n(x)} 0V${h}" stroke="#69757C" stroke-width="1"/>`)
        .join('') +
        rect(40, 50, 90, 34, 'cell') +
        rect(190, 50, 90, 34, 'cell'),
    ) +
    path(`M0 ${h}${gable}V${h}Z`, fill('front')) +
    path(cladding, stroke('#7F8A90', 1, 'opacity=".7"')) +
    rect(0, h - 18, w, 18, 'graphite') +
    [36, 116, 380, 460, 540].map(pane).join('') +
    rect(222, 50, 116, 120, 'graphite') +
    rect(229, 57, 102, 113, 'amber') +
    spread(57, 152, 6)
      .slice(1)
      .map((y) =>
        line(
          [
            [229, y],
            [331, y],
          ],
          '#A87400',
          2,
        ),
      )
      .join('') +
    rect(60, 112, 38, 58, 'slate') +
    silo(590, h, 70)
  )
}

/** A feed silo: ribbed shell, roof cone, hopper, legs and ladder. */
function silo(x: number, y: number, z: number): string {
  const r = 56
  const legs = [-50, 0, 46].map((v) => box([x + v, y - 84, z + (v === 0 ? 46 : 0)], 10, 84, 10)).join('')
  const ribs = spread(-230, -110, 7)
    .map((v) => `M${n(x + 0.625 * z - 1.179 * r)} ${n(y + v + 0.25 * z - 7.4)}a66 12 6.600 0 0 ${n(2.358 * r)} 15`)
    .join('')
  return (
    shadow(x + 0.625 * z, y + 0.25 * z, 110, 90) +
    legs +
    barrelY([x, y - 96, z], r, 12, 70) +
    barrelY([x, y - 260, z], r, r, 166) +
    path(ribs, stroke('#69757C', 1.4)) +
    barrelY([x, y - 300, z], 14, r + 4, 44) +
    barrelY([x, y - 312, z], 16, 16, 12, 'darkY', 'slate') +
    line(
      [
        [x + 36, y - 262, z + 46],
        [x + 36, y - 4, z + 46],
      ],
      '#4A555C',
      9,
      'stroke-dasharray="2 7"',
    )
  )
}

/** Pictures of the remaining families by file. */
export const buildings: Readonly<Record<string, () => string>> = {
  'control-systems/family': () => picture(250, 130, 0.98, cabinet()),
  'solar-systems/family': () => picture(290, 490, 0.92, solarArray()),
  'about/factory': () => picture(290, 400, 0.86, factory()),
}
export { barrelX, track }
