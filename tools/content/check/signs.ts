/** Kinds of characters. A rule that looks for one kind skips all texts without such characters. */
const kinds = {
  digit: /\p{Nd}/u,
  lineBreak: /\n/,
  /** Characters that occur in flaws of pasted text, see `pasted-signs`. */
  pasted: /[\p{M}\u1100-\u1112\u00ad\n/]/u,
  /** Characters that a font may lack. */
  special: /[^ -~]/,
}

export type Sign = keyof typeof kinds

/** A bit for each kind of characters. The first bit is set in every text. */
const bits = new Map(Object.keys(kinds).map((sign, i) => [sign, 2 << i]))

const everyBit = (2 << bits.size) - 1

/** The bits of each UTF-16 code unit; 0 for units that have not occurred in any text so far. */
const unitBits = new Uint8Array(0x10000)

/** Returns the bits of the characters in a text. */
export function signsIn(text: string): number {
  let signs = 1
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    signs |= unitBits[unit] || bitsOf(unit)
  }
  return signs
}

/** Returns the bit of a kind of characters; without a kind, the bit that every text has. */
export function bitOf(sign?: Sign): number {
  return bits.get(sign ?? '') ?? 1
}

function bitsOf(unit: number): number {
  const letter = String.fromCharCode(unit)
  // Surrogates (halves of characters beyond 16 bits) get the bits of all kinds.
  const found = Object.entries(kinds).filter(([, pattern]) => pattern.test(letter))
  const own = found.reduce((sum, [sign]) => sum | bitOf(sign as Sign), 1)
  unitBits[unit] = /[\ud800-\udfff]/.test(letter) ? everyBit : own
  return unitBits[unit]
}
