import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../../content/base/memoize'
import { type Face, facesOf } from '../../content/language/faces'
import { hashOf } from '../../files/files'
import { projectFolder } from '../../files/project.js'
import { installed } from '../../files/site/faces'

/** A font file of a family: its published address, and its letters as `unicode-range` (empty for all letters). */
export type Font<File = string> = {
  family: string
  weights: string
  address: string
  file: File
  ranges: string
  /** The only language that uses the font. Undefined if all languages can use it. */
  language?: string
  /** The brand that the font belongs to. Undefined for fonts of the engine, which all brands use. */
  brand?: string
  /** Whether the font lacks letters that its language uses on the site. */
  isPartial?: boolean
}

/** A font whose file may not have been written yet. */
export type PageFont = Font<string | Promise<string>>

/** CSS family name of Rubik, the font that every site uses. */
export const ownFamily = 'Rubik Variable'

/** Path of the file with all letters of Rubik, see `renderer/fonts/README.md`. */
export const rubikFile = join(projectFolder, 'renderer/fonts/rubik.woff2')

/** Hash of a file, computed once, because the file does not change while a command runs. */
const hashOfFile = memoize((file: string) => hashOf(readFileSync(file)))

/** Returns Rubik with all its letters, as a font that pages can load. */
export function wholeRubik(): Font {
  const address = `/assets/fonts/rubik.${hashOfFile(rubikFile)}.woff2`
  return { family: ownFamily, weights: '300 900', address, file: rubikFile, ranges: '' }
}

/** Fonts of a site with all their letters. They are used in live editing, where an author can type any letter. */
export function uncutFonts(languages: string[]): Font[] {
  const further = facesOf(languages).flatMap((face) => {
    const { version, slices } = installed(face) ?? { version: '', slices: [] }
    return slices.map(({ name, file, ranges }) => ({
      ...familyOf(face),
      address: `/assets/fonts/${name}.${version}.woff2`,
      file,
      ranges,
    }))
  })
  return [wholeRubik(), ...further]
}

/** CSS family name and weights of a typeface. */
export function familyOf({ family }: Face): Pick<Font, 'family' | 'weights'> {
  return { family, weights: '100 900' }
}
