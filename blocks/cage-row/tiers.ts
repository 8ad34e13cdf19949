/**
 * Where tiers and the platforms between them are: their lower edges above the ground. Tiers are spread evenly over the parts
 * that platforms divide them into, the lower parts having one more.
 * @param gap how much room a platform takes
 */
export function tiersOf(
  count: number,
  platforms: number,
  height: number,
  gap: number,
): { tiers: number[]; platforms: number[] } {
  const parts = platforms + 1
  const found: { tiers: number[]; platforms: number[] } = { tiers: [], platforms: [] }
  let y = 0
  for (let part = 0; part < parts; part++) {
    const own = Math.floor(count / parts) + (part < count % parts ? 1 : 0)
    for (let i = 0; i < own; i++) found.tiers.push(y + i * height)
    y += own * height
    if (part === parts - 1) break
    found.platforms.push(y + gap / 2)
    y += gap
  }
  return found
}
