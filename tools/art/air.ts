/** Wall inlets and the fog line. */
import { AIR, bolts, circle, each, face, fill, line, MID, n, path, rect, spread, stamp, stroke } from './parts'
import { picture, shadow } from './picture'
import { barrelX, barrelY, box, GRAPHITE, POLYMER, ringX, ZINC } from './solids'

/** A wall opening whose insulated flap, hinged below, leans inwards on a cord. */
function inlet(x: number, y: number): string {
  const [w, h, z] = [150, 104, 56]
  const top = y + 26
  return (
    box([x - 10, y - 10, 8], w + 20, h + 20, 8, POLYMER) +
    rect(x + 5, y + 2, w, h, 'recess', 'transform="translate(5 2)"') +
    face(`${x + 5} ${y + 2} 8, ${x + 5} ${y + h} 8, ${x + 5} ${y + h - 6} -40, ${x + 5} ${y + 8} -40`, 'pitch') +
    face(`${x} ${y + h} 8, ${x} ${top} ${z}, ${x + w} ${top} ${z}, ${x + w} ${y + h} 8`, 'polymer') +
    face(`${x} ${y + h} 8, ${x} ${top} ${z}, ${x - 2} ${top} ${z - 8}, ${x} ${y + h - 8} 8`, 'polymerSide') +
    face(`${x} ${top} ${z}, ${x + w} ${top} ${z}, ${x + w} ${top - 3} ${z - 9}, ${x} ${top - 3} ${z - 9}`, 'top') +
    each(
      [0.28, 0.72],
      (part) =>
        line(`${x + w * part} ${y + h - 6} 11, ${x + w * part} ${top + 5} ${z - 2}`, '#B9C1C2', 5) +
        line(`${x + w * part + 2} ${y + h - 6} 11, ${x + w * part + 2} ${top + 5} ${z - 2}`, '#FFF', 1.4),
    ) +
    line(`${x + w / 2} ${top} ${z}, ${x + w / 2} ${y - 46} 40`, '#2B3136', 3) +
    line(`${x + w / 2} ${top} ${z}, ${x + w / 2} ${y - 46} 40`, '#DDE3E5', 1.4) +
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
    each(
      spread(0, w, 7).slice(1, -1),
      (x) => line(`${x} 2, ${x} ${h - 2}`, '#A8B1B4', 2.4) + line(`${x + 2.4} 2, ${x + 2.4} ${h - 2}`, '#FFF', 1.4),
    ) +
    box([-4, h - 16, 8], w + 8, 18, 82) +
    box([-4, -6, 6], w + 8, 16, 80) +
    each(xs, (x) => box([x + 60, 74, 40], 18, 30, 40)) +
    stamp('inlet', inlet(0, 160), xs) +
    barrelX([-20, 94, 44], 7, 600, 'tubeX') +
    each(xs, (x) => circle(x + 102, 113, 12, 'front') + circle(x + 102, 113, 4, 'graphite')) +
    box([566, 62, 62], 62, 60, 50, GRAPHITE) +
    barrelY([604, 122, 40], 20, 20, 52, 'amberY', 'amberTop') +
    bolts('574 70 62, 620 70 62, 574 114 62, 620 114 62', 6)
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
  const hanger = (x: number) => line(`${x} -64, ${x} -8`, MID, 2.4) + box([x - 9, -14, 8], 18, 26, 18)
  const px = 250
  return (
    shadow(330, 400, 300, 170) +
    stamp('fog', cone(0), xs) +
    line('-40 -64, 690 -64', MID, 3) +
    each(spread(0, 660, 4), hanger) +
    barrelX([-30, 0], 9, 720, 'tubeX') +
    stamp('jet', nozzle(0), xs) +
    barrelY([px + 170, 8, -20], 6, 6, 250, 'tubeY') +
    box([px - 60, 372, 60], 300, 18, 120, GRAPHITE) +
    box([px - 40, 250, 40], 90, 122, 84) +
    barrelX([px + 64, 316, 20], 46, 96, 'amberX', 'amberSide') +
    each(spread(px + 76, px + 138, 7), (x) => ringX([x, 316, 20], 46, '#8A6000', 1.8)) +
    box([px + 156, 260, 30], 60, 112, 50, ZINC) +
    circle(px + 205, 292, 20, 'polymer') +
    circle(px + 205, 292, 20, 'none', stroke('#5F6B72', 4)) +
    line(`${px + 205} 292, ${px + 215} 280`, '#2B3136', 2.4) +
    bolts(`${px - 30} 260 40, ${px + 40} 260 40, ${px - 30} 362 40, ${px + 40} 362 40`, 7)
  )
}

/** The air pictures by file. */
export const airPictures: Readonly<Record<string, () => string>> = {
  'flap-systems/family': () => picture(188, 180, 1.12, flapWall()),
  'humidification/front': () => picture(188, 229, 1.05, fogLine()),
}
