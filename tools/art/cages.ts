/** Cage tiers: the layer house section and the enrichable tier. */
import { belt, cageFeet, inside, post, roof, type Tier, troughs, wires } from './cage-parts'
import { each, face, fill, line, n, path, spread, stamp, stroke, ZX, ZY } from './parts'
import { picture, shadow } from './picture'
import { barrelX, box, GRAPHITE } from './solids'

/** Three tiers with end frame, belt drive and feet. */
function layerCage(): string {
  const tier: Tier = { width: 600, height: 112, depth: 230, doors: 5, fed: 600 }
  const whole = belt(tier) + inside(tier) + wires(tier) + troughs(tier)
  return (
    shadow(280, 482, 470, 220) +
    shadow(270, 478, 380, 150) +
    post(-4, -20, 474, -tier.depth) +
    stamp('tier', whole, [320, 160, 0], 'y') +
    roof(tier) +
    each([-10, 294, tier.width - 6], (x) => post(x, -18, 480, 10)) +
    cageFeet([-10, 294, tier.width - 6], 458) +
    box([-66, 418, -60], 32, 66, 70, GRAPHITE) +
    barrelX([-132, 452, -92], 28, 66, 'amberX', 'amberSide')
  )
}

/** One tier with nest curtain, perches and scratching mat; the last bay stands open. */
function enrichedCage(): string {
  const tier: Tier = { width: 660, height: 230, depth: 300, doors: 4, fed: 440 }
  const strips = each(
    spread(14, 128, 6),
    (x) => `<path d="M${n(x)} 26h19l2 142h-22z" ${fill('amber')} stroke="#7A5500"/>`,
  )
  const perch = (y: number, z: number) =>
    each([240, 420, 600], (x) => line(`${x} ${y} ${z}, ${x} 229 ${z}`, '#C9D1D4', 5)) +
    barrelX([200, y, z], 8, 440, 'tubeX', 'slate')
  const rows = each(spread(464, 620, 9), (x) => studs(x))
  const mat =
    face('450 226 -40, 450 226 -180, 636 226 -180, 636 226 -40', 'graphite') +
    path(rows, stroke('#A3ADB3', 4, 'stroke-dasharray="2 6"'))
  const nest = face('160 0 0, 160 0 -300, 160 230 -300, 160 230 0', 'side')
  return (
    shadow(290, 340, 480, 240) +
    shadow(280, 336, 380, 160) +
    post(-4, -20, 340, -tier.depth) +
    belt(tier) +
    inside(tier, perch(150, -230) + mat + perch(138, -110) + nest) +
    strips +
    barrelX([8, 22], 8, 146, 'tubeX') +
    wires(tier) +
    troughs(tier) +
    roof(tier) +
    each([160, 434], (x) => post(x, -8, 180, 6)) +
    each([-10, tier.width - 6], (x) => post(x, -18, 350, 10)) +
    cageFeet([-10, tier.width - 6], 326)
  )
}

/** One row of studs of the scratching mat. */
function studs(x: number): string {
  return `M${n(x - ZX * 48)} ${n(226 - ZY * 48)}l${n(-ZX * 124)} ${n(-ZY * 124)}`
}

/** The cage pictures by file. */
export const cages: Readonly<Record<string, () => string>> = {
  'cage-systems/family': () => picture(316, 199, 0.9, layerCage()),
  'enrichable-cage-systems/front': () => picture(264, 255, 1.03, enrichedCage()),
}
