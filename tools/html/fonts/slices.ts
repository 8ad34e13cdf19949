import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Face, faceOf, facesOf, lettersWithin, rubik } from '../../content/language/faces'
import { hashOf } from '../../files/files'
import { installed, type Slice } from '../../files/site/faces'
import { cutVersion, keptFont, subsetFont, unusedTables } from './cutter'
import { familyOf, type PageFont } from './font'
import type { Letters } from './letters'
import { mergeFonts } from './merge'

/** The files of the faces of a site apart from Rubik. @param weight the only one they have; without it they have all */
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

/** A file to make: the slices it comes from, and its letters. */
type Cut = { name: string; slices: Slice[]; wanted: string }

/** Numbered slices are of one font, and become one again; others are of one script each, with rules of how letters join. */
function cutsOf(face: Face, letters: Letters): Cut[] {
  const own = [...letters].flatMap(([code, some]) => {
    const { package: name, whole } = faceOf(code) ?? {}
    // What Rubik has is in its file, but for a language that is set in its face altogether.
    return name === face.package ? [...(whole ? some : some.replace(lettersWithin(rubik), ''))] : []
  })
  let rest = [...new Set(own)].sort().join('')
  const cuts: Cut[] = []
  const numbered: Cut = { name: face.package.slice(face.package.indexOf('/') + 1), slices: [], wanted: '' }
  for (const slice of installed(face)?.slices ?? []) {
    const found = rest.match(lettersWithin(slice.ranges))
    if (!found) continue
    rest = rest.replace(lettersWithin(slice.ranges), '')
    if (slice.numbered) {
      numbered.slices.push(slice)
      numbered.wanted += found.join('')
    } else {
      // Signs between letters decide how they join.
      const signs = '\u200c\u200d\u25cc'.match(lettersWithin(slice.ranges)) ?? []
      cuts.push({ name: slice.name, slices: [slice], wanted: [...found, ...signs].join('') })
    }
  }
  if (numbered.slices.length > 0) cuts.unshift({ ...numbered, wanted: [...numbered.wanted].sort().join('') })
  return cuts
}

/** Tables that a merged font cannot have, since they name glyphs by their numbers, or does without. */
const dropped = [...unusedTables, ...'BASE GDEF GPOS GSUB VORG VVAR vhea vmtx'.split(' ')]

async function cutSlices(slices: Slice[], letters: string, variationAxes?: Record<string, number>): Promise<Buffer> {
  const [first] = slices
  const read = ({ file }: Slice) => readFileSync(file)
  if (first && !first.numbered) return subsetFont(read(first), letters, { targetFormat: 'woff2', variationAxes })
  const options = { targetFormat: 'sfnt', noHinting: true, dropTables: dropped } as const
  const parts = await Promise.all(slices.map((slice) => subsetFont(read(slice), letters, options)))
  return subsetFont(mergeFonts(parts), letters, { targetFormat: 'woff2', variationAxes })
}

/** So far apart may letters be in one range of a font that is alone in its family: a list of each would be long. */
const coarse = 0x400

/** Letters as ranges of code points. @param gap how far apart two in one range may be */
function rangesOf(letters: string, gap: number): string {
  const ranges: [first: number, last: number][] = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && point - range[1] <= gap) range[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
