import type { Cell } from '../../schema/parts'

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

/** What a figure needs from a language: its words for units and for "up to". */
export type FigureWords = { unit(name: string): string; upTo(): string }

/** The forms a figure can have; it must have exactly one. "from" and "to" go together. */
export const figureForms = ['value', 'values', 'from', 'size', 'upTo', 'within', 'tick', 'none'] as const

/** Decimals that a figure shows. */
export const mostDecimals = 10

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes a figure out in a language's number format, with Latin digits in every language, as on the products. A
 * percentage stands whole in `number`, since languages differ in the place of its sign.
 * @param decimals least number of decimals, so that the figures of one row have equal precision
 */
export function writeFigure(figure: Figure, language: string, words: FigureWords, decimals = 0): Cell {
  if (figure.tick) return { kind: 'tick' }
  if (figure.none) return { kind: 'none' }
  const { value, values, from, to, size, upTo, within } = figure
  const format = formatOf(language, decimals, figure.unit === '%' ? 'percent' : undefined)
  const write = (number: number) => format.format(number)
  const range = (from: number, to: number) => {
    if (figure.unit === '%') return format.formatRange(from, to)
    return from < 0 ? `${write(from)} … ${to > 0 ? '+' : ''}${write(to)}` : `${write(from)}–${write(to)}`
  }
  const unit = unitOf(figure, language, words)
  if (upTo !== undefined) return { kind: 'figure', prefix: words.upTo(), number: write(upTo), unit }
  if (within !== undefined) return { kind: 'figure', number: `±${write(within)}`, unit }
  if (size) return { kind: 'figure', number: size.map(write).join(' × '), unit }
  if (values) return { kind: 'figure', number: values.map(write).join(' / '), unit }
  if (from !== undefined && to !== undefined) return { kind: 'figure', number: range(from, to), unit }
  return { kind: 'figure', number: write(value ?? 0), unit }
}

function unitOf(figure: Figure, language: string, words: FigureWords): string | undefined {
  const { unit } = figure
  if (unit === undefined || unit === '%') return undefined
  if (!timeUnits.includes(unit)) return words.unit(unit)
  const parts = formatOf(language, 0, unit).formatToParts(numbersOf(figure).at(-1) ?? 0)
  return parts.find(({ type }) => type === 'unit')?.value
}

/** The most decimals any of the figures has, as far as they can be shown. */
export function decimalsOf(figures: Figure[]): number {
  return Math.min(mostDecimals, Math.max(0, ...figures.flatMap(numbersOf).map(decimalsOfNumber)))
}

/** How many decimals a number has: 2 of 0.25, 7 of 1e-7. */
function decimalsOfNumber(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The numbers of a figure. */
function numbersOf({ value, values = [], from, to, size = [], upTo, within }: Figure): number[] {
  return [value, ...values, from, to, ...size, upTo, within].filter((number) => number !== undefined)
}

/** A size in bytes, in the language's own number format: "240 kB". */
export function writeSize(bytes: number, language: string): string {
  return `${formatOf(language, 0).format(Math.max(1, Math.round(bytes / 1000)))} kB`
}

/** @param unit as ECMA-402 names it, written out */
function formatOf(language: string, decimals: number, unit?: string): Intl.NumberFormat {
  const key = `${language} ${decimals} ${unit}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: mostDecimals,
    ...(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' }),
  })
  formats.set(key, made)
  return made
}
