import type { Path } from '../base/problem'
import { valueAt } from './document'

/**
 * Converts the steps of a translation key to a path, replacing ids with list positions. Stops at the first missing
 * step.
 */
export function pathOfSteps(json: unknown, steps: string[]): Path {
  const path: Path = []
  let value = json
  for (const step of steps) {
    const next = Array.isArray(value) ? value.findIndex((item) => valueAt(item, ['id']) === step) : step
    const inner = valueAt(value, [next])
    if (inner === undefined) break
    value = inner
    path.push(next)
  }
  return path
}

/** Whether the given steps lead to a list. The next step is then the id of an item. */
export function hasIds(json: unknown, steps: string[]): boolean {
  const path = pathOfSteps(json, steps)
  return path.length === steps.length && Array.isArray(valueAt(json, path))
}
