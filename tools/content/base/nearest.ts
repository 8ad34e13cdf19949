import leven from 'leven'
import { type Said, say } from '../say/say.js'

/** Longer ones are no names but texts, and take long to compare. */
const longestName = 100

/**
 * The name among `names` that was most likely meant by `name`: one that ends in the same name ("fan-systems" for
 * "ventilation/fan-systems"), else the one with the fewest changed letters. Two swapped neighbours are one change.
 * @returns undefined when none is near enough: more than a third of its letters would have to change, or most of the
 *   part that differs ("flags/ar.svg" is not meant by "flags/it.svg")
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > longestName) return undefined
  const all = [...names]
  const end = lastStep(name)
  const sameEnd = all.filter((candidate) => lastStep(candidate) === end)
  const within = sameEnd.filter((candidate) => name.endsWith(candidate))
  if (sameEnd.length > 0) return closest(name, within.length > 0 ? within : sameEnd)
  const most = Math.max(1, Math.floor(name.length / 3))
  return closest(name, all, most, isAlike)
}

/** The name among `names` that was meant, as `nearest`, if no other is near: what may be corrected without asking. */
export function clearlyMeant(name: string, names: Iterable<string>): string | undefined {
  const all = [...new Set(names)]
  const near = nearest(name, all)
  if (near === undefined || !isCorrectable(name, near)) return undefined
  const other = nearest(
    name,
    all.filter((one) => one !== near),
  )
  return other === undefined ? near : undefined
}

/**
 * Whether a name may become another without asking: by one slip of the hand, in the same folder, with the same digits. In
 * the folder of another language, with the digits of another model, or by another word ("/projects" and "/products") it
 * is the name of another thing.
 */
function isCorrectable(name: string, near: string): boolean {
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1).toLowerCase()
  const digits = (text: string) => text.replace(/\P{Nd}/gu, '')
  const isSlip = changes(name.toLowerCase(), near.toLowerCase(), 2) <= 1
  return isSlip && folder(name) === folder(near) && digits(name) === digits(near)
}

/** «Did you mean "x"?», where one is near. */
export function didYouMean(name: string, names: Iterable<string>): Said | undefined {
  const near = nearest(name, names)
  return near === undefined ? undefined : say`Did you mean "${near}"?`
}

/** «Did you mean "x"?», or, where nothing is near, the whole list when it is short enough to read. */
export function suggest(name: string, names: Iterable<string>): Said | undefined {
  const all = [...names]
  const meant = didYouMean(name, all)
  if (meant) return meant
  if (all.length === 1) return say`There is only "${all[0]}".`
  return all.length > 0 && all.length <= 20 ? say`Choose one of: ${all.join(', ')}.` : undefined
}

/** The last part of a path, as it is compared: authors add ".json", which no name in a document has. */
function lastStep(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.json$/i, '')
    .toLowerCase()
}

/** @param most how many letters may have to change */
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
    // Each letter that is too many or too few is a change.
    if (Math.abs(from.length - to.length) >= least) continue
    const distance = changes(from, to, least)
    if (distance >= least || !isNear(distance, from, to)) continue
    best = candidate
    least = distance
  }
  return best
}

/** Whether enough of the part that differs is the same. Of two letters, one in place of the other makes another name. */
function isAlike(distance: number, from: string, to: string): boolean {
  const letters = differingLetters(from, to)
  if (letters <= 2 && from.length === to.length && leven(from, to) === 1) return false
  return distance <= 1 || distance < (2 / 3) * letters
}

/**
 * How many letters must be changed, added, left out, or swapped with their neighbour once.
 * @param enough from how many on it does not matter how many exactly: to swap two saves one change at most
 */
export function changes(from: string, to: string, enough = Number.POSITIVE_INFINITY): number {
  let least = leven(from, to)
  for (let i = 1; i < from.length && least > 1 && least <= enough; i++) {
    const swapped = from.slice(0, i - 1) + from[i] + from[i - 1] + from.slice(i + 1)
    least = Math.min(least, 1 + leven(swapped, to))
  }
  return least
}

/** The letters of the words that differ: of "flags/it.svg" and "flags/ar.svg" two. */
function differingLetters(from: string, to: string): number {
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u)
  const others = new Set(words(to))
  const own = words(from).filter((word) => !others.has(word))
  return own.join('').length
}
