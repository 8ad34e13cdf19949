import { describe, expect, test } from 'vitest'
import { readColours } from '../../../tools/host/colours'

const themes = [
  ['default light', 'theme-default', false],
  ['default dark', 'theme-default', true],
  ['valtech', 'theme-valtech', false],
  ['anemon', 'theme-anemon', false],
] as const

const grounds = ['bg', 'surface', 'sunken', 'stage', 'tint']

/** Pairs that must be readable, with the least contrast: 4.5 for words, 3 for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [colour: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['ink', ground, 4.5],
    ['muted', ground, 4.5],
    ['link', ground, 4.5],
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-deep', 'deep', 4.5],
  ['deep-muted', 'deep', 4.5],
  ['ok', 'surface', 4.5],
  // Figures and letters of technical drawings.
  ['art-ink', 'stage', 4.5],
  ['art-dim', 'stage', 4.5],
  ['line-strong', 'bg', 3],
  ['line-strong', 'surface', 3],
  ['accent', 'deep', 3],
  // The selected continent among the others, and under the pointer.
  ['primary', 'land', 4.5],
  ['primary', 'land-hover', 3],
]

describe.each(themes)('%s', (_, themeClass, isDark) => {
  const tokens = readColours(themeClass, isDark)
  test.each(pairs)('%s on %s has a contrast of at least %d', (colour, ground, least) => {
    expect(contrast(tokens[colour] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

/** Contrast of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const full = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
