import { memoize } from '../base/memoize'

/** Values in the table of a class, for code units that have occurred. A surrogate is one half of a character. */
const [outside, inside, surrogate] = [1, 2, 3]

/** A class of characters, for tests of many texts. */
export type CharacterClass = {
  /** Whether a text contains a character of the class. */
  isIn(text: string): boolean
  /** Whether a UTF-16 code unit is a character of the class. */
  has(unit: number): boolean
}

/**
 * Creates a class of characters from a pattern. It remembers the result for each character, so that a test takes a
 * fraction of the time of the pattern, which may list thousands of characters.
 * @param pattern matches one character, whatever its neighbours are
 */
export const characterClass = memoize((pattern: RegExp): CharacterClass => {
  const table = new Uint8Array(0x10000)
  const learn = (unit: number) => {
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff
    const kind = isSurrogate ? surrogate : String.fromCharCode(unit).search(pattern) >= 0 ? inside : outside
    table[unit] = kind
    return kind
  }
  return {
    isIn(text) {
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i)
        const kind = table[unit] || learn(unit)
        if (kind === inside) return true
        if (kind === surrogate) return text.search(pattern) >= 0
      }
      return false
    },
    has: (unit) => (table[unit] || learn(unit)) === inside,
  }
})
