import type { Cell } from '../../../schema/parts'

/** A figure as an author writes it, see `schema/parts/cell.json`. */
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
}

/** Units that every language inflects: their words are the language's own. */
export const timeUnits = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']

/** Units of power that are also shown in kilowatts, with how many of these one of them is. HP is the metric horsepower. */
const inKilowatts = new Map([
  ['kcal/h', 0.001163],
  ['HP', 0.73549875],
  ['PS', 0.73549875],
  ['BG', 0.73549875],
])

/** How many of a unit one of another is: 1 of the same, and of power in kilowatts; undefined where neither is known. */
export function inUnit(unit: string | undefined, wanted: string | undefined): number | undefined {
  if (unit === wanted) return 1
  return wanted === 'kW' ? inKilowatts.get(unit ?? '') : undefined
}

/** What a figure needs from a language: its words for units and for "up to". */
export type FigureWords = { unit(name: string): string; upTo(): string }

/** The forms a figure can have; it must have exactly one. "from" and "to" go together. */
export const figureForms = ['value', 'values', 'from', 'size', 'upTo', 'within', 'tick', 'none'] as const

/** Decimals that a figure shows. */
export const mostDecimals = 10

const numberFormats = new Map<string, Intl.NumberFormat>()

/**
 * Writes a figure out in a language's number format, with Latin digits in every language, as on the products. A
 * percentage is whole in `number`, since languages differ in the place of its sign. Power in an older unit has its
 * kilowatts in `also`.
 * @param decimals least number of decimals, so that the figures of one row have equal precision
 */
export function writeFigure(figure: Figure, language: string, words: FigureWords, decimals = 0): Cell {
  if (figure.tick) return { kind: 'tick' }
  if (figure.none) return { kind: 'none' }
  const { value, values, from, to, size, upTo, within } = figure
  const format = numberFormat(language, decimals, figure.unit === '%' ? 'percent' : undefined)
  // CLDR has a hyphen for most languages.
  const write = (number: number) => format.format(number).replace('-', '−')
  const range = (from: number, to: number) => {
    if (figure.unit === '%') return format.formatRange(from, to)
    return from < 0 ? `${write(from)} … ${to > 0 ? '+' : ''}${write(to)}` : `${write(from)}–${write(to)}`
  }
  const unit = unitWords(figure, language, words)
  const also = alsoOf(figure, language, words)
  const made = (number: string, prefix?: string): Cell => ({
    kind: 'figure',
    ...(prefix !== undefined && { prefix }),
    number,
    unit,
    ...(also !== undefined && { also }),
  })
  if (upTo !== undefined) return made(write(upTo), words.upTo())
  if (within !== undefined) return made(`±${write(within)}`)
  if (size) return made(size.map(write).join(' × '))
  if (values) return made(values.map(write).join(' / '))
  if (from !== undefined && to !== undefined) return made(range(from, to))
  return made(write(value ?? 0))
}

/** A figure in kilowatts, where its unit has them: whole ones from 10 on, and as exact as is of use below. */
function alsoOf(figure: Figure, language: string, words: FigureWords): string | undefined {
  const times = inKilowatts.get(figure.unit ?? '')
  if (times === undefined) return undefined
  const most = Math.max(...figureNumbers(figure).map((number) => Math.abs(number * times)))
  const decimals = most < 1 ? 2 : most < 10 ? 1 : 0
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
  // A figure in kilowatts does not break in brackets.
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
  const own = partsOf(figureNumbers(figure).at(-1) ?? 0)
  // "Two days" is one word in Arabic and Hebrew: next to a number stands the form of many.
  const parts = own.some(({ type }) => type === 'integer') ? own : partsOf(100)
  return parts.find(({ type }) => type === 'unit')?.value
}

/** The most decimals any of the figures has, as far as they can be shown. */
export function decimalsOf(figures: Figure[]): number {
  return Math.min(mostDecimals, Math.max(0, ...figures.flatMap(figureNumbers).map(decimalsOfNumber)))
}

/** How many decimals a number has: 2 of 0.25, 7 of 1e-7. */
function decimalsOfNumber(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The numbers of a figure. */
export function figureNumbers({ value, values = [], from, to, size = [], upTo, within }: Figure): number[] {
  return [value, ...values, from, to, ...size, upTo, within].filter((number) => number !== undefined)
}

/** A size in bytes, in the language's own number format: "240 kB". */
export function writeSize(bytes: number, language: string): string {
  return `${numberFormat(language, 0).format(Math.max(1, Math.round(bytes / 1000)))} kB`
}

/** @param unit as ECMA-402 names it, written out */
function numberFormat(language: string, decimals: number, unit?: string): Intl.NumberFormat {
  const key = `${language} ${decimals} ${unit}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: mostDecimals,
    ...(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' }),
  })
  numberFormats.set(key, made)
  return made
}
