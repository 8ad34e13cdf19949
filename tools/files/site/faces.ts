import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { memoize } from '../../content/base/memoize'
import { type Face, facesOf } from '../../content/language/faces'

/**
 * A font file, and the characters it contains as CSS ranges. `numbered`: whether the font is split into many numbered
 * files.
 */
export type Slice = { name: string; file: string; ranges: string; numbered: boolean }

/** An installed npm package with a font. */
export type Installed = { version: string; slices: Slice[] }

const { resolve } = createRequire(import.meta.url)

/** Version and font files of a font's npm package; undefined if the package is not installed. */
export function installed(face: Pick<Face, 'package'>): Installed | undefined {
  return readPackage(face.package)
}

const readPackage = memoize((name: string): Installed | undefined => {
  let folder: string
  try {
    folder = dirname(resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const { version }: { version: string } = json('package.json')
  const ranges: Record<string, string> = json('unicode.json')
  const stem = name.slice(name.indexOf('/') + 1)
  const slices = Object.entries(ranges).map(([key, ranges]): Slice => {
    const name = key.replace(/[[\]]/g, '')
    const file = join(folder, 'files', `${stem}-${name}-wght-normal.woff2`)
    return { name: `${stem}-${name}`, file, ranges, numbered: name !== key }
  })
  return { version, slices }
})

/**
 * Characters of the installed fonts that these languages need, as CSS ranges by npm package.
 */
export function installedFaces(languages: string[]): Record<string, string> {
  const faces = facesOf(languages).flatMap((face): [string, string][] => {
    const fontPackage = installed(face)
    return fontPackage ? [[face.package, fontPackage.slices.map(({ ranges }) => ranges).join()]] : []
  })
  return Object.fromEntries(faces)
}

/** Versions of the fonts that these languages need; undefined for each font that is not installed. */
export function faceVersions(languages: string[]): (string | undefined)[] {
  return facesOf(languages).map((face) => installed(face)?.version)
}
