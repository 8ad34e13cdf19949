import type { Path } from '../../../content/base/problem'
import { pathOfSteps } from '../../../content/json/steps'
import { keySteps } from '../../../content/read/read-page'
import type { CanvasContent } from '../core'
import { isWithin } from '../paths'

/**
 * Converts between marks on the canvas and paths in the current document. The canvas may still show an earlier version,
 * so list items are matched by their ids.
 * @param shown content of the canvas; undefined before the first page
 */
export function placesOn(shown: CanvasContent | undefined) {
  const { places = [], json } = shown ?? {}
  return {
    /** Path of a marked value in the document `now`. Undefined if the value was deleted. */
    pathOf(mark: number, now: unknown): Path | undefined {
      const path = places[mark]
      return path && sameIn(json, path, now)
    },
    /** The marks of all values at or below a path of the document `now`. */
    marksAt(path: Path, now: unknown): number[] {
      const shownPath = sameIn(now, path, json)
      return shownPath ? places.flatMap((place, mark) => (isWithin(place, shownPath) ? [mark] : [])) : []
    },
  }
}

/**
 * Converts a path from one version of a document to another, matching list items by their ids. Undefined if `to` lacks
 * the item, or the object that contains the field.
 */
function sameIn(from: unknown, path: Path, to: unknown): Path | undefined {
  if (from === to) return path
  const steps = keySteps(from, path)
  const parentPath = pathOfSteps(to, steps.slice(0, -1))
  // If `to` lacks the field but contains its parent, the path that the field would have is returned.
  const fullPath = pathOfSteps(to, steps)
  if (fullPath.length === path.length) return fullPath
  return parentPath.length === path.length - 1 && typeof path.at(-1) === 'string'
    ? [...parentPath, ...path.slice(-1)]
    : undefined
}
