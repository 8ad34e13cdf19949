import leven from 'leven'
import { type Said, say } from '../say/say.js'
import { plainLetters } from './lookalikes'

/** Maximum length in characters of a name to compare. Longer names are probably texts, and are slow to compare. */
const longestName = 100

/**
 * Finds the name that an author most likely meant by `name`: one with the same last path step ("fan-systems" for
 * "ventilation/fan-systems"), else the one with the smallest edit distance (`changes`). `nearest('galery', ['hero',
 * 'gallery']) // 'gallery'`
 * @returns undefined if no name is similar enough: more than a third of all letters would have to change, or most
 * letters of the words that differ ("flags/it.svg" is not a misspelling of "flags/ar.svg")
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > longestName) return undefined
  const allNames = [...names]
  const twin = twinOf(name, allNames)
  if (twin !== undefined) return twin
  const end = lastStep(name)
  const sameEnd = allNames.filter((candidate) => lastStep(candidate) === end)
  const within = sameEnd.filter((candidate) => name.endsWith(candidate))
  if (sameEnd.length > 0) return closest(name, within.length > 0 ? within : sameEnd)
  const mostChanges = Math.max(1, Math.floor(name.length / 3))
  return closest(name, allNames, mostChanges, isAlike)
}

/** The only similar name, if it differs by a single typing error that can be corrected without asking the author. */
export function clearlyMeant(name: string, names: Iterable<string>): string | undefined {
  const allNames = [...new Set(names)]
  const twin = twinOf(name, allNames)
  if (twin !== undefined) return twin
  const near = nearest(name, allNames)
  if (near === undefined || !isCorrectable(name, near)) return undefined
  const other = nearest(
    name,
    allNames.filter((candidate) => candidate !== near),
  )
  return other === undefined ? near : undefined
}

/**
 * Returns the other name that looks the same but has differently composed letters, or letters of another script;
 * undefined unless there is exactly one.
 */
function twinOf(name: string, names: string[]): string | undefined {
  const plain = plainLetters(name)
  const twins = names.filter((other) => other !== name && plainLetters(other) === plain)
  return twins.length === 1 ? twins[0] : undefined
}

/**
 * Whether a name can be corrected without asking the author: the two names differ by a single typing error, and have
 * the same folder and digits. A different folder (often a language), different digits (often a model number) or a
 * different word ("/projects" and "/products") may be intended.
 */
function isCorrectable(name: string, near: string): boolean {
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1).toLowerCase()
  const digits = (text: string) => text.replace(/\P{Nd}/gu, '')
  const isSlip = changes(name.toLowerCase(), near.toLowerCase(), 2) <= 1
  return isSlip && folder(name) === folder(near) && digits(name) === digits(near)
}

/** The question «Did you mean "x"?». Undefined if no name is similar. */
export function didYouMean(name: string, names: Iterable<string>): Said | undefined {
  const near = nearest(name, names)
  return near === undefined ? undefined : say`Did you mean "${near}"?`
}

/** The question «Did you mean "x"?» or, if no name is similar, a list of all names, unless the list is too long. */
export function suggest(name: string, names: Iterable<string>): Said | undefined {
  const allNames = [...names]
  const question = didYouMean(name, allNames)
  if (question) return question
  if (allNames.length === 1) return say`There is only "${allNames[0]}".`
  return allNames.length > 0 && allNames.length <= 20 ? say`Choose one of: ${allNames.join(', ')}.` : undefined
}

/** The last step of a path for comparison: in lower case and without ".json", which authors may add by mistake. */
function lastStep(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.json$/i, '')
    .toLowerCase()
}

/** Finds the name with the smallest edit distance. @param most maximum distance */
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
    // The distance is at least the difference in length, so this test avoids slower comparisons.
    if (Math.abs(from.length - to.length) >= least) continue
    const distance = changes(from, to, least)
    if (distance >= least || !isNear(distance, from, to)) continue
    best = candidate
    least = distance
  }
  return best
}

/** Whether the differing words of two names are similar. In words of up to two letters, no letter may be replaced. */
function isAlike(distance: number, from: string, to: string): boolean {
  const letters = differingLetters(from, to)
  if (letters <= 2 && from.length === to.length && leven(from, to) === 1) return false
  return letters === 0 || distance <= 1 || distance < (2 / 3) * letters
}

/**
 * Computes the edit distance of two texts, in which one swap of neighbouring letters counts as one change:
 * `changes('taht', 'that') // 1`
 * @param enough largest distance for which the result must be exact; a larger distance may be overestimated
 */
export function changes(from: string, to: string, enough = Number.POSITIVE_INFINITY): number {
  let least = leven(from, to)
  for (let i = 1; i < from.length && least > 1 && least <= enough; i++) {
    const swapped = from.slice(0, i - 1) + from[i] + from[i - 1] + from.slice(i + 1)
    least = Math.min(least, 1 + leven(swapped, to))
  }
  return least
}

/** Number of letters in the words of `from` that are missing from `to`: 2 for "flags/it.svg" and "flags/ar.svg". */
function differingLetters(from: string, to: string): number {
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u)
  const otherWords = new Set(words(to))
  const differingWords = words(from).filter((word) => !otherWords.has(word))
  return differingWords.join('').length
}
