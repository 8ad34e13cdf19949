import type { Cell } from '../../../schema/parts'
import { memoize } from './memoize'

/** A figure as written in a document, see `schema/parts/cell.json`. */
export type Figure = {
  value?: number
  values?: number[]
  from?: number
  to?: number
  size?: number[]
  upTo?: number
  within?: number
  tick?: true
  none?: true
  unit?: string
  per?: string
  tax?: 'included' | 'excluded'
}

/** Currencies, which are the units of prices, by their ISO 4217 codes. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether a unit is a currency, which makes its figure a price. */
export function isCurrency(unit: unknown): unit is string {
  return typeof unit === 'string' && currencies.has(unit)
}

/** Units of time. Their names depend on the number ("1 day", "2 days"), and come from the language data of `Intl`. */
export const timeUnits = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']

/** Units of power whose figures are also shown in kilowatts, each with its value in kW. HP is metric horsepower. */
const inKilowatts = new Map([
  ['kcal/h', 0.001163],
  ['HP', 0.73549875],
  ['PS', 0.73549875],
  ['BG', 0.73549875],
])

/** Conversion factor from a unit to a target unit; undefined if unknown: `inUnit('PS', 'kW') // 0.73549875` */
export function inUnit(unit: string | undefined, target: string | undefined): number | undefined {
  if (unit === target) return 1
  return target === 'kW' ? inKilowatts.get(unit ?? '') : undefined
}

/** Returns the code of a currency that is written as a sign, or in lowercase letters: `currencyMeant('€') // 'EUR'` */
export function currencyMeant(unit: string): string | undefined {
  if (isCurrency(unit.toUpperCase())) return unit.toUpperCase()
  const signs: Record<string, string> = {
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₺': 'TRY',
    '₹': 'INR',
    '₪': 'ILS',
    '₽': 'RUB',
  }
  return signs[unit]
}

/** The words that figures need in a language: for units, for "up to", and for the "per", "tax" and "from" of prices. */
export type FigureWords = { unit(name: string): string; upTo(): string; price(key: string): string }

/** The fields that determine the form of a figure. A figure has exactly one of them; "from" also needs "to". */
export const figureForms = ['value', 'values', 'from', 'size', 'upTo', 'within', 'tick', 'none'] as const

/** Maximum number of decimals that a figure can show. */
export const mostDecimals = 10

const numberFormats = new Map<string, Intl.NumberFormat>()

/**
 * Formats a figure as a cell, in a language's number format. Digits are always Latin, as on the products. For a
 * percentage, `number` includes the percent sign, because languages place this sign differently. For power in an older
 * unit such as HP, `also` is the value in kilowatts.
 * @param decimals minimum number of decimals, so that the figures of a row have equal precision
 */
export function writeFigure(figure: Figure, language: string, words: FigureWords, decimals = 0): Cell {
  if (figure.tick) return { kind: 'tick' }
  if (figure.none) return { kind: 'none' }
  if (isCurrency(figure.unit)) return writePrice(figure, figure.unit, language, words, decimals)
  const { value, values, from, to, size, upTo, within } = figure
  const format = numberFormat(language, decimals, figure.unit === '%' ? 'percent' : undefined)
  // Replaces the hyphen that `Intl` writes in most languages with a minus sign.
  const write = (number: number) => format.format(number).replace('-', '−')
  const range = (from: number, to: number) => {
    if (figure.unit === '%') return format.formatRange(from, to)
    return from < 0 ? `${write(from)} … ${to > 0 ? '+' : ''}${write(to)}` : `${write(from)}–${write(to)}`
  }
  const unit = unitWords(figure, language, words)
  const also = alsoOf(figure, language, words)
  const cell = (number: string, prefix?: string): Cell => ({
    kind: 'figure',
    ...(prefix !== undefined && { prefix }),
    number,
    unit,
    ...(also !== undefined && { also }),
  })
  if (upTo !== undefined) return cell(write(upTo), words.upTo())
  if (within !== undefined) return cell(`±${write(within)}`)
  if (size) return cell(size.map(write).join(' × '))
  if (values) return cell(values.map(write).join(' / '))
  if (from !== undefined && to !== undefined) return cell(range(from, to))
  return cell(write(value ?? 0))
}

