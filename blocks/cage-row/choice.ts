import type { CageRow, Model, Version } from './types'

/** A choice of depth, height, version and number of tiers. */
export type Choice = { depth: Model; height: Model; version: Version; count: number }

/**
 * Converts the segments of an address to a choice. Missing or invalid segments select the first or nearest option.
 * @returns undefined if the block has no options
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

/**
 * Returns the address segments that describe a choice: the ids of its depth, height and version, and the number of
 * tiers.
 */
export function stepsOf({ depth, height, version, count }: Choice): string[] {
  return [depth.id, height.id, version.id, `${count}`]
}

/** Smallest and largest number of tiers that a version allows. */
export function limitsOf({ limits: { numbers } }: Version): [from: number, to: number] {
  const [from = 1, to = from] = numbers
  return [from, to]
}

/** Size of a model (its depth or height), in mm. */
export function millimetresOf({ size }: Model): number {
  return size.numbers[0] ?? 0
}

/** Size of a model as text, such as "750 mm"; empty if the cell contains no number. */
export function writtenSize({ size: { cell } }: Model): string {
  return cell.kind === 'figure' ? [cell.number, cell.unit].filter(Boolean).join(' ') : ''
}
