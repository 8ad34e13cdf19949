/**
 * Dimensions (in mm) and floor slope, taken from the technical drawing on the page, because the block's JSON does not
 * contain them.
 */
export const legs = 200
export const belt = 120
export const trough = 152
export const slope = Math.tan((7.5 * Math.PI) / 180)
/** Height of a platform between tiers, in mm. */
const platform = 100

/** Heights above the ground, in mm. */
export type Levels = {
  /** Floors of the tiers, measured at the front. */
  tiers: number[]
  /** Walking surfaces of the platforms. */
  platforms: number[]
  /** Top edge of the highest tier. */
  top: number
}

/**
 * Heights of the tiers and platforms in a row. Platforms divide the tiers into equal groups; tiers that remain are
 * added to the lowest groups, one to each.
 * @param count number of tiers
 * @param platforms number of platforms
 * @param height height of a cage, in mm
 */
export function levelsOf(count: number, platforms: number, height: number): Levels {
  const parts = platforms + 1
  const levels: Levels = { tiers: [], platforms: [], top: legs }
  for (let part = 0; part < parts; part++) {
    const tiersInPart = Math.floor(count / parts) + (part < count % parts ? 1 : 0)
    for (let i = 0; i < tiersInPart; i++) levels.tiers.push(levels.top + belt + i * (height + belt))
    levels.top += tiersInPart * (height + belt)
    if (part === parts - 1) break
    levels.top += platform
    levels.platforms.push(levels.top)
  }
  return levels
}
