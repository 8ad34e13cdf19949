import type { Colours } from '../../../schema/types'
import { colourOf, colourParts, contrast, lightnessesOf, readable, worst } from './contrast'

/** The use of a colour, as authors name it. */
export type ColourName = keyof Colours

/** A colour for every use. */
export type Palette = Record<ColourName, string>

/** The least contrast of text, and of what is no text but must be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
const textNeeds = 4.5
const edgesNeed = 3

/** The contrast of small grey text without a colour of its own: enough for eyes that need more (WCAG 2.2, 1.4.6). */
const mutedWants = 7

/** The grounds that text can be on. */
export const grounds = ['background', 'surface', 'sunken', 'stage', 'tint'] as const

/** Two colours that meet, the one that should change first when they are too alike, and the contrast they need. */
export type Pair = [colour: ColourName, on: ColourName, least: number]

/** All colours that meet on a page. */
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
 * All colours of a theme: those that are given, and the others made from them so that every pair of colours that meets
 * has the contrast it needs, unless the given ones make that impossible.
 * @param wantsDark whether the theme is a dark one; a given background says it better
 */
export function paletteOf(given: Colours, wantsDark: boolean): Palette {
  const { primary, accent } = given
  const { c: strength, h: hue } = colourParts(primary)
  // Greys with a breath of the main colour; on dark grounds it takes more to be seen.
  const grey = (lightness: number, most: number) => colourOf(lightness, Math.min(most, strength), hue)
  const background = given.background ?? grey(wantsDark ? 0.2 : 0.975, wantsDark ? 0.016 : 0.006)
  const isDark = isDarkGround(background)
  const pole = isDark ? '#ffffff' : '#000000'
  const lightness = colourParts(background).l
  // No ground may come so near to the text that none could be read on it.
  const ground = (away: number, most = isDark ? 0.024 : 0.008) => {
    const made = grey(lightness + away, most)
    return contrast(made, pole) >= textNeeds ? made : background
  }
  const surface = given.surface ?? ground(isDark ? 0.045 : 0.025)
  const sunken = given.sunken ?? ground(-0.03)
  const stage = given.stage ?? ground(isDark ? 0.075 : -0.04)
  const tint = given.tint ?? ground(isDark ? 0.11 : -0.04, isDark ? 0.045 : 0.03)
  // A given ground on which nothing could be read keeps no other from its text.
  const usable = (list: string[]) => list.filter((one) => contrast(one, pole) >= textNeeds)
  const all = usable([background, surface, sunken, stage, tint])
  const [dark, light] = [grey(0.24, 0.03), '#ffffff']
  const onPrimary =
    given.onPrimary ?? firstReadable([light, dark, '#000000'], [primary, given.primaryHover ?? primary], textNeeds)
  // Under the pointer away from the text on it, so that this stays readable.
  const hover = colourParts(primary).l + (colourParts(onPrimary).l > colourParts(primary).l ? -0.08 : 0.07)
  const text = given.text ?? readable(grey(isDark ? 0.95 : 0.24, 0.03), all, textNeeds)
  const link = given.link ?? readable(primary, all, textNeeds)
  const deep = given.deep ?? grey(isDark ? lightness - 0.05 : 0.22, 0.035)
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
    mutedText: given.mutedText ?? readable(grey(isDark ? 0.76 : 0.46, 0.02), all, mutedWants),
    line: given.line ?? grey(lightness + (isDark ? 0.13 : -0.12), 0.012),
    strongLine:
      given.strongLine ?? readable(grey(isDark ? 0.58 : 0.62, 0.02), usable([background, surface]), edgesNeed),
    primaryHover: given.primaryHover ?? colourOf(hover, strength, hue),
    onPrimary,
    link,
    onAccent: given.onAccent ?? firstReadable([dark, '#000000', light], [accent], textNeeds),
    deep,
    onDeep: given.onDeep ?? readable(grey(0.95, 0.01), [deep], textNeeds),
    mutedOnDeep: given.mutedOnDeep ?? readable(grey(0.77, 0.025), [deep], textNeeds),
    success: given.success ?? status(isDark ? '#6fcf97' : '#1b6b3a'),
    warning: given.warning ?? status(isDark ? '#ffc56b' : '#8a5200'),
    land: given.land ?? readable(grey(isDark ? 0.37 : 0.8, 0.02), [primary], edgesNeed),
    landHover: given.landHover ?? readable(grey(isDark ? 0.45 : 0.72, 0.025), [primary], edgesNeed),
    drawingLines: given.drawingLines ?? readable(text, [stage], textNeeds),
    drawingMarks: given.drawingMarks ?? readable(link, [stage], textNeeds),
  }
}

/** Whether light text can be read better on a ground than dark text. */
export function isDarkGround(ground: string): boolean {
  return contrast(ground, '#ffffff') > contrast(ground, '#000000')
}

/** The ring around what has the focus: on the page, and on deep ground. */
export function focusOf(palette: Palette): { page: ColourName; deep: ColourName } {
  const wanted = isDarkGround(palette.background) ? 'accent' : 'primary'
  const all = grounds.map((ground) => palette[ground])
  return {
    page: worst(palette[wanted], all) >= edgesNeed ? wanted : 'link',
    deep: contrast(palette.accent, palette.deep) >= edgesNeed ? 'accent' : 'onDeep',
  }
}

/** A given colour that is too like another it meets: the pair that is worst, its contrast, and the nearest right one. */
export type Clash = { name: ColourName; pair: Pair; contrast: number; palette: Palette; right?: string }

/** Given colours that are too like others, each once. */
export function clashesOf(given: Colours, wantsDark: boolean): Clash[] {
  const palette = paletteOf(given, wantsDark)
  const clashes = new Map<ColourName, Clash>()
  for (const pair of pairs) {
    const [colour, on, least] = pair
    const found = contrast(palette[colour], palette[on])
    if (found >= least) continue
    const name = colour in given ? colour : on
    const known = clashes.get(name)
    if (!known || found / least < known.contrast / known.pair[2])
      clashes.set(name, { name, pair, contrast: found, palette })
  }
  return [...clashes.values()].map((clash) => ({ ...clash, right: nearestRight(given, wantsDark, clash.name) }))
}

/** The nearest lightness of a given colour at which it clashes with no other. */
function nearestRight(given: Colours, wantsDark: boolean, name: ColourName): string | undefined {
  for (const other of lightnessesOf(given[name] ?? '')) {
    const changed = { ...given, [name]: other }
    const palette = paletteOf(changed, wantsDark)
    const isRight = pairs.every(([colour, on, least]) => {
      const isAsked = colour === name || (on === name && !(colour in given))
      return !isAsked || contrast(palette[colour], palette[on]) >= least
    })
    if (isRight) return other
  }
  return undefined
}

function firstReadable(colours: string[], grounds: string[], least: number): string {
  return colours.find((colour) => worst(colour, grounds) >= least) ?? colours[0] ?? ''
}
