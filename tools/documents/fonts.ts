import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { readFonts } from '../build/fonts'

const packageFolder = dirname(createRequire(import.meta.url).resolve('@fontsource/rubik/package.json'))

/** Two are enough on paper, and each makes every file larger: a browser takes the nearest for the others. */
const weights = [400, 600]

/**
 * Rubik for paper, in one file for each weight: what is variable a PDF takes as drawings of letters, not as a font.
 * @returns `@font-face` rules, and the files by their address
 */
export function paperFonts(): { css: string; files: Map<string, string> } {
  const files = new Map<string, string>()
  const faces = readFonts().flatMap(({ file, ranges }) =>
    weights.map((weight) => {
      const name = basename(file).replace('-wght-', `-${weight}-`)
      files.set(`/assets/fonts/${name}`, join(packageFolder, 'files', name))
      return `@font-face{font-family:'Rubik Variable';font-weight:${weight};src:url(/assets/fonts/${name});unicode-range:${ranges}}`
    }),
  )
  return { css: faces.join(''), files }
}
