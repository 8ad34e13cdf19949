/** The special machine that welds conveyor belts. */
import { BARE, bolts, each, face, fill, line, type Place, path, rect, spread, stroke, track } from './parts'
import { picture, shadow } from './picture'
import { barrelY, box, disc, GRAPHITE, POLYMER, ringY } from './solids'

/** A hand wheel lying level: rim, spokes and hub. */
function wheel(x: number, y: number, r: number, paint: string): string {
  const rods = each(spread(0, 4, 5), (i) =>
    line(`${x} ${y}, ${x + r * Math.cos(i * 1.257)} ${y} ${r * Math.sin(i * 1.257)}`, '#966800', 7),
  )
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
    bolts(`${x + 12} -196 -30, ${x + 38} -196 -30, ${x + 12} 132 -30, ${x + 38} 132 -30`, 7) +
    line(`${x + 25} -170 -30, ${x + 25} 110 -30`, '#7F8A90', 9, 'stroke-linecap="round"') +
    line(`${x + 28} -168 -30, ${x + 28} 112 -30`, '#FFF', 1.8)
  const leg = (x: number, z: number) => box([x, 150, z], 34, 120, 34) + box([x - 8, 268, z + 8], 50, 12, 50, GRAPHITE)
  const rod = (x: number) => barrelY([x, -150, -60], 11, 11, 130, 'tubeY')
  const heat = bolts(
    spread(62, 478, 12).map((x): Place => [x, -20, 36]),
    6,
  )
  return (
    shadow(270, 276, 430, 240) +
    shadow(270, 272, 340, 150) +
    leg(0, -90) +
    leg(506, -90) +
    box([-10, 118, 90], 560, 34, 250) +
    leg(0, 80) +
    leg(506, 80) +
    face('60 62 -140, 480 62 -140, 480 62 -230, 60 62 -230', '#E4E2DA') +
    column(10) +
    column(480) +
    rod(130) +
    rod(410) +
    box([40, 64, 60], 460, 54, 200, GRAPHITE) +
    face('60 62 62, 480 62 62, 480 62 -140, 60 62 -140', '#F1EFE8') +
    face('60 62 62, 480 62 62, 480 84 130, 60 84 130', '#E4E2DA') +
    path(track('60 84 130, 480 84 130, 480 220 150, 60 220 150', true), `${fill('polymer')}`) +
    each(spread(90, 450, 7), (x) => line(`${x} 62 60, ${x} 84 130, ${x} 220 150`, '#C4C3BA', 1.4)) +
    box([60, -4, 20], 420, 54, 130) +
    box([40, -38, 36], 460, 36, 160, GRAPHITE) +
    heat +
    box([-4, -262, 0], 568, 62, 110) +
    line('0 -214, 560 -214', '#7F8A90', 1.4) +
    bolts(
      spread(24, 536, 9).flatMap((x): Place[] => [
        [x, -248],
        [x, -224],
      ]),
      7,
    ) +
    barrelY([270, -200, -50], 20, 20, 160, 'tubeY') +
    each(spread(-190, -72, 14), (y) => ringY([270, y, -50], 20, '#59656C', 1.8)) +
    barrelY([270, -58, -50], 40, 52, 16, 'darkY', 'slate') +
    barrelY([270, -296, -50], 30, 36, 30, 'darkY', 'slate') +
    barrelY([270, -330, -50], 14, 14, 36, 'tubeY') +
    wheel(239, -346, 74, '#F2A900') +
    box([524, 10, 20], 60, 18, 18) +
    box([560, -60, 60], 96, 150, 66, POLYMER) +
    rect(605, -30, 70, 46, 'recess') +
    each([0, 1, 2], (i) => rect(613 + i * 20, -12 - i * 6, 12, 20 + i * 6, '#9FB0B8', BARE)) +
    bolts('586 66 60, 608 66 60, 630 66 60', 11)
  )
}

/** The special machine by file. */
export const welder: Readonly<Record<string, () => string>> = {
  'special-projects/family': () => picture(282, 389, 0.8, beltWelder()),
}
