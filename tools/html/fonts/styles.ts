import { faceOf, lettersWithin } from '../../content/language/faces'
import { ownFamily, type PageFont } from './font'

/**
 * `@font-face` rules. A font is shown if it comes within three seconds, and else from the next page on (see also
 * `renderer/late-styles.ts`).
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
 * The faces of the letters that every machine has, one for text and one for headings, menus and buttons. They take Rubik's
 * measures (width and height ratios to Liberation Sans), so that next to nothing moves as Rubik takes their place.
 */
export const fallbackFace = ['', ' Bold']
  .map((style) => {
    const names = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local('${name}${style}')`)
    const measures = style
      ? 'font-weight:500 900;size-adjust:103%;ascent-override:90.8%;descent-override:24.3%'
      : 'size-adjust:104%;ascent-override:89.9%;descent-override:24%'
    return `@font-face{font-family:'Rubik Fallback';src:${names};${measures}}`
  })
  .join('')

/**
 * The families of a language in the order a letter is looked for in them, as styles name them.
 * @param own the family of its file of Rubik
 */
export function fontFamilies(language: string, own = ownFamily): string {
  const face = faceOf(language)
  const families = [own, ...(face ? [face.family] : [])]
  return (face?.whole ? families.reverse() : families).map((family) => `'${family}'`).join()
}

/**
 * Styles that give each language with a face or a file of its own that one, never under the name of another family. A
 * file of its own has all letters of its words: it has a whole word, or nothing of it.
 */
export function familyStyles(languages: string[], fonts: PageFont[]): string {
  const fileOf = (code: string) => fonts.find(({ language }) => language === code)
  const own = languages.filter((code) => faceOf(code) || fileOf(code))
  if (own.length === 0) return ''
  const tokens = own.map(
    (code) => `[lang][lang='${code}']{--font:${fontFamilies(code, fileOf(code)?.family)},var(--fallback)}`,
  )
  // Words of other languages have the family of those around them, which a token hands down.
  return `@layer tokens{${tokens.join('')}}@layer base{[lang][lang]{font-family:var(--font)}}`
}

/** Addresses of the fonts that a text needs first, at most two: those of the face of its language, and of Rubik. */
export function fontsFor(text: string, language: string, fonts: PageFont[]): string[] {
  const own = faceOf(language)?.family
  const ofFace = fonts.filter(({ family, ranges }) => family === own && lettersWithin(ranges).test(text))
  const rubik = fonts.find((font) => font.language === language) ?? fonts.find(({ family }) => family === ownFamily)
  return [...ofFace, ...(rubik ? [rubik] : [])].map(({ address }) => address).slice(0, 2)
}
