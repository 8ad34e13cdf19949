import type { Colours } from '../../../schema/types'
import { colourOf, colourParts, contrast, lightnessesOf, readable, worst } from './contrast'

/** The name of a colour in the site file, which describes its use. */
export type ColourName = keyof Colours

/** A colour for every use. */
export type Palette = Record<ColourName, string>

/** Minimum contrast ratio of text, and of graphics that must be visible (WCAG 2.2, 1.4.3 and 1.4.11). */
const textNeeds = 4.5
const edgesNeed = 3

/** Contrast ratio of muted text if the site file does not set its colour: the enhanced level (WCAG 2.2, 1.4.6). */
const mutedWants = 7

/** The names of the background colours on which text may appear. */
export const grounds = ['background', 'surface', 'sunken', 'stage', 'tint'] as const

/** A colour, the colour behind it, and the minimum contrast ratio that the first colour must have with the second. */
export type Pair = [colour: ColourName, on: ColourName, least: number]

/** All pairs of colours that are used together. */
export const pairs: Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground, textNeeds],
    ['mutedText', ground, textNeeds],
    ['link', ground, textNeeds],
  ]),
  ...(['background', 'surface', 'sunken', 'tint'] as const).flatMap((ground): Pair[] => [
    ['success', ground, textNeeds],
    ['warning', ground, textNeeds],
  ]),
  ['onPrimary', 'primary', textNeeds],
  ['onPrimary', 'primaryHover', textNeeds],
  ['onAccent', 'accent', textNeeds],
  ['onDeep', 'deep', textNeeds],
  ['mutedOnDeep', 'deep', textNeeds],
  ['drawingLines', 'stage', textNeeds],
  ['drawingMarks', 'stage', textNeeds],
  ['strongLine', 'background', edgesNeed],
  ['strongLine', 'surface', edgesNeed],
  ['land', 'primary', edgesNeed],
  ['landHover', 'primary', edgesNeed],
]

/**
 * Completes the colours of a theme: keeps the given ones, and derives all others from them. Every pair of colours has
 * its minimum contrast, unless the given colours make that impossible.
 * @param wantsDark whether the theme is dark; ignored if a background is given
 */
export function paletteOf(givenColours: Colours, wantsDark: boolean): Palette {
  const { primary, accent } = givenColours
  const { c: strength, h: hue } = colourParts(primary)
  // Returns a grey tinted with the primary colour; `most` is its maximum chroma in OKLCH.
  const grey = (lightness: number, most: number) => colourOf(lightness, Math.min(most, strength), hue)
  const background = givenColours.background ?? grey(wantsDark ? 0.2 : 0.975, wantsDark ? 0.016 : 0.006)
  const isDark = isDarkGround(background)
  const pole = isDark ? '#ffffff' : '#000000'
  const lightness = colourParts(background).l
  // Returns a background colour similar to the page's, or the page's own background if text on the similar colour would
  // not have enough contrast.
  const ground = (away: number, most = isDark ? 0.024 : 0.008) => {
    const candidate = grey(lightness + away, most)
    return contrast(candidate, pole) >= textNeeds ? candidate : background
  }
  const surface = givenColours.surface ?? ground(isDark ? 0.045 : 0.025)
  const sunken = givenColours.sunken ?? ground(-0.03)
  const stage = givenColours.stage ?? ground(isDark ? 0.075 : -0.04)
  const tint = givenColours.tint ?? ground(isDark ? 0.11 : -0.04, isDark ? 0.045 : 0.03)
  // A given background on which no text has enough contrast must not affect the text colours on other backgrounds.
  const usable = (list: string[]) => list.filter((colour) => contrast(colour, pole) >= textNeeds)
  const usableGrounds = usable([background, surface, sunken, stage, tint])
  const [dark, light] = [grey(0.24, 0.03), '#ffffff']
  const onPrimary =
    givenColours.onPrimary ??
    firstReadable([light, dark, '#000000'], [primary, givenColours.primaryHover ?? primary], textNeeds)
  // On hover, the lightness moves away from that of the text, so that the text stays readable.
  const hover = colourParts(primary).l + (colourParts(onPrimary).l > colourParts(primary).l ? -0.08 : 0.07)
  const text = givenColours.text ?? readable(grey(isDark ? 0.95 : 0.24, 0.03), usableGrounds, textNeeds)
  const link = givenColours.link ?? readable(primary, usableGrounds, textNeeds)
  const deep = givenColours.deep ?? grey(isDark ? lightness - 0.05 : 0.22, 0.035)
  const status = (colour: string) => readable(colour, usable([background, surface, sunken, tint]), textNeeds)
  return {
    primary,
    accent,
    background,
    surface,
    sunken,
    stage,
    tint,
    text,
    mutedText: givenColours.mutedText ?? readable(grey(isDark ? 0.76 : 0.46, 0.02), usableGrounds, mutedWants),
    line: givenColours.line ?? grey(lightness + (isDark ? 0.13 : -0.12), 0.012),
    strongLine:
      givenColours.strongLine ?? readable(grey(isDark ? 0.58 : 0.62, 0.02), usable([background, surface]), edgesNeed),
    primaryHover: givenColours.primaryHover ?? colourOf(hover, strength, hue),
    onPrimary,
    link,
    onAccent: givenColours.onAccent ?? firstReadable([dark, '#000000', light], [accent], textNeeds),
    deep,
    onDeep: givenColours.onDeep ?? readable(grey(0.95, 0.01), [deep], textNeeds),
    mutedOnDeep: givenColours.mutedOnDeep ?? readable(grey(0.77, 0.025), [deep], textNeeds),
    success: givenColours.success ?? status(isDark ? '#6fcf97' : '#1b6b3a'),
    warning: givenColours.warning ?? status(isDark ? '#ffc56b' : '#8a5200'),
    land: givenColours.land ?? readable(grey(isDark ? 0.37 : 0.8, 0.02), [primary], edgesNeed),
    landHover: givenColours.landHover ?? readable(grey(isDark ? 0.45 : 0.72, 0.025), [primary], edgesNeed),
    drawingLines: givenColours.drawingLines ?? readable(text, [stage], textNeeds),
    drawingMarks: givenColours.drawingMarks ?? readable(link, [stage], textNeeds),
  }
}

