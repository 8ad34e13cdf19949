import { memoize } from '../base/memoize'
import { canonicalTag, scriptOf } from './language'

/** A font family from an npm package. */
export type Face = {
  /** Name of the npm package. Without its scope, it is also the prefix of the names of the font files. */
  package: string
  family: string
  /** Whether the family is used for all text of a language, so that words do not mix letters of two families. */
  whole?: boolean
}

/** Code point ranges that all languages need: letters without accents, digits, punctuation and symbols. */
export const basicLetters =
  '20-7E,A0-A9,AB-B9,BB-BF,D7,F7,2013-2014,2018-201A,201C-201E,2022,2026,2039-203A,2044,20AC,2122,2212'

/** Code point ranges of Rubik that only some languages need. */
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

/** Code point ranges of Rubik, the site's default font family. */
export const rubik = `${basicLetters},${furtherLetters}`

function tagParts(language: string): string[] {
  return (canonicalTag(language) ?? '').split('-')
}

/** Fonts for scripts that Rubik lacks: by script, the part of the family's name after "Noto Sans". */
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

/** Fonts for languages that need more letters of a script than Rubik has: by language, the name after "Noto Sans". */
const wholeLanguages: Record<string, string> = {
  ...Object.fromEntries('ckb ps sd ug ur'.split(' ').map((code) => [code, 'Arabic'])),
  ...Object.fromEntries('ak az ee ff ha ig ln vi wo yo'.split(' ').map((code) => [code, ''])),
}

/** The font family that a language needs in addition to Rubik; undefined if Rubik has all its letters. */
export function faceOf(language: string): Face | undefined {
  const script = scriptOf(language)
  const wholeName = wholeLanguages[tagParts(language)[0] ?? '']
  if (wholeName !== undefined && (script === 'Latn' || script === 'Arab')) return { ...face(wholeName), whole: true }
  const name = byScript[script]
  if (name !== undefined) return face(name)
  return script === 'Grek' ? face('') : undefined
}

function face(name: string): Face {
  const family = `Noto Sans ${name}`.trim()
  return { package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`, family }
}

/** The font families that a site needs in addition to Rubik, each once. */
export function facesOf(languages: string[]): Face[] {
  const faces = languages.flatMap((language) => faceOf(language) ?? [])
  return [...new Map(faces.map((face) => [face.package, face])).values()]
}

/**
 * Characters that a font may lack: spaces, joiners, directional marks and other invisible characters. Superscript and
 * subscript digits (CO₂) are included, because rich text has no other way to write them and system fonts have them.
 */
const exempt = String.raw`\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u{2070}-\u{209c}`

/** Creates the pattern of `lettersOutside`. Cached because the pattern is long and every batch of pages needs it. */
const patternOutside = memoize((ranges: string) => new RegExp(`[^${exempt}${classOf(ranges)}]`, 'gu'))

/**
 * A pattern that matches the letters outside some code point ranges.
 * @param ranges code point ranges such as "20-7E,131" or "U+20-7E"
 */
export function lettersOutside(ranges: string[]): RegExp {
  return patternOutside(ranges.join())
}

/** A pattern that matches the letters within code point ranges. */
export function lettersWithin(ranges: string): RegExp {
  return new RegExp(`[${classOf(ranges)}]`, 'gu')
}

/** The letters within code point ranges: `lettersIn('41-43,E4') // 'ABCä'` */
export function lettersIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')
}

/** CSS `unicode-range` of letters. @param gap maximum distance between neighbouring code points in a range */
export function rangesOf(letters: string, gap: number): string {
  const ranges: [first: number, last: number][] = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && point - range[1] <= gap) range[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}

function classOf(ranges: string): string {
  return ranges.replace(/(?:U\+)?([0-9a-f]+)/gi, '\\u{$1}').replaceAll(',', '')
}

/** Matches a letter that Rubik lacks. */
const outsideRubik = lettersOutside([rubik])

/** Matches a letter of Rubik that only some languages need. */
const furtherLetter = lettersWithin(furtherLetters)

/**
 * The letters of a text that must be in a font file of the language, each once, sorted: letters of Rubik that only some
 * languages need, and letters of the font family that the language needs in addition to Rubik.
 */
export function lettersFor(text: string, language: string): string {
  const ownFace = faceOf(language)
  // A set of numbers is faster than a set of strings, and a page has thousands of letters, most of them repeated.
  const codes = new Set<number>()
  let last = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0
    if (code > 0xffff) i++
    // ASCII letters are in the file for all languages, unless a different family is used for all text of the language.
    if (code === last || (code < 0x80 && !ownFace?.whole)) continue
    codes.add(code)
    last = code
  }
  const letters = Array.from(codes, (code) => String.fromCodePoint(code))
  const isNeeded = (letter: string) =>
    ownFace?.whole || letter.search(furtherLetter) >= 0 || (ownFace && letter.search(outsideRubik) >= 0)
  return letters.filter(isNeeded).sort().join('')
}
