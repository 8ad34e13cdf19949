/** Body parts of the hot-air heater: skid, drum, door and chimney. The drum starts at the origin and runs along x. */
import { bolts, each, face, fill, line, n, path, rect, stroke } from './parts'
import { barrelX, barrelY, box, GRAPHITE, ringX, ringY } from './solids'

export const R = 140
export const LENGTH = 500

/** The skid: two channels, cross feet and the saddles that carry the drum. */
export function skid(): string {
  const saddle = (x: number) =>
    face(`${x} 100 -70, ${x} 100 70, ${x} 188 70, ${x} 188 -70`, 'side') +
    path(`M${x + 44} 118H${x + 88}L${x + 100} 206H${x + 32}Z`, fill('front')) +
    bolts(`${x + 10} 176 70, ${x + 38} 176 70`, 7)
  const shoe = (x: number) => box([x, 208, 92], 44, 12, 170, GRAPHITE)
  const rail = (z: number) =>
    box([0, 186, z], LENGTH, 22, 22) + line(`2 203 ${z}, ${LENGTH - 2} 203 ${z}`, '#7F8A90', 1.4)
  return each([20, LENGTH - 64], shoe) + rail(-60) + saddle(56) + saddle(LENGTH - 106) + rail(90)
}

/** A raised band round the drum. */
function band(x: number, w: number): string {
  const r = R + 5
  const [ex, ey] = [0.152 * r, 1.031 * r]
  const arc = `A${n(1.047 * r)} ${n(0.597 * r)} 77.5 0`
  const d = `M${n(x - ex)} ${n(-ey)}h${w}${arc} 1 ${n(x + w + ex)} ${n(ey)}h${-w}${arc} 0 ${n(x - ex)} ${n(-ey)}Z`
  return path(d, fill('tubeX')) + ringX([x + w - 2, 0], r, '#FFF', 1)
}

/** The drum with raised bands, sheet seams and inspection door. */
export function drum(): string {
  const rivets = each([150, 335], (x) =>
    ringX([x + 22, 0], R, '#59656C', 3).replace('/>', ' stroke-dasharray="0 15" stroke-linecap="round"/>'),
  )
  return (
    barrelX([0, 0], R, LENGTH, 'tubeX', 'side') +
    ringX([75, 0], R, '#7F8A90', 1.2) +
    ringX([430, 0], R, '#7F8A90', 1.2) +
    each([0, 484], (x) => band(x, 16)) +
    each([150, 335], (x) => band(x, 10)) +
    rivets
  )
}

/** The inspection door with hinges and latch, bent over the side of the drum. */
export function door(x: number): string {
  const plate = `M${x} -40H${x + 122}V60H${x}Z`
  return (
    path(plate, `${fill('front')} stroke-width="1.4"`) +
    path(`M${x + 2} 58V-38H${x + 120}`, stroke('#FFF', 1.6)) +
    each([-22, 30], (y) => rect(x - 7, y, 14, 16, 'tubeY', 'stroke-width="1"')) +
    rect(x + 104, 0, 10, 26, 'graphite', 'rx="3"') +
    bolts(`${x + 14} -28, ${x + 108} -28, ${x + 14} 48, ${x + 108} 48`, 7)
  )
}

/** The chimney stub with flange and cowl. */
export function chimney(x: number): string {
  return (
    barrelY([x, -152], 46, 48, 14) +
    barrelY([x, -206], 34, 34, 66) +
    ringY([x, -176], 34, '#6B767D', 1.4) +
    each([-26, 0, 26], (v) => rect(x + v - 2.5, -226, 5, 22, 'tubeY', 'stroke-width="1"')) +
    barrelY([x, -240], 14, 52, 20)
  )
}
