import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Face, faceOf, facesOf, lettersWithin, rubikSubsets, type Subset } from '../content/language/faces'
import { hashOf } from '../files/files'
import { installed } from '../files/site/faces'

const rubikFolder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/rubik/package.json'))

/**
 * The ranges of Rubik's files: of the package's own those that languages are written with today, without sounds,
 * arrows and the scripts of scholars. Every page carries them.
 */
const ranges: Record<Subset, string> = {
  latin: 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+100-24F,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  'cyrillic-ext': 'U+460-48F,U+492-4AF,U+4B2-52F',
  arabic: 'U+600-6FF,U+750-77F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
  hebrew: 'U+590-5FF,U+FB1D-FB4F',
}

/** The family of every site, as styles name it. */
const ownFamily = 'Rubik Variable'

/** A file of a family, the letters it is for, and the address it is published at. */
export type Font<File = string> = {
  family: string
  weights: string
  address: string
  file: File
  ranges: string
  /** The one language it is for, where it has all letters of that. */
  language?: string
}

/** A font whose file may still be made. */
export type PageFont = Font<string | Promise<string>>

/** Rubik's files for a site in these languages, with the address of each made from its content. */
export function rubikFonts(languages: string[]): Font[] {
  return rubikSubsets(languages).map((subset) => {
    const file = rubikFile(subset)
    const address = `/assets/fonts/rubik-${subset}.${hashOf(readFileSync(file))}.woff2`
    return { family: ownFamily, weights: '300 900', file, address, ranges: ranges[subset] }
  })
}

/** A file of the package. */
export function rubikFile(subset: Subset): string {
  return join(rubikFolder, 'files', `rubik-${subset}-wght-normal.woff2`)
}

/** All fonts of a site in these languages as their packages have them: for live editing, where letters come and go. */
export function packageFonts(languages: string[]): Font[] {
  const further = facesOf(languages).flatMap((face) => {
    const { version, slices } = installed(face) ?? { version: '', slices: [] }
    return slices.map(({ name, file, ranges }) => ({
      ...familyOf(face),
      address: `/assets/fonts/${name}.${version}.woff2`,
      file,
      ranges,
    }))
  })
  return [...rubikFonts(languages), ...further]
}

/** How styles name a face. */
export function familyOf({ family }: Face): Pick<Font, 'family' | 'weights'> {
  return { family, weights: '100 900' }
}

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

/** The families of a language in the order a letter is looked for in them, as styles name them. */
export function fontFamilies(language: string): string {
  const face = faceOf(language)
  const families = [ownFamily, ...(face ? [face.family] : [])]
  return (face?.whole ? families.reverse() : families).map((family) => `'${family}'`).join()
}

/**
 * Styles that give each language with a face or a file of its own that one: never under the name of another family. A
 * file of its own has all letters of its words and needs no other: it has a whole word, or nothing of it.
 */
export function familyStyles(languages: string[], fonts: PageFont[]): string {
  const fileOf = (code: string) => fonts.find(({ language }) => language === code)
  const familiesOf = (code: string) => {
    const file = fileOf(code)
    return file ? `'${file.family}'` : fontFamilies(code)
  }
  const own = languages.filter((code) => faceOf(code) || fileOf(code))
  if (own.length === 0) return ''
  const tokens = own.map((code) => `[lang][lang='${code}']{--font:${familiesOf(code)},var(--fallback)}`)
  // Words of other languages have the family of those around them, which a token hands down.
  return `@layer tokens{${tokens.join('')}}@layer base{[lang][lang]{font-family:var(--font)}}`
}

/**
 * Addresses of the fonts that a text needs first, at most two: the file of its language; without one
 * those of its face, and of Rubik.
 */
export function fontsFor(text: string, language: string, fonts: PageFont[]): string[] {
  const whole = fonts.find((font) => font.language === language)
  if (whole) return [whole.address]
  const needed = fonts.filter(({ ranges }) => lettersWithin(ranges).test(text))
  const own = faceOf(language)?.family
  return [...needed.filter(({ family }) => family === own), ...needed.filter(({ family }) => family === ownFamily)]
    .map(({ address }) => address)
    .slice(0, 2)
}
