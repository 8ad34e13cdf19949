import { memoize } from '../base/memoize'
import { canonicalTag, unspacedLetters } from './language'

/** A number in a text, written in digits. */
export type Numeral = {
  written: string
  /** The number's value, or two values if its separator may be a group separator or a decimal separator. */
  values: number[]
  /** The symbol or word after the number, or the currency symbol before it. */
  unit: string
  /** The word before the number. */
  before: string
  /** The number and its unit or counter, as an author would quote them: "10月". */
  quoted: string
  /** Whether the number is part of a code, a date or a time. Translations may write these differently. */
  isLoose: boolean
}

/** Matches digits in groups with the same separator. In India, groups before the last three digits have two digits. */
const grouped = /^([+-]?[1-9]\d{0,2}([.,٫٬'’\s])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,٫](\d+))?$/u
const withDecimals = /^[+-]?\d+(?:[.,٫]\d+)?$/

/**
 * Returns all numbers that a text may stand for: `readingsOf('19.000') // [19000, 19]`
 * @param language the language of the text, if it is known
 * @returns an empty list for a text that is not a number
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

/** Matches addresses and phone numbers, whose digits are ignored. */
const uncounted =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|(?:\+|\(0|\b0)(?!\d[./]\d\d?[./]\d{4})\d[\d\s()./-]{5,}\d|\b\d{3}[\s.-]\d{2,4}[\s.-]\d{2,4}(?:[\s.-]\d{2,4})*\b/gu

const numeral = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:/٫٬'’]\d+)*/g

const letter = `[\\p{L}--${unspacedLetters}]`

/** Patterns for the text before and after digits in a code or with a fraction sign: H2O, 3D, 4x4, Covid-19, 2½. */
const inCode = { before: new RegExp(`${letter}[\\-_]?$`, 'v'), after: new RegExp(`^(?:${letter}|[½¼¾⅓⅔])`, 'v') }

/** Matches the text that is quoted after a number: the next word or, in a script without spaces, the next character. */
const together = new RegExp(`^(?:${unspacedLetters}|\\s?[\\p{L}\\p{M}%°]{1,16})?`, 'v')

/** Matches all digits except 0-9, but also other characters. This quick test is several times as fast as \p{Nd}. */
const perhapsForeign = /[\u0660-\u0669\u06f0-\u06f9\u07c0-\u1fff\u2070-\uffff]/

/** Whether a text has digits of any script. */
export function hasDigits(text: string): boolean {
  return /\d/.test(text) || (perhapsForeign.test(text) && /\p{Nd}/u.test(text))
}

/** Finds the numbers in a text that are written in digits of any script. */
export function numbersIn(text: string, language: string): Numeral[] {
  if (!hasDigits(text)) return []
  const { decimal } = signsOf(language)
  const latin = withLatinDigits(text).replace(uncounted, (match) => ' '.repeat(match.length))
  return [...latin.matchAll(numeral)].flatMap(({ 0: written, index }): Numeral[] => {
    const end = index + written.length
    const [earlier, later] = [latin.slice(Math.max(0, index - 24), index), latin.slice(end, end + 24)]
    const base = {
      written,
      unit: /\p{Sc}(?=\s?$)/u.exec(earlier)?.[0] ?? /^[\s-]?([%‰°′″²³µ/\p{L}\p{Sc}]+)/u.exec(later)?.[1] ?? '',
      before: /\p{L}+(?=\s$)/u.exec(earlier)?.[0] ?? '',
      quoted: text.slice(index, end) + (together.exec(later)?.[0] ?? ''),
    }
    const values = /^0\d/.test(written) ? [] : readingsOf(written, language)
    if (values.length === 0)
      return written.split(/\D/).map((part) => ({ ...base, values: [Number(part)], isLoose: true }))
    const isForeign = !grouped.test(written) && !/^\d+$/.test(written) && !written.includes(decimal)
    return [
      { ...base, values, isLoose: isForeign || inCode.before.test(earlier) || inCode.after.test(later.slice(0, 2)) },
    ]
  })
}

/** The first digits in a text that are neither 0-9, nor full-width, nor digits of the language. */
export function foreignDigits(text: string, language: string): string | undefined {
  if (!perhapsForeign.test(text)) return undefined
  const [first, ...others] = text.match(/[^\P{Nd}0-9０-９]+/gu) ?? []
  if (first === undefined) return undefined
  const allowedDigits = ownDigits(language)
  return [first, ...others].find((digits) => ![...digits].every((digit) => allowedDigits.includes(digit)))
}

/** The ten digits of a language's default numbering system, in descending order. */
function ownDigits(language: string): string {
  return new Intl.NumberFormat(canonicalTag(language) ?? 'en', { useGrouping: false }).format(9_876_543_210)
}

/** The value of a decimal digit of any script. In Unicode, the ten digits of a script are consecutive. */
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

/** The group and decimal separators of a language: `signsOf('de') // { group: '.', decimal: ',' }` */
export const signsOf = memoize((language: string) => {
  const parts = latinFormat(language).formatToParts(1_000_000.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
})

/** A number format of a language, with grouping and Latin digits. */
export function latinFormat(language: string): Intl.NumberFormat {
  const tag = canonicalTag(language) ?? 'en'
  return new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn' })
}
