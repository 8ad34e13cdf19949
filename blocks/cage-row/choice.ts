import type { CageRow, Model, Version } from './types'

/** What is chosen: a depth, a height, a way to build, and how many tiers. */
export type Choice = { depth: Model; height: Model; version: Version; count: number }

/**
 * The choice that the steps of an address name. What they do not name, or what is not built, is the nearest that is.
 * @returns undefined for a block with nothing to choose from
 */
export function choiceFrom({ depth, height, tiers }: CageRow, steps: string[]): Choice | undefined {
  const [deep, high, way, count] = steps
  const one = <Item extends { id: string }>(items: Item[], id: string | undefined) =>
    items.find((item) => item.id === id) ?? items[0]
  const [ofDepth, ofHeight, version] = [one(depth.models, deep), one(height.models, high), one(tiers.versions, way)]
  if (!ofDepth || !ofHeight || !version) return undefined
  const [from, to] = limitsOf(version)
  const wanted = Math.round(Number(count)) || tiers.opens
  return { depth: ofDepth, height: ofHeight, version, count: Math.min(to, Math.max(from, wanted)) }
}

/** A choice as the steps of an address. */
export function stepsOf({ depth, height, version, count }: Choice): string[] {
  return [depth.id, height.id, version.id, `${count}`]
}

/** The fewest and the most tiers of a way to build. */
export function limitsOf({ limits: { numbers } }: Version): [from: number, to: number] {
  const [from = 1, to = from] = numbers
  return [from, to]
}

/** The length of a model, in millimetres. */
export function millimetresOf({ size }: Model): number {
  return size.numbers[0] ?? 0
}

/** The length of a model as it is written: "750 mm". */
export function writtenSize({ size: { cell } }: Model): string {
  return cell.kind === 'figure' ? [cell.number, cell.unit].filter(Boolean).join(' ') : ''
}
