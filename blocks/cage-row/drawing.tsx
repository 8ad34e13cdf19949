import { tiersOf } from './tiers'

type DrawingProps = {
  /** In millimetres. */
  depth: number
  height: number
  count: number
  /** The most tiers there can be, which are dashed. */
  most: number
  platforms: number
  /** The largest depth, and the largest height of all tiers, that can be chosen, which set the scale. */
  frame: [depth: number, height: number]
}

/** The row seen from its end, both sides of it. */
export function Drawing({ depth, height, count, most, platforms, frame: [deepest, highest] }: DrawingProps) {
  const top = highest * 1.06
  const left = deepest * 1.5
  const levels = tiersOf(count, platforms, height, highest * 0.02)
  const possible = tiersOf(most, platforms, height, highest * 0.02)
  return (
    <svg viewBox={`${-left} ${-top} ${2 * left} ${top * 1.01}`} aria-hidden="true">
      <path
        className="cage-row-possible"
        d={possible.tiers.map((y) => boxPath(-depth, y, 2 * depth, height)).join('')}
      />
      <path d={levels.tiers.map((y) => boxPath(-depth, y, depth, height) + boxPath(0, y, depth, height)).join('')} />
      <path className="cage-row-possible" d={levels.platforms.map((y) => `M${-left} ${-y}H${left}`).join('')} />
      <path d={`M${-left} 0H${left}`} />
    </svg>
  )
}

function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${-y}h${width}v${-height}h${-width}z`
}
