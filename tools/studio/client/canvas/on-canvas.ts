import type { Path } from '../../../content/base/problem'
import { pathOfSteps } from '../../../content/json/steps'
import { keySteps } from '../../../content/read/read-page'
import type { Shown } from '../core'
import { isWithin } from '../paths'

/**
 * Where what the canvas shows is written in the document as it is now. The canvas may show the page as it was before:
 * since then blocks may have come, gone or moved, so that ids say what is what.
 * @param shown what is on the canvas; nothing at first
 */
export function placesOn(shown: Shown | undefined) {
  const { places = [], json } = shown ?? {}
  return {
    /** Where the value of a mark is written; nowhere when it is gone. */
    pathOf(mark: number, now: unknown): Path | undefined {
      const path = places[mark]
      return path && sameIn(json, path, now)
    },
    /** The marks of all that is written at a path or below it. */
    marksAt(path: Path, now: unknown): number[] {
      const before = sameIn(now, path, json)
      return before ? places.flatMap((one, mark) => (isWithin(one, before) ? [mark] : [])) : []
    },
  }
}

/** The path in another version of a document to what a path leads to in one. */
function sameIn(from: unknown, path: Path, to: unknown): Path | undefined {
  if (from === to) return path
  const steps = keySteps(from, path)
  const same = pathOfSteps(to, steps.slice(0, -1))
  // A field need not be there yet.
  const last = pathOfSteps(to, steps)
  if (last.length === path.length) return last
  return same.length === path.length - 1 && typeof path.at(-1) === 'string' ? [...same, ...path.slice(-1)] : undefined
}
