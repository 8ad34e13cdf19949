import { memoize } from '../base/memoize'
import { canonicalTag, scriptOf } from './language'

/** A family of letters from a package of the npm registry. */
export type Face = {
  /** Also the beginning of the names of its files, after the scope. */
  package: string
  family: string
  /** Whether languages with it are set in it altogether, since letters of two families would stand in one word. */
  whole?: boolean
}

/** The letters of all languages: those without accents, figures and signs. */
export const basicLetters =
  '20-7E,A0-A9,AB-B9,BB-BF,D7,F7,2013-2014,2018-201A,201C-201E,2022,2026,2039-203A,2044,20AC,2122,2212'

/** Letters of Rubik that not all languages are written with. */
export const furtherLetters = [
  // Latin.
  'AA,BA,C0-D6,D8-F6,F8-161,164-17F,192,1FC-1FF,218-21B,237,2BC,2C6-2C7,2D8-2DD,1E80-1E85,1E9E,1EF2-1EF3',
  '300-304,306-308,30A-30C,312,326-328,335,337-338',
  // Cyrillic.
  '400-45F,462-463,46A-46B,472-475,490-49D,4A0-4A5,4AA-4AB,4AE-4B1,4B6-4BB,4C0-4C2,4CB-4CC,4CF-4D9,4DC-4DF,4E2-4E9',
  '4EE-4F9,51A-51D,524-525',
  // Hebrew.
  '5B0-5BC,5BE,5C1-5C2,5C7,5D0-5EA,5F2-5F4,FB2A-FB36,FB38-FB3C,FB3E,FB40-FB41,FB43-FB44,FB46-FB4B',
  // Arabic.
  '60C,61B,61F,621-63A,640-656,660-671,67E,686,698,6A1,6A4,6A9,6AF,6BA,6CC,6F0-6F9,FD3E-FD3F',
  // Figures and signs.
  '2020-2021,2030,2070,2074-2079,207D-207E,2080-2089,208D-208E,20AA,20AE,20B4,20B8-20B9,20BD,2116,212E,2153-2154',
  '215B-215E,2202,2206,220F,2211,2215,221A,221E,222B,2248,2260,2264-2265,25CA',
].join()

/** The code points that the site's own family has, Rubik. */
export const rubik = `${basicLetters},${furtherLetters}`

function tagParts(language: string): string[] {
  return (canonicalTag(language) ?? '').split('-')
}

/** Where Rubik has no letters, by script: what the name of the package ends in, and that of the family. */
const byScript: Record<string, string> = {
  Armn: 'Armenian',
  Beng: 'Bengali',
  Deva: 'Devanagari',
  Ethi: 'Ethiopic',
  Geor: 'Georgian',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Hans: 'SC',
  Hant: 'TC',
  Jpan: 'JP',
  Khmr: 'Khmer',
  Knda: 'Kannada',
  Kore: 'KR',
  Laoo: 'Lao',
  Mlym: 'Malayalam',
  Mymr: 'Myanmar',
  Orya: 'Oriya',
  Sinh: 'Sinhala',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Thaa: 'Thaana',
  Thai: 'Thai',
}

/** Languages of a script that Rubik has, with letters that it has not. */
const wholeLanguages: Record<string, string> = {
  ...Object.fromEntries('ckb ps sd ug ur'.split(' ').map((code) => [code, 'Arabic'])),
  ...Object.fromEntries('ak az ee ff ha ig ln vi wo yo'.split(' ').map((code) => [code, ''])),
}

/** The family of a language apart from Rubik; undefined where Rubik has all its letters. */
export function faceOf(language: string): Face | undefined {
  const script = scriptOf(language)
  const own = wholeLanguages[tagParts(language)[0] ?? '']
  if (own !== undefined && (script === 'Latn' || script === 'Arab')) return { ...face(own), whole: true }
  const name = byScript[script]
  if (name !== undefined) return face(name)
  return script === 'Grek' ? face('') : undefined
}

function face(name: string): Face {
  const family = `Noto Sans ${name}`.trim()
  return { package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`, family }
}

/** The faces that a site needs apart from Rubik, one after the other. */
export function facesOf(languages: string[]): Face[] {
  const faces = languages.flatMap((language) => faceOf(language) ?? [])
  return [...new Map(faces.map((face) => [face.package, face])).values()]
}

/**
 * Signs that no font needs to have: spaces, those that join or turn words, and all that are never seen. Raised and
 * lowered figures (CO₂) cannot be written otherwise, and systems have them.
 */
const exempt = String.raw`\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u{2070}-\u{209c}`

/** Patterns are long, and a site with many parts would make them for each of these. */
const patternOutside = memoize((ranges: string) => new RegExp(`[^${exempt}${classOf(ranges)}]`, 'gu'))

/**
 * A pattern that finds the letters which are outside of ranges.
 * @param ranges "20-7E,131"; "U+" may be before a number
 */
export function lettersOutside(ranges: string[]): RegExp {
  return patternOutside(ranges.join())
}

/** A pattern that finds the letters which are within ranges. */
export function lettersWithin(ranges: string): RegExp {
  return new RegExp(`[${classOf(ranges)}]`, 'gu')
}

/** The letters of ranges. */
export function lettersIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')
}

function classOf(ranges: string): string {
  return ranges.replace(/(?:U\+)?([0-9a-f]+)/gi, '\\u{$1}').replaceAll(',', '')
}

/** A letter that Rubik has not. */
const outsideRubik = lettersOutside([rubik])

/** A letter of Rubik that not all languages are written with. */
const furtherLetter = lettersWithin(furtherLetters)

/**
 * The letters of a text that a language has in files of its own, each once, in order: those of Rubik that not all
 * languages are written with, and those of its face.
 */
export function lettersFor(text: string, language: string): string {
  const own = faceOf(language)
  // As numbers, since most of the thousands of letters of a page are there already: no string is made for them.
  const codes = new Set<number>()
  let last = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0
    if (code > 0xffff) i++
    // Letters that every language has need no file of their own, except in a face that a language is set in altogether.
    if (code === last || (code < 0x80 && !own?.whole)) continue
    codes.add(code)
    last = code
  }
  const letters = Array.from(codes, (code) => String.fromCodePoint(code))
  const isNeeded = (letter: string) =>
    own?.whole || letter.search(furtherLetter) >= 0 || (own && letter.search(outsideRubik) >= 0)
  return letters.filter(isNeeded).sort().join('')
}