/** Formats a price. Whole amounts have no decimals, unless another price of the same row has some. */
function writePrice(figure: Figure, currency: string, language: string, words: FigureWords, least: number): Cell {
  const numbers = figureNumbers(figure)
  const hasDecimals = least > 0 || numbers.some((number) => !Number.isInteger(number))
  const format = priceFormat(`${language} ${currency} ${hasDecimals}`)
  const { from, to, upTo, per, tax } = figure
  const prefix =
    upTo !== undefined ? words.upTo() : from !== undefined && to === undefined ? words.price('from') : undefined
  const [low = 0, high] = [Math.min(...numbers), Math.max(...numbers)]
  return {
    kind: 'figure',
    ...(prefix !== undefined && { prefix }),
    number:
      from !== undefined && to !== undefined
        ? format.formatRange(from, to)
        : numbers.map((number) => format.format(number)).join(' / '),
    ...(per !== undefined && { unit: words.price(`per.${per}`) }),
    ...(tax !== undefined && { also: words.price(`tax.${tax}`) }),
    price: { low, ...(high !== low && { high }), currency },
  }
}

const priceFormat = memoize((key: string) => {
  const [language, currency, hasDecimals] = key.split(' ')
  const whole = hasDecimals === 'true' ? {} : { maximumFractionDigits: 0 }
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency, ...whole })
})

/** The figure in kW: two decimals below 1 kW, one below 10 kW, else none. Undefined if `inKilowatts` lacks the unit. */
function alsoOf(figure: Figure, language: string, words: FigureWords): string | undefined {
  const times = inKilowatts.get(figure.unit ?? '')
  if (times === undefined) return undefined
  const largest = Math.max(...figureNumbers(figure).map((number) => Math.abs(number * times)))
  const decimals = largest < 1 ? 2 : largest < 10 ? 1 : 0
  const exact = (number: number) => Number((number * times).toFixed(decimals))
  const { value, values, from, to, size, upTo, within } = figure
  const inKw: Figure = {
    unit: 'kW',
    value: changedNumber(value ?? upTo, exact),
    values: values?.map(exact),
    from: changedNumber(from, exact),
    to: changedNumber(to, exact),
    size: size?.map(exact),
    within: changedNumber(within, exact),
  }
  const cell = writeFigure(inKw, language, words, decimals)
  // The result is shown in brackets. A non-breaking space keeps the number and the unit on one line.
  return cell.kind === 'figure' ? `${cell.number}\u00a0${cell.unit}` : undefined
}

function changedNumber(number: number | undefined, change: (number: number) => number): number | undefined {
  return number === undefined ? undefined : change(number)
}

function unitWords(figure: Figure, language: string, words: FigureWords): string | undefined {
  const { unit } = figure
  if (unit === undefined || unit === '%') return undefined
  if (!timeUnits.includes(unit)) return words.unit(unit)
  const partsOf = (number: number) => numberFormat(language, 0, unit).formatToParts(number)
  const lastParts = partsOf(figureNumbers(figure).at(-1) ?? 0)
  // In Arabic and Hebrew, "two days" is one word without a digit. Figures are shown in digits, so the plural is used.
  const parts = lastParts.some(({ type }) => type === 'integer') ? lastParts : partsOf(100)
  return parts.find(({ type }) => type === 'unit')?.value
}

/** The largest number of decimals among some figures, at most `mostDecimals`: `decimalsOf([{ value: 0.25 }]) // 2` */
export function decimalsOf(figures: Figure[]): number {
  return Math.min(mostDecimals, Math.max(0, ...figures.flatMap(figureNumbers).map(decimalsOfNumber)))
}

/** The number of decimals of a number: 2 for 0.25, 7 for 1e-7. */
function decimalsOfNumber(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** All numbers of a figure: `figureNumbers({ from: 10, to: 20, unit: 'kg' }) // [10, 20]` */
export function figureNumbers({ value, values = [], from, to, size = [], upTo, within }: Figure): number[] {
  return [value, ...values, from, to, ...size, upTo, within].filter((number) => number !== undefined)
}

/** A file size in the language's number format: `writeSize(240_000, 'en') // '240 kB'` */
export function writeSize(bytes: number, language: string): string {
  return `${numberFormat(language, 0).format(Math.max(1, Math.round(bytes / 1000)))} kB`
}

/** Returns a cached number format. @param unit an ECMA-402 unit identifier, such as "day" or "percent" */
function numberFormat(language: string, decimals: number, unit?: string): Intl.NumberFormat {
  const key = `${language} ${decimals} ${unit}`
  const cached = numberFormats.get(key)
  if (cached) return cached
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: mostDecimals,
    ...(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' }),
  })
  numberFormats.set(key, format)
  return format
}
