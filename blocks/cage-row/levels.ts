/** Dimensions in mm that the block's figures do not contain, as in the technical drawing of the same page. */
export const legs = 200
export const belt = 120
export const trough = 152
export const slope = Math.tan((7.5 * Math.PI) / 180)
/** Height that a platform takes between tiers, in mm. */
const platform = 100

/** Heights above the ground, in mm. */
export type Levels = {
  /** The floors of the tiers, at the front. */
  tiers: number[]
  /** The walking surfaces. */
  platforms: number[]
  /** The upper edge of the highest tier. */
  top: number
}

/**
 * The levels of a row. Platforms divide its tiers into equal parts; if they cannot be equal, lower parts have one more.
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
