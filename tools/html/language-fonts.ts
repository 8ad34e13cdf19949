import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basicLetters, faceOf, lettersIn, lettersWithin, rubik, type Subset } from '../content/faces'
import { scriptOf } from '../content/language'
import { hashOf } from '../files/files'
import { cutFonts, fontFolder, kept } from './cut-fonts'
import { type Font, rubikFile } from './fonts'
import type { Letters } from './letters'
import { mergeFonts } from './merge-fonts'

/** Raised when the same letters give another file. */
const form = 2

/**
 * The fonts of the pages of a site. A language that Rubik has the letters of gets those it uses in one file: of two, one
 * may come in time and the other not, and words would be set in two typefaces.
 */
export async function pageFonts(letters: Letters, folder = fontFolder): Promise<Font[]> {
  const own: Font[] = []
  for (const [language, wanted] of letters) if (!faceOf(language)) own.push(await fontOf(language, wanted, folder))
  // A face of another family leaves to Rubik what that has, in whatever letters.
  const others = [...letters.keys()].some((code) => faceOf(code)) ? await cutFonts(letters, folder) : []
  return [...own, ...others]
}

async function fontOf(language: string, wanted: string, folder: string): Promise<Font> {
  const name = `rubik-${language}`
  const first = leading[scriptOf(language)] ?? 'latin'
  const key = hashOf(JSON.stringify([form, hashOf(readFileSync(rubikFile('latin'))), first, wanted]))
  const file = await kept(join(folder, `${name}-${key}`), () => cutTogether(wanted, first))
  // Languages that need the same letters share a file: on a page with words in both it is fetched once.
  const address = `/assets/fonts/rubik.${hashOf(readFileSync(file))}.woff2`
  return { family: `Rubik ${language}`, weights: '300 900', file, address, ranges: '', language }
}

/** Files with rules that a script cannot do without, since its letters join or carry marks. Of others those of the first file matter most: it has the figures. */
const leading: Record<string, Subset> = { Arab: 'arabic', Hebr: 'hebrew' }

/** One file with what all languages are written with, and more letters. @param first whose rules of how letters stand together it has */
async function cutTogether(letters: string, first: Subset): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const wanted = lettersIn(basicLetters) + letters
  const subsets = [...new Set([first, ...(Object.keys(rubik) as Subset[])])]
  const parts: Buffer[] = []
  for (const subset of subsets) {
    const found = wanted.match(lettersWithin(rubik[subset]))
    if (!found) continue
    const dropTables = [...dropped, ...(subset === first ? [] : rules)]
    parts.push(
      await subsetFont(readFileSync(rubikFile(subset)), found.join(''), {
        targetFormat: 'sfnt',
        noHinting: true,
        dropTables,
      }),
    )
  }
  return subsetFont(mergeFonts(parts), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
}

/** Tables that a page does without, and the rules of how letters stand together, which name glyphs by their numbers. */
const dropped = 'HVAR MVAR STAT gasp prep'.split(' ')
const rules = ['GDEF', 'GPOS', 'GSUB']
