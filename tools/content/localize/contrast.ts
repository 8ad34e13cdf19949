import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** Step of lightness (0 to 1) in a search for a colour. The eye cannot see such a small difference. */
const lightnessStep = 0.01

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2): `contrast('#000', '#fff') // 21` */
export function contrast(colour: string, other: string): number {
  return wcagContrast(colour, other)
}

/** The lowest contrast ratio of a colour with several backgrounds. */
export function worst(colour: string, grounds: string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/** Converts a colour to OKLCH: lightness from 0 to 1, chroma from 0 to about 0.3, and hue in degrees. */
export function colourParts(colour: string): { l: number; c: number; h?: number } {
  const { l = 0, c = 0, h } = toOklch(colour) ?? {}
  return { l, c, h }
}

/** The sRGB colour nearest to an OKLCH colour: `colourOf(1, 0) // '#ffffff'` */
export function colourOf(l: number, c: number, h?: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))
}

/** Yields a colour at all other lightnesses, the nearest first. */
export function* lightnessesOf(colour: string): Generator<string> {
  const { l, c, h } = colourParts(colour)
  for (let away = lightnessStep; away <= 1; away += lightnessStep)
    for (const other of [l - away, l + away]) if (other >= 0 && other <= 1) yield colourOf(other, c, h)
}

/** A colour that is readable on all backgrounds: the given one, else the nearest in lightness, else black or white. */
export function readable(colour: string, grounds: string[], least: number): string {
  const isRight = (candidate: string) => worst(candidate, grounds) >= least
  if (isRight(colour)) return colour
  for (const other of lightnessesOf(colour)) if (isRight(other)) return other
  return worst('#000000', grounds) > worst('#ffffff', grounds) ? '#000000' : '#ffffff'
}
