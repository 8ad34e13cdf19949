/** The control cabinet. */
import { BARE, bolts, circle, each, line, MID, n, onSide, path, rect, spread, stamp, stroke } from './parts'
import { picture, shadow } from './picture'
import { barrelY, box, GRAPHITE } from './solids'

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
    `${each(
      spread(0, 130, 10),
      (y) => `<path d="M26 ${n(y)}h70" stroke="#4A555C" stroke-width="5" stroke-linecap="round"/>`,
    )}<path d="M10-22h102v170H10z" stroke="#69757C"/>`,
  )
  const discs = stamp('dish', barrelY([440, 0, 40], 42, 34, 13, 'whiteY', 'polymer'), spread(230, 140, 6), 'y')
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
    each([60, 240, 420], (y) => box([2, y, 5], 9, 34, 5)) +
    display(52, 62, 196, 128) +
    [
      [70, '#9FD0DB'],
      [112, '#C9D1D4'],
      [154, '#C9D1D4'],
    ]
      .map(([x, paint]) => circle(Number(x), 234, 13, 'graphite') + circle(Number(x) - 1, 233, 8.5, String(paint)))
      .join('') +
    circle(222, 234, 19, 'slate') +
    rect(217, 217, 10, 34, 'graphite', 'rx="3"') +
    rect(48, 282, 204, 2, '#8C979D', BARE) +
    each(
      spread(392, 448, 6),
      (y) =>
        line(`70 ${y}, 230 ${y}`, '#59656C', 5, 'stroke-linecap="round"') +
        line(`71 ${y + 3}, 231 ${y + 3}`, '#FFF', 1.4, 'stroke-linecap="round"'),
    ) +
    box([w - 42, 290, 14], 24, 88, 14, ['amber', 'amberSide', 'amberTop']) +
    circle(w - 21, 314, 6, 'graphite') +
    bolts(`18 20, ${w - 18} 20, 18 ${h - 20}, ${w - 18} ${h - 20}`, 7) +
    path(`M${w} 440C${w + 60} 470 ${w + 70} 380 ${w + 106} 330S${w + 150} 300 ${w + 163} 280`, stroke(MID, 5)) +
    box([420, 500, 90], 90, 14, 90, GRAPHITE) +
    barrelY([448, 262, 40], 8, 8, 246, 'tubeY') +
    barrelY([440, 250, 40], 18, 14, 26, 'darkY', 'slate') +
    discs +
    barrelY([440, 118, 40], 12, 40, 20, 'whiteY', 'polymer')
  )
}

/** The control picture by file. */
export const cabinets: Readonly<Record<string, () => string>> = {
  'control-systems/family': () => picture(290, 144, 0.941, cabinet()),
}
