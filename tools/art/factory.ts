/** The production hall. */
import { BARE, each, face, fill, line, n, onSide, type Place, path, rect, spread, stroke } from './parts'
import { picture, shadow } from './picture'
import { barrelY, box, ringY } from './solids'

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
    const matrix = `matrix(1 ${(-rise / step).toFixed(3)} -.625 -.25 ${n(x)} 0)`
    const field = each([30, 175], (t) => each([20, 84], (s) => `<use href="#pv" x="${s}" y="${t}"/>`))
    return (
      face(`${x + step} 0, ${x + step} ${-rise}, ${x + step} ${-rise} ${-d}, ${x + step} 0 ${-d}`, 'side') +
      face(roof, 'top') +
      `<g transform="${matrix}">${field}</g>` +
      line(`${x} 0, ${x + step} ${-rise}`, '#FFF', 3)
    )
  }
  const pv = `<defs><g id="pv">${rect(0, 0, 58, 130, '#DDE3E5', 'stroke-width="1"')}${rect(2, 2, 54, 126, 'cell', BARE)}<path d="M20 2V128M39 2V128M2 34H56M2 66H56M2 97H56" stroke="#7E97B8" stroke-width=".8"/></g></defs>`
  const gable = each(
    spread(0, teeth - 1, teeth),
    (i) => `L${n(i * step)} 0L${n((i + 1) * step)} ${-rise}L${n((i + 1) * step)} 0`,
  )
  const cladding = each(spread(0, w, 41), (x) => `M${n(x)} ${n(-((x % step) / step) * rise)}V${h}`)
  const pane = (x: number) =>
    rect(x, 46, 64, 40, 'cell') +
    line(`${x + 32} 46, ${x + 32} 86`, '#DDE3E5', 2) +
    path(`M${x} 46h40l-26 40h-14z`, 'fill="#FFF" fill-opacity=".2" stroke="none"')
  return (
    shadow(260, h, 520, 330) +
    shadow(320, h + 4, 420, 90) +
    pv +
    each(spread(teeth - 1, 0, teeth), slope) +
    face(`0 0, 0 0 ${-d}, 0 ${h} ${-d}, 0 ${h}`, 'side') +
    onSide(
      [0, 0, -d],
      each(spread(0, d, 18), (x) => `<path d="M${n(x)} 0V${h}" stroke="#69757C" stroke-width="1"/>`) +
        rect(40, 50, 90, 34, 'cell') +
        rect(190, 50, 90, 34, 'cell'),
    ) +
    path(`M0 ${h}${gable}V${h}Z`, fill('front')) +
    path(cladding, stroke('#7F8A90', 1, 'opacity=".7"')) +
    rect(0, h - 18, w, 18, 'graphite') +
    each([36, 116, 380, 460, 540], pane) +
    rect(222, 50, 116, 120, 'graphite') +
    rect(229, 57, 102, 113, 'amber') +
    each(spread(57, 152, 6).slice(1), (y) => line(`229 ${y}, 331 ${y}`, '#A87400', 2)) +
    rect(60, 112, 38, 58, 'slate') +
    silo(590, h, 70)
  )
}

/** A feed silo: ribbed shell, roof cone, hopper, legs and ladder. */
function silo(x: number, y: number, z: number): string {
  const r = 56
  const legs = each([-50, 0, 46], (v) => box([x + v, y - 84, z + (v === 0 ? 46 : 0)], 10, 84, 10))
  const ribs = each(spread(-240, -112, 8), (v) => ringY([x, y + v, z], r, '#69757C', 1.4))
  return (
    shadow(x + 0.625 * z, y + 0.25 * z, 110, 90) +
    legs +
    barrelY([x, y - 96, z], r, 12, 70) +
    barrelY([x, y - 260, z], r, r, 166) +
    ribs +
    barrelY([x, y - 300, z], 14, r + 4, 44) +
    barrelY([x, y - 312, z], 16, 16, 12, 'darkY', 'slate') +
    line(`${x + 36} ${y - 262} ${z + 46}, ${x + 36} ${y - 4} ${z + 46}`, '#4A555C', 9, 'stroke-dasharray="2 7"')
  )
}

/** The factory picture by file. */
export const hall: Readonly<Record<string, () => string>> = {
  'about/factory': () => picture(275, 373, 0.972, factory()),
}
