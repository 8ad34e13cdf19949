import type { CageRow, Model, Version } from './types'

/** A choice: depth, height, version and number of tiers. */
export type Choice = { depth: Model; height: Model; version: Version; count: number }

/**
 * The choice for the steps of an address. Missing or invalid steps are replaced by the first or nearest option.
 * @returns undefined for a block with nothing to choose from
 */
export function choiceFrom({ depth, height, tiers }: CageRow, steps: string[]): Choice | undefined {
  const [deep, high, way, count] = steps
  const byId = <Item extends { id: string }>(items: Item[], id: string | undefined) =>
    items.find((item) => item.id === id) ?? items[0]
  const [ofDepth, ofHeight, version] = [byId(depth.models, deep), byId(height.models, high), byId(tiers.versions, way)]
  if (!ofDepth || !ofHeight || !version) return undefined
  const [from, to] = limitsOf(version)
  const requested = Math.round(Number(count)) || tiers.opens
  return { depth: ofDepth, height: ofHeight, version, count: Math.min(to, Math.max(from, requested)) }
}

/** The steps of an address for a choice. */
export function stepsOf({ depth, height, version, count }: Choice): string[] {
  return [depth.id, height.id, version.id, `${count}`]
}

/** Smallest and largest number of tiers of a version. */
export function limitsOf({ limits: { numbers } }: Version): [from: number, to: number] {
  const [from = 1, to = from] = numbers
  return [from, to]
}

/** Length of a model, in mm. */
export function millimetresOf({ size }: Model): number {
  return size.numbers[0] ?? 0
}

/** Length of a model in words: "750 mm". */
export function writtenSize({ size: { cell } }: Model): string {
  return cell.kind === 'figure' ? [cell.number, cell.unit].filter(Boolean).join(' ') : ''
}
