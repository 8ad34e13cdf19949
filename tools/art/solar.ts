/** The solar array. */
import { BARE, bolts, circle, each, face, INK, line, MID, move, n, path, rect, spread, stroke } from './parts'
import { picture, shadow } from './picture'
import { box, GRAPHITE, POLYMER } from './solids'

const TILT_X = 0.5
const TILT_Y = 0.8

/** Panels in rows on a tilted plane; one panel is drawn once and used again. */
function panels(columns: number, rows: number, w: number, h: number): string {
  const grid =
    each(spread(0, w, 7).slice(1, -1), (x) => `M${n(x)} 4V${h - 4}`) +
    each(spread(0, h, 9).slice(1, -1), (y) => `M4 ${n(y)}H${w - 4}`)
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
    line(`${x} 0, ${x} 96`, INK, 13) +
    line(`${x} 0, ${x} 96`, '#C9D1D4', 9) +
    line(`${x - 2} 0, ${x - 2} 96`, '#FFF', 2)
  const high = (x: number) =>
    move(
      -TILT_X * far * 0.8,
      -TILT_Y * far * 0.8,
      line(`${x} 0, ${x} 296`, INK, 13) + line(`${x} 0, ${x} 296`, '#8C979D', 9),
    )
  const brace = (x: number) =>
    line(`${x - TILT_X * far * 0.8} ${90 - TILT_Y * far * 0.4}, ${x} 70`, INK, 9) +
    line(`${x - TILT_X * far * 0.8} ${90 - TILT_Y * far * 0.4}, ${x} 70`, '#A9B3B8', 6)
  const legs = [60, 330, 600]
  return (
    shadow(260, 40, 470, 340) +
    shadow(330, 104, 380, 110) +
    each(legs, high) +
    each(legs, brace) +
    each([-0.28, -0.8], (part) =>
      move(TILT_X * far * part, TILT_Y * far * part, rect(-8, 4, total + 12, 12, 'tubeX')),
    ) +
    each(legs, (x) => foot(x) + box([x - 26, 92, 26], 52, 14, 52, GRAPHITE)) +
    rect(-8, 2, total + 12, 12, 'tubeX') +
    `<g transform="matrix(1 0 ${TILT_X} ${TILT_Y} ${n(-TILT_X * far)} ${n(-TILT_Y * far)})">${panels(5, 2, w, h)}</g>` +
    face(`0 0, ${total - 5} 0, ${total - 5} 9, 0 9`, 'tubeX') +
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
      each([0, 1, 2, 3], (i) => rect(34 + i * 15, 46 - i * 4, 9, 6 + i * 4, '#9FB0B8', BARE)) +
      each(spread(16, 108, 9), (v) => line(`${v} 118, ${v} 136`, '#8C979D', 4)) +
      circle(96, 88, 15, 'slate') +
      rect(88, 68, 16, 40, 'amber', `rx="4"`) +
      bolts('10 10, 114 10', 6),
  )
}

/** The solar picture by file. */
export const solar: Readonly<Record<string, () => string>> = {
  'solar-systems/family': () => picture(273, 467, 1.05, solarArray()),
}
