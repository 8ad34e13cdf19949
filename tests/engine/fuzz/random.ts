/** Pseudorandom numbers that depend only on the seed. */
export type Random = {
  /** A random whole number from 0 up to, but not including, `end`. */
  below(end: number): number
  pick<Item>(list: readonly Item[]): Item
  /** Returns true with probability `part`, from 0 to 1. */
  chance(part: number): boolean
}

/** Creates a generator. @param seed any whole number; consecutive seeds give unrelated numbers */
export function createRandom(seed: number): Random {
  // The algorithm is called Mulberry32.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick(list) {
      const index = below(list.length)
      if (list.length === 0) throw new Error('There is nothing to pick from.')
      return list[index] as (typeof list)[number]
    },
    chance: (part) => next() < part,
  }
}
