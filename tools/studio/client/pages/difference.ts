/** Number of unchanged characters that are shown before and after a change. */
const contextLength = 40

/**
 * Splits two versions of a text into their common start, the removed and added words, and their common end. A long
 * start or end is shortened with "…".
 * `differenceOf('up to 24 fans', 'up to 32 fans') // { start: 'up to ', removed: '24', added: '32', end: ' fans' }`
 */
export function differenceOf(before: string, after: string) {
  const [old = [], now = []] = [before, after].map((text) => text.split(/(?<=\s)|(?=\s)/))
  const shortest = Math.min(old.length, now.length)
  let same = 0
  while (same < shortest && old[same] === now[same]) same++
  let sameAtEnd = 0
  while (sameAtEnd < shortest - same && old.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd++
  const start = old.slice(0, same).join('')
  const end = old.slice(old.length - sameAtEnd).join('')
  return {
    start: start.length > contextLength ? `…${start.slice(-contextLength)}` : start,
    removed: old.slice(same, old.length - sameAtEnd).join(''),
    added: now.slice(same, now.length - sameAtEnd).join(''),
    end: end.length > contextLength ? `${end.slice(0, contextLength)}…` : end,
  }
}
