/** The hot-air heater from the burner end and from the outlet end. */
import { chimney, door, drum, LENGTH, R, skid } from './heater-parts'
import { BARE, bolts, circle, each, fill, n, onSide, path, rect, spread, stroke } from './parts'
import { picture, shadow } from './picture'
import { AMBER, barrelX, barrelY, box, GRAPHITE, POLYMER, ringX } from './solids'

/** The burner end: axial fan behind a guard, and the burner on its flange in the middle. */
function burnerCap(): string {
  const rings = each(spread(66, 120, 6), (r) => circle(0, 0, r, 'none'))
  const spokes = each(
    spread(0, 11, 12),
    (i) => `M0 0L${n(122 * Math.cos(i * 0.5236))} ${n(122 * Math.sin(i * 0.5236))}`,
  )
  const blades = each(
    spread(0, 300, 6),
    (turn) => `<path d="M20 0Q60-44 112-30L116 14Q60 6 20 14Z" transform="rotate(${turn})" ${fill('bladeDim')}/>`,
  )
  const inlet = `${circle(0, 0, R - 12, 'recess')}${blades}<g stroke="#F1F4F5" stroke-width="1.8">${rings}${path(spokes, '')}</g>${circle(0, 0, 60, 'front')}`
  return (
    onSide([0, 0], inlet) +
    barrelX([-26, 0], 52, 26, 'tubeX', 'front') +
    barrelX([-60, 0], 34, 40, 'darkX', 'pitch') +
    burner()
  )
}

/** The burner: casing with fan snail, control cover and gas train. */
function burner(): string {
  const snail =
    circle(0, 0, 34, 'pitch') +
    circle(0, 0, 24, 'none', stroke('#8C979D', 2)) +
    circle(0, 0, 15, 'none', stroke('#8C979D', 2)) +
    circle(0, 0, 6, 'slate')
  return (
    barrelY([-96, 60, 10], 9, 9, 66, 'tubeY') +
    barrelX([-96, 128, 10], 9, 150, 'tubeX', 'slate') +
    box([-112, 74, 30], 34, 26, 34, GRAPHITE) +
    box([-152, -54, 44], 94, 104, 88, AMBER) +
    onSide([-152, -2, 0], snail) +
    box([-128, -76, 30], 60, 22, 56, GRAPHITE) +
    rect(-118, -10, 46, 44, 'amberTop', 'stroke="#966800" stroke-width="1.2"') +
    circle(-95, 12, 13, 'graphite') +
    circle(-97, 10, 6, 'cell', BARE) +
    bolts('-144 -46 44, -66 -46 44, -144 42 44, -66 42 44', 7)
  )
}

/** The outlet end: a stepped cone whose louvres spread the warm air. */
function outletCap(): string {
  const louvre = (y: number) => {
    const half = Math.sqrt(104 ** 2 - y * y)
    return `<path d="M${n(-half)} ${n(y - 9)}H${n(half)}v7l-6 9H${n(6 - half)}l-6-9Z" ${fill('top')}/>`
  }
  const grille = circle(0, 0, 104, 'recess') + each(spread(-78, 78, 6), louvre) + rect(-5, -104, 10, 208, 'front')
  const bolted = each(
    spread(0, 330, 12),
    (turn) => `M${n(128 * Math.cos(turn / 57.3))} ${n(128 * Math.sin(turn / 57.3))}h0`,
  )
  return (
    onSide([0, 0], path(bolted, stroke('#59656C', 7, 'stroke-linecap="round"'))) +
    barrelX([-50, 0], 114, 50, 'tubeX', 'front') +
    ringX([-38, 0], 114, '#6B767D', 1.6) +
    onSide([-50, 0], grille)
  )
}

/** The control box on the long side. */
function controls(x: number): string {
  return (
    box([x, -20, 130], 70, 96, 30, POLYMER) +
    rect(x + 91, 22, 50, 26, 'recess') +
    rect(x + 96, 32, 8, 12, '#9FB0B8', BARE) +
    rect(x + 108, 28, 8, 16, '#9FB0B8', BARE) +
    rect(x + 120, 34, 8, 10, '#9FB0B8', BARE) +
    bolts(`${x + 20} 44 130, ${x + 38} 44 130, ${x + 56} 44 130`, 9)
  )
}

/** A hot-air heater from the burner end. */
function heaterFront(): string {
  return (
    shadow(240, 212, 430, 210) +
    shadow(240, 212, 330, 120) +
    skid() +
    chimney(96) +
    drum() +
    door(216) +
    burnerCap() +
    controls(356)
  )
}

/** The same heater turned round: outlet in front, burner at the far end. */
function heaterOutlet(): string {
  const burnerBack =
    barrelX([LENGTH, 0], 52, 40, 'tubeX') +
    box([LENGTH + 34, -54, 20], 94, 104, 88, AMBER) +
    box([LENGTH + 50, -76, 10], 60, 22, 56, GRAPHITE) +
    bolts(`${LENGTH + 116} -44 20, ${LENGTH + 116} 38 20`, 7)
  return (
    shadow(260, 212, 430, 210) +
    shadow(250, 212, 330, 120) +
    skid() +
    burnerBack +
    chimney(404) +
    drum() +
    door(210) +
    outletCap()
  )
}

/** The heater pictures by file. */
export const heaters: Readonly<Record<string, () => string>> = {
  'heating-system/front': () => picture(288, 361, 1.1, heaterFront()),
  'heating-system/outlet': () => picture(246, 379, 1.07, heaterOutlet()),
}
