/**
 * Computes how many items are needed for a count, rounded up, and formats the result in a language's number format with
 * Latin digits. The build uses this function for a calculator's examples; the page and the visitor's list use it for
 * all other numbers.
 * @param each the smallest and the largest count for which one item is enough
 * @returns a number, or a range such as "250–308"
 */
export function reckoned(count: number, [least, most]: [least: number, most: number], language: string): string {
  const [fewest, highest] = [needed(count, most), needed(count, least)]
  const lower = writeCount(fewest, language)
  return fewest === highest ? lower : `${lower}–${writeCount(highest, language)}`
}

/** Divides and rounds up, without floating-point errors such as that of 21 / 0.7. */
function needed(count: number, each: number): number {
  return Math.ceil(Number((count / each).toPrecision(12)))
}

/** Writes a whole number in a language's number format, with Latin digits. */
export function writeCount(count: number, language: string): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`).format(count)
}

/**
 * Patterns of a digit in any script, and of a fraction, which is ignored. "1.000" has no fraction, because three digits
 * form a group.
 */
const digit = /\p{Nd}/gu
const fraction = /[.,٫]\d{0,2}$/

/** Whole number in a visitor's input, with digits and separators of any language; undefined if there is no number. */
export function readCount(text: string): number | undefined {
  const latin = text.trim().replace(digit, (sign) => `${digitOf(sign)}`)
  const digits = latin.replace(fraction, '').replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

/** Value of a digit. In every script, the digits from 0 to 9 have consecutive code points. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
