import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { cutStatic } from '../html/cut-fonts'
import { type Font, rubikFonts } from '../html/fonts'
import type { Letters } from '../html/letters'

const packageFolder = dirname(createRequire(import.meta.url).resolve('@fontsource/rubik/package.json'))

/** Two are enough on paper, and each makes every file larger: a browser takes the nearest for the others. */
const paperWeights = [400, 600]

/**
 * The site's fonts for paper, in one file for each weight: what is variable a PDF takes as drawings of letters, not as a
 * font.
 * @returns `@font-face` rules, and the files by their address
 */
export async function paperFonts(letters: Letters): Promise<{ css: string; files: Map<string, string> }> {
  const rubik = rubikFonts([...letters.keys()]).flatMap((font) => paperWeights.map((weight) => inWeight(font, weight)))
  const fonts = [...rubik, ...(await cutStatic(letters, paperWeights))]
  const faces = fonts.map(
    ({ family, weights, address, ranges }) =>
      `@font-face{font-family:'${family}';font-weight:${weights};src:url(${address});unicode-range:${ranges}}`,
  )
  return { css: faces.join(''), files: new Map(fonts.map(({ address, file }) => [address, file])) }
}

/** The package of Rubik that is not variable has a file for each weight. */
function inWeight(font: Font, weight: number): Font {
  const name = basename(font.file).replace('-wght-', `-${weight}-`)
  return { ...font, weights: `${weight}`, address: `/assets/fonts/${name}`, file: join(packageFolder, 'files', name) }
}
