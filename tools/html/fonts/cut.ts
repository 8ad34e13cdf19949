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
 * Fonts for a site's pages: a subset of Rubik for each language, and a subset of each other typeface with the letters
 * in use. Addresses contain hashes of the inputs, so pages can be rendered before the font files are ready.
 */
export function pageFonts(letters: Letters, folder = fontFolder): PageFont[] {
  return [...languageFonts(letters, folder), ...faceFonts(letters, folder)]
}

/** Fonts for link previews: all of Rubik, and a subset of each other typeface with the letters in use. */
export function pictureFonts(letters: Letters): Promise<Font[]> {
  return whenMade([wholeRubik(), ...faceFonts(letters, fontFolder)])
}

/**
 * Makes the fonts for PDF documents. Each has a single weight, because a PDF would embed a variable font as shapes
 * instead of as a font.
 */
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
 * Subsets of Rubik, one file for each language. If a language had two files and only one loaded in time, words would
 * mix two typefaces. Every page lists all files, so all of them have the same hash in their names: separate hashes for
 * seven files would add forty bytes to the first round trip.
 */
function languageFonts(letters: Letters, folder: string): PageFont[] {
  const cuts = [...letters].map(([language, text]) => {
    const cut = { letters: (text.match(lettersWithin(furtherLetters)) ?? []).join(''), features: featuresOf(language) }
    return { language, cut, key: hashOf(JSON.stringify([cutVersion, wholeRubik().address, cut])) }
  })
  const commonHash = hashOf(cuts.map(({ key }) => key).join())
  const files = new Map<string, { first: string; file: Promise<string> }>()
  return cuts.map(({ language, cut, key }) => {
    // Languages that need the same letters share a file, so that a page with words in both languages loads one file.
    const { first, file } = files.get(key) ?? {
      first: language,
      file: keptFont(join(folder, `rubik-${language}-${key}`), () => cutRubik(cut)),
    }
    files.set(key, { first, file })
    const address = `/assets/fonts/rubik-${first}.${commonHash}.woff2`
    return { family: `Rubik ${language}`, weights: designWeights.join(' '), file, address, ranges: '', language }
  })
}

/** Letters and OpenType features of Rubik that a language needs. */
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

/** Lightest and heaviest font weight in the design. Font files leave out all lighter and heavier weights. */
const designWeights = [300, 700] as const

/**
 * OpenType features that a language needs: those that browsers apply by default, and tabular figures. Arabic files
 * leave out kerning: Rubik has none for Arabic letters, and its Latin kerning would make these files a fifth larger.
 */
function featuresOf(language: string): string[] {
  const features = 'ccmp fina init liga locl mark medi mkmk rlig rvrn tnum'.split(' ')
  return scriptOf(language) === 'Arab' ? features : [...features, 'kern']
}
