import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basicLetters, furtherLetters, lettersIn, lettersWithin } from '../../content/language/faces'
import { scriptOf } from '../../content/language/language'
import { hashOf } from '../../files/files'
import { cutVersion, fontFolder, keptFont, subsetFont, unusedTables } from './cutter'
import { type Font, ownFamily, type PageFont, rubikFile, wholeRubik } from './font'
import type { Letters } from './letters'
import { faceFonts } from './slices'

/**
 * The fonts of the pages of a site: for each language what it uses of Rubik in one file, and of each further face the
 * letters that are used. Their addresses are known at once, by what the files are made from, so that pages need not wait
 * until these are there.
 */
export function pageFonts(letters: Letters, folder = fontFolder): PageFont[] {
  return [...languageFonts(letters, folder), ...faceFonts(letters, folder)]
}

/** The fonts of drawn pictures: the whole of Rubik, and of each further face the letters that are used. */
export function pictureFonts(letters: Letters): Promise<Font[]> {
  return whenMade([wholeRubik(), ...faceFonts(letters, fontFolder)])
}

/** The fonts of paper, each in one weight: what is variable a PDF takes as drawings of letters, not as a font. */
export function paperFonts(letters: Letters, weights: number[]): Promise<Font[]> {
  const fonts = weights.flatMap((weight): PageFont[] => {
    const name = `rubik-${weight}-${hashOf(JSON.stringify([cutVersion, wholeRubik().address]))}`
    const options = { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes: { wght: weight } } as const
    const file = keptFont(join(fontFolder, name), () => subsetFont(readFileSync(rubikFile), undefined, options))
    const address = `/assets/fonts/${name}.woff2`
    return [
      { family: ownFamily, weights: `${weight}`, address, file, ranges: '' },
      ...faceFonts(letters, fontFolder, weight),
    ]
  })
  return whenMade(fonts)
}

function whenMade(fonts: PageFont[]): Promise<Font[]> {
  return Promise.all(fonts.map(async (font) => ({ ...font, file: await font.file })))
}

/**
 * The files of Rubik. Of two, one may come in time and the other not, and words would be set in two typefaces. Every page
 * names all of them, so that they have one hash together: seven would cost the first round trip forty bytes more.
 */
function languageFonts(letters: Letters, folder: string): PageFont[] {
  const cuts = [...letters].map(([language, text]) => {
    const cut = { letters: (text.match(lettersWithin(furtherLetters)) ?? []).join(''), features: featuresOf(language) }
    return { language, cut, key: hashOf(JSON.stringify([cutVersion, wholeRubik().address, cut])) }
  })
  const all = hashOf(cuts.map(({ key }) => key).join())
  const made = new Map<string, { first: string; file: Promise<string> }>()
  return cuts.map(({ language, cut, key }) => {
    // Languages that need the same letters share a file: on a page with words in both it is fetched once.
    const { first, file } = made.get(key) ?? {
      first: language,
      file: keptFont(join(folder, `rubik-${language}-${key}`), () => cutRubik(cut)),
    }
    made.set(key, { first, file })
    const address = `/assets/fonts/rubik-${first}.${all}.woff2`
    return { family: `Rubik ${language}`, weights: designWeights.join(' '), file, address, ranges: '', language }
  })
}

/** What pages need of Rubik for a language. */
type RubikCut = { letters: string; features: string[] }

function cutRubik({ letters, features }: RubikCut): Promise<Buffer> {
  const [min, max] = designWeights
  return subsetFont(readFileSync(rubikFile), lettersIn(basicLetters) + letters, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: unusedTables,
    keepFeatures: features,
    variationAxes: { wght: { min, max } },
  })
}

/** The lightest and the heaviest weight of the design: files need not have the others. */
const designWeights = [300, 700] as const

/**
 * The rules for letters that a language needs: what browsers apply by themselves, and figures of one width for tables.
 * Rubik has no kerning for Arabic; that for Latin would add a fifth to its file.
 */
function featuresOf(language: string): string[] {
  const features = 'ccmp fina init liga locl mark medi mkmk rlig rvrn tnum'.split(' ')
  return scriptOf(language) === 'Arab' ? features : [...features, 'kern']
}
