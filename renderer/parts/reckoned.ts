/**
 * How many are needed, rounded up, in the number format of a language with Latin digits. The core writes the examples of a
 * calculator with it, the page and the visitor's list any other number.
 * @param each what one of them is enough for, at least and at most
 * @returns one number, or a range: "250–308"
 */
export function reckoned(count: number, [least, most]: [least: number, most: number], language: string): string {
  const [fewest, highest] = [needed(count, most), needed(count, least)]
  const written = writeCount(fewest, language)
  return fewest === highest ? written : `${written}–${writeCount(highest, language)}`
}

/** A quotient such as 3 / 0.1 is a little more than it should be. */
function needed(count: number, each: number): number {
  return Math.ceil(Number((count / each).toPrecision(12)))
}

/** A whole number in the number format of a language, with Latin digits. */
export function writeCount(count: number, language: string): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`).format(count)
}

/** The digits of any script, and a fraction, which is not asked for. In 1.000 there is none: it has three digits. */
const digit = /\p{Nd}/gu
const fraction = /[.,٫]\d{0,2}$/

/** The whole number in what a visitor wrote, in the digits and with the separators of any language; undefined for none. */
export function readCount(text: string): number | undefined {
  const latin = text.trim().replace(digit, (sign) => `${digitOf(sign)}`)
  const digits = latin.replace(fraction, '').replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

/** Digits of a script follow each other, from 0 to 9. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
