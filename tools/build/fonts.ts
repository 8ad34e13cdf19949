import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hashOf } from '../host/files'

const packageFolder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/rubik/package.json'))

/** The subsets of Rubik the site may need. Of the Arabic range only what Arabic is written with today. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'arabic'] as const
const arabic = 'U+0600-06FF,U+0750-077F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC'

type Font = { address: string; file: string; ranges: string }

/** Rubik's subsets as files to publish, with the address of each made from its content. */
export function readFonts(): Font[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(packageFolder, 'unicode.json'), 'utf8'))
  return subsets.map((subset) => {
    const file = join(packageFolder, 'files', `rubik-${subset}-wght-normal.woff2`)
    return {
      file,
      address: `/assets/fonts/rubik-${subset}.${hashOf(readFileSync(file))}.woff2`,
      ranges: subset === 'arabic' ? arabic : (ranges[subset] ?? ''),
    }
  })
}

/**
 * `@font-face` rules. The fallback face takes Rubik's measures, so that nothing moves when Rubik arrives
 * (width and height ratios to Liberation Sans: shared design, section 1.3).
 */
export function fontFaces(fonts: Font[]): string {
  const faces = fonts.map(
    ({ address, ranges }) =>
      `@font-face{font-family:'Rubik Variable';font-display:swap;font-weight:300 900;src:url(${address});unicode-range:${ranges}}`,
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

/** Whether a code point is in a list such as "U+0000-00FF,U+0131". */
function isWithin(point: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16)
  })
}
