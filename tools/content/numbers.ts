import { canonicalTag, unspacedLetters } from './language'
import { memoize } from './memoize'

/**
 * The numbers of a text, least first: those that are free, and those that are part of a code, as in "3D".
 * @property larger what a number is with the word after it, where it has one: 2,000,000 of the 2 in "2 million"
 * @property hours those that are hours of a clock
 * @property written free numbers as they are written, with what is written together with them: "10月"
 */
export type Numbers = {
  free: number[]
  all: number[]
  larger: Map<number, number>
  hours: Set<number>
  written: Map<number, string>
}

const letter = `[\\p{L}--${unspacedLetters}]`

/** Digits next to a letter, or after one with a hyphen: H2O, 3D, 4x4, Covid-19. */
const inCode = { before: new RegExp(`${letter}[\\-_]?$`, 'v'), after: new RegExp(`^${letter}`, 'v') }

const noNumbers = () => ({ larger: new Map(), hours: new Set<number>(), written: new Map() })

/** What makes a number the hour of a clock: the minutes, or the word for it, after the number. */
const clock = /^(?:[:.]\d\d(?!\d)|\s?(?:時|点|點|시|uhr|h|ч|o.clock|[ap]\.?m)(?!\p{Script=Latin}))/iu

/** Words before hours, or before the first of two. */
const clockBefore =
  /(?:klo|kl\.?|um|von|saat|at|from|alle|las|às|в|с|בשעה|משעה|午前|午後|上午|下午|오전|오후)\s?(?:\d{1,2}(?:[:.]\d\d)?\s?[–-]\s?)?$/iu

/** The part quoted with a number: one sign of a script without spaces, or the next word. */
const together = new RegExp(`^(?:${unspacedLetters}|\\s?[\\p{L}\\p{M}%°]{1,16})?`, 'v')

/** Halves and quarters that are one sign. */
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** All digits but 0-9 are here, with much else. A plain class is several times as fast as that of Unicode. */
const perhapsForeign = /[\u0660-\u0669\u06f0-\u06f9\u07c0-\u1fff\u2070-\uffff]/

/** A digit of any script, or a Chinese character for a number. */
const anyNumber = /[\p{Nd}〇零一二三四五六七八九十百千]/u

/** Whether a text has anything that may be a number, except in words. */
export function mayHaveNumbers(text: string): boolean {
  return /[\d½¼¾]/.test(text) || (perhapsForeign.test(text) && anyNumber.test(text))
}

/** Finds the numbers of a text, whatever digits they are written in. */
export function numbersIn(text: string, language: string): Numbers {
  const fraction = (text.match(/[½¼¾]/g) ?? []).flatMap((sign) => fractions[sign] ?? [])
  const numbers: Numbers = { free: [], all: fraction, ...noNumbers() }
  if (!mayHaveNumbers(text)) return numbers
  const latin = withLatinDigits(text, language)
  numbers.all.push(...eastAsianNumbers(text))
  if (/\d/.test(latin)) {
    const { pattern, group, decimal } = signsOf(language)
    for (const { 0: written, index } of latin.matchAll(pattern)) {
      const value = Number(written.replaceAll(group, '').replace(decimal, '.'))
      const isFree =
        !inCode.before.test(latin.slice(Math.max(0, index - 3), index)) &&
        !inCode.after.test(latin.slice(index + written.length, index + written.length + 2))
      numbers.all.push(value)
      if (!isFree) continue
      const after = latin.slice(index + written.length, index + written.length + 16)
      const factor = scalesOf(language)(after)
      if (factor) {
        numbers.larger.set(value, value * factor)
        numbers.all.push(value * factor)
      }
      if (clock.test(after) || clockBefore.test(latin.slice(Math.max(0, index - 16), index))) numbers.hours.add(value)
      numbers.free.push(value)
      const next = together.exec(after)?.[0] ?? ''
      numbers.written.set(value, text.slice(index, index + written.length) + next)
    }
  }
  numbers.free.sort((a, b) => a - b)
  return numbers
}

/** Finds words such as "million" after a number, as Unicode has them in the compact numbers of each language. */
const scalesOf = memoize((language: string) => {
  const factors = new Map<string, number>()
  for (const compactDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat(canonicalTag(language) ?? 'en', {
      notation: 'compact',
      compactDisplay,
      numberingSystem: 'latn',
    })
    for (const power of [3, 4, 6, 8, 9, 12])
      for (const digit of [1, 2, 5]) {
        const parts = format.formatToParts(digit * 10 ** power)
        const word = parts.find(({ type }) => type === 'compact')?.value.toLowerCase() ?? ''
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value)
        // Short signs are units, too: "5 mi", "2 t.".
        const isWord = new RegExp(`^${unspacedLetters}`, 'v').test(word) || word.length > 2
        if (isWord && shown) factors.set(word, (digit * 10 ** power) / shown)
      }
  }
  const longestFirst = [...factors.keys()].sort((a, b) => b.length - a.length)
  return (after: string) => {
    const rest = after.toLowerCase().replace(/^\s/, '')
    return factors.get(longestFirst.find((word) => rest.startsWith(word)) ?? '')
  }
})

/** The numbers of a list that another lacks, as often as it lacks them. */
export function without(list: number[], other: number[]): number[] {
  const rest = [...other]
  return list.filter((number) => {
    const at = rest.indexOf(number)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
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

function withLatinDigits(text: string, language: string): string {
  if (!perhapsForeign.test(text)) return text
  const { decimal, thousands } = signsOf(language)
  return text
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٫', decimal)
    .replaceAll('٬', thousands)
}

const eastAsianDigits = '〇一二三四五六七八九'
const eastAsianUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** Numbers up to thousands written in Chinese characters: 十, 二百五十, 二〇二六. */
function eastAsianNumbers(text: string): number[] {
  return (text.match(/[〇零一二三四五六七八九十百千]+/g) ?? []).map((written) => {
    const signs = [...written.replaceAll('零', '〇')]
    if (signs.every((sign) => eastAsianDigits.includes(sign)))
      return Number(signs.map((sign) => eastAsianDigits.indexOf(sign)).join(''))
    let sum = 0
    let digit = 0
    for (const sign of signs) {
      const unit = eastAsianUnits[sign]
      if (unit === undefined) digit = eastAsianDigits.indexOf(sign)
      else {
        sum += (digit || 1) * unit
        digit = 0
      }
    }
    return sum + digit
  })
}

/** How a language groups digits and marks decimals. Any space groups where its own form is a narrow one. */
const signsOf = memoize((language: string) => {
  const format = latinFormat(language)
  const parts = format.formatToParts(1_000_000.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const thousands = sign('group')
  const group = /\s/.test(thousands) ? '\\s' : `\\${thousands}`
  const decimal = sign('decimal')
  // Hindi, for one, groups by two after the first three: 1,00,00,000.
  const inner = /^\d\D/.test(format.format(10_000_000)) ? '\\d{2,3}' : '\\d{3}'
  return {
    pattern: new RegExp(`(?:\\d{1,3}(?:${group}${inner})*${group}\\d{3}(?!\\d)|\\d+)(?:\\${decimal}\\d+)?`, 'g'),
    group: new RegExp(group, 'g'),
    decimal,
    thousands,
  }
})

/** The number format of a language, in Latin digits. */
export function latinFormat(language: string): Intl.NumberFormat {
  const tag = canonicalTag(language) ?? 'en'
  return new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn' })
}
