import type { Cell } from '../../schema/localized'

/** A figure as an author writes it, see `schema/parts/cell.json`. */
export type Figure = {
  value?: number
  from?: number
  to?: number
  size?: number[]
  upTo?: number
  within?: number
  tick?: true
  none?: true
  unit?: string
}

/** What a figure needs from a language: its words for units and for "up to". */
export type FigureWords = { unit(name: string): string; upTo(): string }

/** The forms a figure can have; it must have exactly one. "from" and "to" go together. */
export const figureForms = ['value', 'from', 'size', 'upTo', 'within', 'tick', 'none'] as const

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes a figure out in a language's number format, with Latin digits in every language, as on the products.
 * @param decimals least number of decimals, so that the figures of one row have equal precision
 */
export function writeFigure(figure: Figure, language: string, words: FigureWords, decimals = 0): Cell {
  if (figure.tick) return { kind: 'tick' }
  if (figure.none) return { kind: 'none' }
  const write = (value: number) => format(language, decimals).format(value)
  const unit = figure.unit === undefined ? undefined : words.unit(figure.unit)
  if (figure.upTo !== undefined) return { kind: 'figure', prefix: words.upTo(), number: write(figure.upTo), unit }
  if (figure.within !== undefined) return { kind: 'figure', number: `±${write(figure.within)}`, unit }
  if (figure.size) return { kind: 'figure', number: figure.size.map(write).join(' × '), unit }
  if (figure.from !== undefined && figure.to !== undefined)
    return { kind: 'figure', number: `${write(figure.from)}–${write(figure.to)}`, unit }
  return { kind: 'figure', number: write(figure.value ?? 0), unit }
}

/** The most decimals any of the figures has. */
export function decimalsOf(figures: Figure[]): number {
  const numbers = figures.flatMap(({ value, from, to, size, upTo, within }) => [
    value,
    from,
    to,
    ...(size ?? []),
    upTo,
    within,
  ])
  return Math.max(
    0,
    ...numbers.map((number) => (number === undefined ? 0 : (String(number).split('.')[1]?.length ?? 0))),
  )
}

/** A size in bytes, in the language's own number format: "240 kB". */
export function writeSize(bytes: number, language: string): string {
  return `${format(language, 0).format(Math.max(1, Math.round(bytes / 1000)))} kB`
}

function format(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 10,
  })
  formats.set(key, made)
  return made
}
