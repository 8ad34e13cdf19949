import leven from 'leven'
import { type Said, say } from '../say/say.js'

/** Maximum length of a name to compare. Longer ones are texts rather than names, and slow to compare. */
const longestName = 100

/**
 * The name that was most likely meant by `name`: one with the same last path step ("fan-systems" for
 * "ventilation/fan-systems"), else the one with the fewest changed letters. Two swapped neighbours are one change.
 * @returns undefined if none is near enough: more than a third of the letters would change, or most of the part that
 *   differs ("flags/ar.svg" is not meant by "flags/it.svg"): `nearest('galery', ['hero', 'gallery']) // 'gallery'`
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > longestName) return undefined
  const allNames = [...names]
  const end = lastStep(name)
  const sameEnd = allNames.filter((candidate) => lastStep(candidate) === end)
  const within = sameEnd.filter((candidate) => name.endsWith(candidate))
  if (sameEnd.length > 0) return closest(name, within.length > 0 ? within : sameEnd)
  const mostChanges = Math.max(1, Math.floor(name.length / 3))
  return closest(name, allNames, mostChanges, isAlike)
}

/** The only near name, if it differs by one slip of the hand: a correction that may be made without asking. */
export function clearlyMeant(name: string, names: Iterable<string>): string | undefined {
  const allNames = [...new Set(names)]
  const near = nearest(name, allNames)
  if (near === undefined || !isCorrectable(name, near)) return undefined
  const other = nearest(
    name,
    allNames.filter((candidate) => candidate !== near),
  )
  return other === undefined ? near : undefined
}

/**
 * Whether a name may be corrected without asking: the two differ by one slip of the hand, and have the same folder and
 * digits. A different folder (of a language), different digits (of a model) or a different word ("/projects" and
 * "/products") may name something else.
 */
function isCorrectable(name: string, near: string): boolean {
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1).toLowerCase()
  const digits = (text: string) => text.replace(/\P{Nd}/gu, '')
  const isSlip = changes(name.toLowerCase(), near.toLowerCase(), 2) <= 1
  return isSlip && folder(name) === folder(near) && digits(name) === digits(near)
}

/** «Did you mean "x"?» if a name is near. */
export function didYouMean(name: string, names: Iterable<string>): Said | undefined {
  const near = nearest(name, names)
  return near === undefined ? undefined : say`Did you mean "${near}"?`
}

/** «Did you mean "x"?»; if no name is near, the whole list, provided it is short enough to read. */
export function suggest(name: string, names: Iterable<string>): Said | undefined {
  const allNames = [...names]
  const question = didYouMean(name, allNames)
  if (question) return question
  if (allNames.length === 1) return say`There is only "${allNames[0]}".`
  return allNames.length > 0 && allNames.length <= 20 ? say`Choose one of: ${allNames.join(', ')}.` : undefined
}

/** The last step of a path, normalized for comparison: authors add ".json", which no name in a document has. */
function lastStep(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.json$/i, '')
    .toLowerCase()
}

/** @param most maximum number of changed letters */
function closest(
  name: string,
  names: string[],
  most = Number.POSITIVE_INFINITY,
  isNear: (distance: number, from: string, to: string) => boolean = () => true,
): string | undefined {
  const from = name.toLowerCase()
  let best: string | undefined
  let least = most + 1
  for (const candidate of names) {
    const to = candidate.toLowerCase()
    // The difference in length is a lower bound of the distance.
    if (Math.abs(from.length - to.length) >= least) continue
    const distance = changes(from, to, least)
    if (distance >= least || !isNear(distance, from, to)) continue
    best = candidate
    least = distance
  }
  return best
}

/** Whether the differing words have enough letters in common. In words of up to two letters none may be replaced. */
function isAlike(distance: number, from: string, to: string): boolean {
  const letters = differingLetters(from, to)
  if (letters <= 2 && from.length === to.length && leven(from, to) === 1) return false
  return distance <= 1 || distance < (2 / 3) * letters
}

/**
 * Edit distance in which one swap of neighbouring letters counts as one change: `changes('taht', 'that') // 1`
 * @param enough limit above which the result need not be exact
 */
export function changes(from: string, to: string, enough = Number.POSITIVE_INFINITY): number {
  let least = leven(from, to)
  for (let i = 1; i < from.length && least > 1 && least <= enough; i++) {
    const swapped = from.slice(0, i - 1) + from[i] + from[i - 1] + from.slice(i + 1)
    least = Math.min(least, 1 + leven(swapped, to))
  }
  return least
}

/** Number of letters in those words of `from` that `to` does not have: 2 for "flags/it.svg" and "flags/ar.svg". */
function differingLetters(from: string, to: string): number {
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u)
  const otherWords = new Set(words(to))
  const differingWords = words(from).filter((word) => !otherWords.has(word))
  return differingWords.join('').length
}
