import { faceOf, lettersWithin } from '../../content/language/faces'
import { ownFamily, type PageFont } from './font'

/**
 * `@font-face` rules of fonts. A font that takes more than three seconds to load is not used until the next page (see
 * also `renderer/late-styles.ts`).
 */
export function fontFaces(fonts: PageFont[]): string {
  return fonts
    .map(
      ({ family, weights, address, ranges }) =>
        `@font-face{font-family:'${family}';font-display:fallback;font-weight:${weights};src:url(${address})${ranges && `;unicode-range:${ranges}`}}`,
    )
    .join('')
}

/**
 * `@font-face` rules for system fonts: one for text, and one for headings, menus and buttons. Their metrics match those
 * of Rubik (the numbers are ratios to Liberation Sans), so that almost nothing moves when Rubik loads.
 */
export const fallbackFace = ['', ' Bold']
  .map((style) => {
    const measures = style
      ? 'font-weight:500 900;size-adjust:103%;ascent-override:90.8%;descent-override:24.3%'
      : 'size-adjust:104%;ascent-override:89.9%;descent-override:24%'
    return `@font-face{font-family:'Rubik Fallback';src:${standInNames(style)};${measures}}`
  })
  .join('')

/** CSS sources of the system fonts that stand in for a web font. @param style "" or " Bold" */
export function standInNames(style: string): string {
  return ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local('${name}${style}')`).join()
}

/**
 * Value of `font-family` for a language: families in the order in which browsers search them for a letter.
 * @param rubikFamily family name of the language's subset of Rubik
 */
export function fontFamilies(language: string, rubikFamily = ownFamily): string {
  const face = faceOf(language)
  const families = [rubikFamily, ...(face ? [face.family] : [])]
  return (face?.whole ? families.reverse() : families).map((family) => `'${family}'`).join()
}

/**
 * Styles that select the font of each language that has a separate typeface or file. Each such file has a separate
 * family name and contains all letters of its language, so that no word mixes two fonts.
 */
export function familyStyles(languages: string[], fonts: PageFont[]): string {
  const fileOf = (code: string) => fonts.find(({ language, brand }) => language === code && brand === undefined)
  const styledLanguages = languages.filter((code) => faceOf(code) || fileOf(code))
  if (styledLanguages.length === 0) return ''
  const tokens = styledLanguages.map(
    (code) => `[lang][lang='${code}']{--font:${fontFamilies(code, fileOf(code)?.family)},var(--fallback)}`,
  )
  // Words in a language without such a rule inherit `--font`, and thus the font of the surrounding text.
  return `@layer tokens{${tokens.join('')}}@layer base{[lang][lang]{font-family:var(--font)}}`
}

/**
 * Addresses of the fonts to preload for a text: at most two, from the brand, the typeface of the language and Rubik, in
 * this order. A brand's font is last if it lacks letters of the language.
 */
export function fontsFor(text: string, language: string, allFonts: PageFont[]): string[] {
  const fonts = allFonts.filter(({ brand }) => brand === undefined)
  const ofBrand = allFonts.filter((font) => font.brand !== undefined && font.language === language)
  const ownFace = faceOf(language)?.family
  const ofFace = fonts.filter(({ family, ranges }) => family === ownFace && lettersWithin(ranges).test(text))
  const rubik = fonts.find((font) => font.language === language) ?? fonts.find(({ family }) => family === ownFamily)
  const ofEngine = [...ofFace, ...(rubik ? [rubik] : [])]
  const isEnough = ofBrand.length > 0 && !ofBrand.some(({ isPartial }) => isPartial)
  return (isEnough ? ofBrand : [...ofEngine, ...ofBrand]).map(({ address }) => address).slice(0, 2)
}
