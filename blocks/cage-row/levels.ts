/** What no figure says, in millimetres, as in the technical drawing of the same page. */
export const legs = 200
export const belt = 120
export const trough = 152
export const slope = Math.tan((7.5 * Math.PI) / 180)
/** How much room a platform takes between tiers. */
const platform = 100

/** Where things are above the ground, in millimetres. */
export type Levels = {
  /** The floors of the tiers, at the front. */
  tiers: number[]
  /** The walking surfaces. */
  platforms: number[]
  /** The upper edge of the highest tier. */
  top: number
}

/**
 * The levels of a row. Its tiers are spread evenly over the parts that platforms divide them into, the lower parts having one
 * more.
 * @param height of a cage, in millimetres
 */
export function levelsOf(count: number, platforms: number, height: number): Levels {
  const parts = platforms + 1
  const found: Levels = { tiers: [], platforms: [], top: legs }
  for (let part = 0; part < parts; part++) {
    const own = Math.floor(count / parts) + (part < count % parts ? 1 : 0)
    for (let i = 0; i < own; i++) found.tiers.push(found.top + belt + i * (height + belt))
    found.top += own * (height + belt)
    if (part === parts - 1) break
    found.top += platform
    found.platforms.push(found.top)
  }
  return found
}