/** Whether white has more contrast with a background than black: `isDarkGround('#102030') // true` */
export function isDarkGround(ground: string): boolean {
  return contrast(ground, '#ffffff') > contrast(ground, '#000000')
}

/** The names of the focus ring's colours: on the page, and on the "deep" background. */
export function focusOf(palette: Palette): { page: ColourName; deep: ColourName } {
  const preferred = isDarkGround(palette.background) ? 'accent' : 'primary'
  const groundColours = grounds.map((ground) => palette[ground])
  return {
    page: worst(palette[preferred], groundColours) >= edgesNeed ? preferred : 'link',
    deep: contrast(palette.accent, palette.deep) >= edgesNeed ? 'accent' : 'onDeep',
  }
}

/** A given colour with too little contrast. `pair` is its worst pair, and `right` the nearest correct colour. */
export type Clash = { name: ColourName; pair: Pair; contrast: number; palette: Palette; right?: string }

/** The given colours with too little contrast, each once. */
export function clashesOf(givenColours: Colours, wantsDark: boolean): Clash[] {
  const palette = paletteOf(givenColours, wantsDark)
  const clashes = new Map<ColourName, Clash>()
  for (const pair of pairs) {
    const [colour, on, least] = pair
    const pairContrast = contrast(palette[colour], palette[on])
    if (pairContrast >= least) continue
    const name = colour in givenColours ? colour : on
    const worstClash = clashes.get(name)
    if (!worstClash || pairContrast / least < worstClash.contrast / worstClash.pair[2])
      clashes.set(name, { name, pair, contrast: pairContrast, palette })
  }
  return [...clashes.values()].map((clash) => ({ ...clash, right: nearestRight(givenColours, wantsDark, clash.name) }))
}

/**
 * Returns the given colour at the nearest lightness at which it has enough contrast in all its pairs; undefined if
 * there is no such lightness.
 */
function nearestRight(givenColours: Colours, wantsDark: boolean, name: ColourName): string | undefined {
  for (const other of lightnessesOf(givenColours[name] ?? '')) {
    const changed = { ...givenColours, [name]: other }
    const palette = paletteOf(changed, wantsDark)
    const isRight = pairs.every(([colour, on, least]) => {
      const isAffected = colour === name || (on === name && !(colour in givenColours))
      return !isAffected || contrast(palette[colour], palette[on]) >= least
    })
    if (isRight) return other
  }
  return undefined
}

function firstReadable(colours: string[], grounds: string[], least: number): string {
  return colours.find((colour) => worst(colour, grounds) >= least) ?? colours[0] ?? ''
}
