import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hashOf } from '../host/files'

const packageFolder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/rubik/package.json'))

/**
 * The subsets of Rubik the site may need, and what each is for: of the package's own ranges what languages are written
 * with today, without sounds, arrows and the scripts of scholars. They stand in every page.
 */
const subsets = {
  latin: 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+100-24F,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  arabic: 'U+600-6FF,U+750-77F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
}

type Font = { address: string; file: string; ranges: string }

let fonts: Font[] | undefined

/** Rubik's subsets as files to publish, with the address of each made from its content. Read once. */
export function readFonts(): Font[] {
  fonts ??= read()
  return fonts
}

function read(): Font[] {
  return Object.entries(subsets).map(([subset, ranges]) => {
    const file = join(packageFolder, 'files', `rubik-${subset}-wght-normal.woff2`)
    return {
      file,
      address: `/assets/fonts/rubik-${subset}.${hashOf(readFileSync(file))}.woff2`,
      ranges,
    }
  })
}

/**
 * `@font-face` rules. Rubik is shown when it is there for the first paint, for which browsers wait a moment, and else
 * from the next page on: nothing moves under a reader's eyes. The fallback face takes its measures (width and height
 * ratios to Liberation Sans: shared design, section 1.3), so that pages have the same length in both.
 */
export function fontFaces(fonts: Font[]): string {
  const faces = fonts.map(
    ({ address, ranges }) =>
      `@font-face{font-family:'Rubik Variable';font-display:optional;font-weight:300 900;src:url(${address});unicode-range:${ranges}}`,
  )
  const fallback =
    "@font-face{font-family:'Rubik Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:104%;ascent-override:89.9%;descent-override:24%;line-gap-override:0%}"
  return faces.join('') + fallback
}

/** Addresses of the subsets that a text needs. */
export function fontsFor(text: string, fonts: Font[]): string[] {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  return fonts.filter(({ ranges }) => points.some((point) => isWithin(point, ranges))).map(({ address }) => address)
}

/** Whether a code point is in a list such as "U+0-FF,U+131". */
function isWithin(point: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16)
  })
}
