import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faceOf, furtherSubsets, lettersWithin, rubik, rubikSubsets } from '../content/faces'
import { hashOf } from '../files/files'
import { cutFonts, fontFolder, kept } from './cut-fonts'
import { type Font, rubikFile, rubikFonts } from './fonts'
import type { Letters } from './letters'
import { mergeFonts } from './merge-fonts'

/** Raised when the same letters give another file. */
const form = 1

/**
 * The fonts of the pages of a site. A language whose words need letters that Rubik's first file has not gets all its
 * letters in one file: of two, one may come in time and the other not, and words would be set in two typefaces.
 */
export async function pageFonts(letters: Letters, folder = fontFolder): Promise<Font[]> {
  const languages = [...letters.keys()]
  const own: Font[] = []
  for (const [language, wanted] of letters)
    if (wanted !== '' && !faceOf(language)) own.push(await fontOf(language, wanted, folder))
  // A face of another family leaves to Rubik what that has, in whatever letters.
  const needsAll = languages.some((code) => faceOf(code))
  const spared: string[] = needsAll ? [] : [...furtherSubsets]
  const subsets = rubikSubsets(languages).filter((subset) => !spared.includes(subset))
  // Where nothing else has such letters, the first file's ranges need not be exact, and every page carries them.
  const rest = rubikFonts(languages, subsets).map((font, i) =>
    needsAll || i > 0 ? font : { ...font, ranges: 'U+0-24F,U+2000-22FF' },
  )
  const further = (await cutFonts(letters, folder)).filter(({ family }) => family !== rest[0]?.family)
  return [...rest, ...own, ...further]
}

async function fontOf(language: string, wanted: string, folder: string): Promise<Font> {
  const name = `rubik-${language}`
  const key = hashOf(JSON.stringify([form, hashOf(readFileSync(rubikFile('latin'))), wanted]))
  const file = await kept(join(folder, `${name}-${key}.woff2`), () => joined(wanted))
  // Languages that need the same letters share a file: on a page with words in both it is fetched once.
  const address = `/assets/fonts/rubik.${hashOf(readFileSync(file))}.woff2`
  return { family: `Rubik ${language}`, weights: '300 900', file, address, ranges: '', language }
}

/** Rubik's first file as it is, and more letters after it. */
async function joined(letters: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const dropped = 'HVAR MVAR STAT gasp prep'.split(' ')
  const parts = [
    await subsetFont(readFileSync(rubikFile('latin')), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      noHinting: true,
      dropTables: dropped,
    }),
  ]
  for (const subset of furtherSubsets) {
    const found = letters.match(lettersWithin(rubik[subset]))
    if (!found) continue
    const dropTables = [...dropped, 'GDEF', 'GPOS', 'GSUB']
    const options = { targetFormat: 'sfnt', noHinting: true, dropTables } as const
    parts.push(await subsetFont(readFileSync(rubikFile(subset)), found.join(''), options))
  }
  return subsetFont(mergeFonts(parts), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
}
