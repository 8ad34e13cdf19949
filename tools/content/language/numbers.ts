import { memoize } from '../base/memoize'
import { canonicalTag, unspacedLetters } from './language'

/** A number that a text has in digits. */
export type Numeral = {
  written: string
  /** Its value. Two where its language does not tell groups from decimals. */
  values: number[]
  /** The sign or word after it, or the currency before it. */
  unit: string
  /** The word before it. */
  before: string
  /** The number with what is written together with it, as an author quotes it: "10月". */
  quoted: string
  /** Whether it is a part of a code, a date or an hour, which other languages write in another way. */
  isLoose: boolean
}

/** Digits in groups, with one sign between all of them. India has groups of two before the last three. */
const grouped = /^([+-]?[1-9]\d{0,2}([.,٫٬'’\s])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,٫](\d+))?$/u
const withDecimals = /^[+-]?\d+(?:[.,٫]\d+)?$/

/**
 * The numbers that a text can mean. "19.000" is nineteen thousand in one language and nineteen in another.
 * @param language that of the text, where it is known; without it both are possible, groups first
 * @returns none for a text that is no number
 */
export function readingsOf(text: string, language?: string): number[] {
  const plain = withLatinDigits(text)
  const [, whole, sign, decimals = ''] = grouped.exec(plain) ?? []
  const inGroups = whole === undefined ? [] : [Number(`${whole.replace(/[^\d-]/g, '')}.${decimals}`)]
  const exact = withDecimals.test(plain) ? [Number(plain.replace(/[,٫]/, '.'))] : []
  if (inGroups.length + exact.length < 2 || language === undefined) return [...inGroups, ...exact]
  const { group, decimal } = signsOf(language)
  if (sign === group) return inGroups
  return sign === decimal || sign === '٫' ? exact : [...inGroups, ...exact]
}

/** Addresses, and numbers of telephones: what is not counted. */
const uncounted =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|(?:\+|\(0|\b0)(?!\d[./]\d\d?[./]\d{4})\d[\d\s()./-]{5,}\d|\b\d{3}[\s.-]\d{2,4}[\s.-]\d{2,4}(?:[\s.-]\d{2,4})*\b/gu

const numeral = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:/٫٬'’]\d+)*/g

const letter = `[\\p{L}--${unspacedLetters}]`

/** Digits next to a letter, or after one with a hyphen, and before the sign of a fraction: H2O, 3D, 4x4, Covid-19, 2½. */
const inCode = { before: new RegExp(`${letter}[\\-_]?$`, 'v'), after: new RegExp(`^(?:${letter}|[½¼¾⅓⅔])`, 'v') }

/** The part quoted with a number: one sign of a script without spaces, or the next word. */
const together = new RegExp(`^(?:${unspacedLetters}|\\s?[\\p{L}\\p{M}%°]{1,16})?`, 'v')

/** All digits but 0-9 are here, with much else. A plain class is several times as fast as that of Unicode. */
const perhapsForeign = /[\u0660-\u0669\u06f0-\u06f9\u07c0-\u1fff\u2070-\uffff]/

/** Whether a text has digits of any script. */
export function hasDigits(text: string): boolean {
  return /\d/.test(text) || (perhapsForeign.test(text) && /\p{Nd}/u.test(text))
}

/** Finds the numbers of a text that are written in digits, whatever digits these are. */
export function numbersIn(text: string, language: string): Numeral[] {
  if (!hasDigits(text)) return []
  const { decimal } = signsOf(language)
  const latin = withLatinDigits(text).replace(uncounted, (found) => ' '.repeat(found.length))
  return [...latin.matchAll(numeral)].flatMap(({ 0: written, index }): Numeral[] => {
    const end = index + written.length
    const [earlier, later] = [latin.slice(Math.max(0, index - 24), index), latin.slice(end, end + 24)]
    const shown = {
      written,
      unit: /\p{Sc}(?=\s?$)/u.exec(earlier)?.[0] ?? /^[\s-]?([%‰°′″²³µ/\p{L}\p{Sc}]+)/u.exec(later)?.[1] ?? '',
      before: /\p{L}+(?=\s$)/u.exec(earlier)?.[0] ?? '',
      quoted: text.slice(index, end) + (together.exec(later)?.[0] ?? ''),
    }
    const values = /^0\d/.test(written) ? [] : readingsOf(written, language)
    if (values.length === 0)
      return written.split(/\D/).map((part) => ({ ...shown, values: [Number(part)], isLoose: true }))
    const isForeign = !grouped.test(written) && !/^\d+$/.test(written) && !written.includes(decimal)
    return [
      { ...shown, values, isLoose: isForeign || inCode.before.test(earlier) || inCode.after.test(later.slice(0, 2)) },
    ]
  })
}

/** Digits that a language does not write: neither 0-9, nor its own, nor the wide ones of East Asian type. */
export function foreignDigits(text: string, language: string): string | undefined {
  if (!perhapsForeign.test(text)) return undefined
  const [first, ...others] = text.match(/[^\P{Nd}0-9０-９]+/gu) ?? []
  if (first === undefined) return undefined
  const own = ownDigits(language)
  return [first, ...others].find((digits) => ![...digits].every((digit) => own.includes(digit)))
}

/** The ten digits of a language's own numbering. */
function ownDigits(language: string): string {
  return new Intl.NumberFormat(canonicalTag(language) ?? 'en', { useGrouping: false }).format(9_876_543_210)
}

/** Decimal digits have their values in order, in runs of ten. */
function digitValue(digit: string): number {
  let code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--
    value++
  }
  return value % 10
}

function withLatinDigits(text: string): string {
  return perhapsForeign.test(text) ? text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit))) : text
}

/** The signs by which a language groups digits and marks decimals. */
const signsOf = memoize((language: string) => {
  const parts = latinFormat(language).formatToParts(1_000_000.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
})

/** The number format of a language, in Latin digits. */
export function latinFormat(language: string): Intl.NumberFormat {
  const tag = canonicalTag(language) ?? 'en'
  return new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn' })
}
