import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../../content/base/memoize'
import { type Face, facesOf } from '../../content/language/faces'
import { hashOf } from '../../files/files'
import { projectFolder } from '../../files/project.js'
import { installed } from '../../files/site/faces'

/** A file of a family, the letters it is for (all without ranges), and the address it is published at. */
export type Font<File = string> = {
  family: string
  weights: string
  address: string
  file: File
  ranges: string
  /** The one language it is for. */
  language?: string
}

/** A font whose file may still be made. */
export type PageFont = Font<string | Promise<string>>

/** The family of every site, as styles name it. */
export const ownFamily = 'Rubik Variable'

/** The whole of Rubik, see `renderer/fonts/README.md`. */
export const rubikFile = join(projectFolder, 'renderer/fonts/rubik.woff2')

/** The hash of a file that does not change while a command runs. */
const hashOfFile = memoize((file: string) => hashOf(readFileSync(file)))

/** Rubik with all its letters. */
export function wholeRubik(): Font {
  const address = `/assets/fonts/rubik.${hashOfFile(rubikFile)}.woff2`
  return { family: ownFamily, weights: '300 900', address, file: rubikFile, ranges: '' }
}

/** All fonts of a site in these languages, uncut: for live editing, where letters come and go. */
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

/** How styles name a face. */
export function familyOf({ family }: Face): Pick<Font, 'family' | 'weights'> {
  return { family, weights: '100 900' }
}
