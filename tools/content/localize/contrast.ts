import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** How far lightness moves at a time when a colour is looked for: less than an eye can tell. */
const lightnessStep = 0.01

/** Contrast of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** The least contrast of a colour with several grounds. */
export function worst(colour: string, grounds: string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/** A colour as OKLCH has it: how light it is from 0 to 1, how strong from 0 to about 0.3, and its hue. */
export function colourParts(colour: string): { l: number; c: number; h?: number } {
  const { l = 0, c = 0, h } = toOklch(colour) ?? {}
  return { l, c, h }
}

/** The colour of a screen that is nearest to the one of OKLCH, in hexadecimal digits. */
export function colourOf(l: number, c: number, h?: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))
}

/** A colour at other lightnesses, the nearest first. */
export function* lightnessesOf(colour: string): Generator<string> {
  const { l, c, h } = colourParts(colour)
  for (let away = lightnessStep; away <= 1; away += lightnessStep)
    for (const other of [l - away, l + away]) if (other >= 0 && other <= 1) yield colourOf(other, c, h)
}

/** A colour that can be read on all the grounds: itself, or the nearest in lightness; where there is none, the best of black and white. */
export function readable(colour: string, grounds: string[], least: number): string {
  const isRight = (one: string) => worst(one, grounds) >= least
  if (isRight(colour)) return colour
  for (const other of lightnessesOf(colour)) if (isRight(other)) return other
  return worst('#000000', grounds) > worst('#ffffff', grounds) ? '#000000' : '#ffffff'
}
