import type { Cell } from '../../../schema/parts'
import { signsOf } from '../language/numbers'

/**
 * Aligns the figures of a column at the decimal mark. Sets `pad`, the space after a figure in place of missing
 * decimals, in tenths of a digit's width. Columns without decimals are unchanged.
 */
export function padFigures(cells: (Cell | undefined)[], language: string): void {
  const { decimal } = signsOf(language)
  const figures = cells.filter((cell) => cell?.kind === 'figure')
  const decimalsOf = (number: string) => /^\d+/.exec(number.split(decimal)[1] ?? '')?.[0].length ?? 0
  const most = Math.max(0, ...figures.map(({ number }) => decimalsOf(number)))
  if (most === 0) return
  for (const figure of figures) {
    const decimals = decimalsOf(figure.number)
    // The decimal mark is about a third as wide as a digit.
    if (decimals < most) figure.pad = String(10 * (most - decimals) + (decimals === 0 ? 3 : 0))
  }
}
