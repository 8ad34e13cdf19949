import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basicLetters, faceOf, lettersIn, lettersWithin, rubik, type Subset } from '../content/language/faces'
import { scriptOf } from '../content/language/language'
import { hashOf } from '../files/files'
import { cutFonts, fontFolder, keptFont, subsetFont } from './cut-fonts'
import { type PageFont, rubikFile } from './fonts'
import type { Letters } from './letters'
import { mergeFonts } from './merge-fonts'

/** Raised when the same letters give another file. */
const languageFontVersion = 3

/**
 * The fonts of the pages of a site. A language that Rubik has the letters of gets those it uses in one file: of two, one
 * may come in time and the other not, and words would be set in two typefaces.
 */
export async function pageFonts(letters: Letters, folder = fontFolder): Promise<PageFont[]> {
  // A face of another family leaves to Rubik what that has, in whatever letters.
  const others = [...letters.keys()].some((code) => faceOf(code)) ? await cutFonts(letters, folder) : []
  return [
    ...languageFonts(
      [...letters].filter(([language]) => !faceOf(language)),
      folder,
    ),
    ...others,
  ]
}

/**
 * Fonts of languages. Their addresses are known at once, by what the files are made from, so that pages need not wait until
 * these are there. Every page names all of them, so that they have one hash together: seven would cost the first round trip
 * forty bytes more.
 */
function languageFonts(languages: [language: string, wanted: string][], folder: string): PageFont[] {
  const keys = languages.map(([language, wanted]) => fontKey(language, wanted))
  const all = hashOf(keys.join())
  const files = new Map<string, Promise<string>>()
  return languages.map(([language, wanted], i) => {
    const key = keys[i] ?? ''
    // Languages that need the same letters share a file: on a page with words in both it is fetched once.
    const [first = language] = languages[keys.indexOf(key)] ?? []
    const file =
      files.get(key) ??
      keptFont(join(folder, `rubik-${language}-${key}`), () => cutTogether(wanted, leadingOf(language)))
    files.set(key, file)
    const address = `/assets/fonts/rubik-${first}.${all}.woff2`
    return { family: `Rubik ${language}`, weights: designWeights.join(' '), file, address, ranges: '', language }
  })
}

/** The key of all that the font of a language is made from. */
function fontKey(language: string, wanted: string): string {
  return hashOf(
    JSON.stringify([languageFontVersion, hashOf(readFileSync(rubikFile('latin'))), leadingOf(language), wanted]),
  )
}

/** The file whose rules of how letters join a language needs. */
function leadingOf(language: string): Subset {
  return leading[scriptOf(language)] ?? 'latin'
}

/** Files with rules that a script cannot do without, since its letters join or carry marks. Of others those of the first file matter most: it has the figures. */
const leading: Record<string, Subset> = { Arab: 'arabic', Hebr: 'hebrew' }

/** One file with what all languages are written with, and more letters. @param first whose rules of how letters stand together it has */
async function cutTogether(letters: string, first: Subset): Promise<Buffer> {
  const wanted = lettersIn(basicLetters) + letters
  const subsets = [...new Set([first, ...(Object.keys(rubik) as Subset[])])]
  const parts = await Promise.all(
    subsets.flatMap((subset) => {
      const found = wanted.match(lettersWithin(rubik[subset]))
      if (!found) return []
      const dropTables = [...dropped, ...(subset === first ? [] : layoutTables)]
      const options = { targetFormat: 'sfnt', noHinting: true, dropTables } as const
      return [subsetFont(readFileSync(rubikFile(subset)), found.join(''), options)]
    }),
  )
  const [min, max] = designWeights
  const variationAxes = { wght: { min, max } }
  return subsetFont(mergeFonts(parts), undefined, { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes })
}

/** The lightest and the heaviest weight of the design: the file need not have the others. */
const designWeights = [300, 700] as const

/** Tables that a page does without, and the rules of how letters stand together, which name glyphs by their numbers. */
const dropped = 'HVAR MVAR STAT gasp prep'.split(' ')
const layoutTables = ['GDEF', 'GPOS', 'GSUB']
