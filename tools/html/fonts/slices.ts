import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Face, faceOf, facesOf, lettersWithin, rangesOf, rubik } from '../../content/language/faces'
import { hashOf } from '../../files/files'
import { installed, type Slice } from '../../files/site/faces'
import { cutVersion, keptFont, subsetFont, unusedTables } from './cutter'
import { familyOf, type PageFont } from './font'
import type { Letters } from './letters'
import { mergeFonts } from './merge'

/** Fonts of a site's typefaces other than Rubik. @param weight the only weight in the files; all weights if omitted */
export function faceFonts(letters: Letters, folder: string, weight?: number): PageFont[] {
  return facesOf([...letters.keys()]).flatMap((face) =>
    cutsOf(face, letters).map(({ name, slices, wanted }) => {
      const stem = weight === undefined ? name : `${name}-${weight}`
      const key = hashOf(JSON.stringify([cutVersion, stem, installed(face)?.version, wanted]))
      const axes = weight === undefined ? undefined : { wght: weight }
      const { family, weights } = familyOf(face)
      return {
        family,
        weights: weight === undefined ? weights : `${weight}`,
        address: `/assets/fonts/${stem}.${key}.woff2`,
        file: keptFont(join(folder, `${stem}-${key}`), () => cutSlices(slices, wanted, axes)),
        ranges: rangesOf(wanted, slices.length > 1 ? coarse : 1),
      }
    }),
  )
}

/** A font file to make: its name, source slices and letters. */
type Cut = { name: string; slices: Slice[]; wanted: string }

/**
 * Font files to make for a typeface. Numbered slices are parts of one font and are merged into one file. Each other
 * slice covers one script and becomes a separate file.
 */
function cutsOf(face: Face, letters: Letters): Cut[] {
  const faceLetters = [...letters].flatMap(([code, languageLetters]) => {
    const { package: name, whole } = faceOf(code) ?? {}
    // Leaves out letters that Rubik's file contains, unless the language is displayed only in this typeface.
    return name === face.package
      ? [...(whole ? languageLetters : languageLetters.replace(lettersWithin(rubik), ''))]
      : []
  })
  let remaining = [...new Set(faceLetters)].sort().join('')
  const cuts: Cut[] = []
  const numbered: Cut = { name: face.package.slice(face.package.indexOf('/') + 1), slices: [], wanted: '' }
  for (const slice of installed(face)?.slices ?? []) {
    const matches = remaining.match(lettersWithin(slice.ranges))
    if (!matches) continue
    remaining = remaining.replace(lettersWithin(slice.ranges), '')
    if (slice.numbered) {
      numbered.slices.push(slice)
      numbered.wanted += matches.join('')
    } else {
      // Adds joiners and the dotted circle, because they affect the shapes of the letters next to them.
      const signs = '\u200c\u200d\u25cc'.match(lettersWithin(slice.ranges)) ?? []
      cuts.push({ name: slice.name, slices: [slice], wanted: [...matches, ...signs].join('') })
    }
  }
  if (numbered.slices.length > 0) cuts.unshift({ ...numbered, wanted: [...numbered.wanted].sort().join('') })
  return cuts
}

/**
 * Tables to drop from slices before merging: those that pages do not need, and those that would be wrong in a merged
 * font because they refer to glyphs by number.
 */
const dropped = [...unusedTables, ...'BASE GDEF GPOS GSUB VORG VVAR vhea vmtx'.split(' ')]

async function cutSlices(slices: Slice[], letters: string, variationAxes?: Record<string, number>): Promise<Buffer> {
  const [first] = slices
  const read = ({ file }: Slice) => readFileSync(file)
  if (first && !first.numbered) return subsetFont(read(first), letters, { targetFormat: 'woff2', variationAxes })
  const options = { targetFormat: 'sfnt', noHinting: true, dropTables: dropped } as const
  const parts = await Promise.all(slices.map((slice) => subsetFont(read(slice), letters, options)))
  return subsetFont(mergeFonts(parts), letters, { targetFormat: 'woff2', variationAxes })
}

/**
 * Maximum distance between neighbouring code points in one range of a merged font. Exact ranges would make a long list,
 * and are not needed, because no other font of the family has letters in the gaps.
 */
const coarse = 0x400
