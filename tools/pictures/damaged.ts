import { join } from 'node:path'
import { isPicture, isVector, mediaFolder } from '../content/media'
import type { Media } from '../content/model'
import { namedMedia } from '../content/named-media'
import type { Problem } from '../content/problem'
import type { Site } from '../content/site'
import { cacheFolder, keep, readKept } from '../files/cache'
import { readMedia } from '../files/media'
import { widthsOf } from './encode'
import { findVariant, variantsOf } from './variants'

/** What decoding pictures found: what is wrong, or nothing, by the hash of their content. */
type Known = Record<string, string>

const knownFile = join(cacheFolder, 'decoded.json')

/**
 * Decodes the pictures that a site names, each content once; those that were encoded before are sound.
 * @returns a problem for each that cannot be decoded whole
 */
export async function findDamaged(site: Site): Promise<Problem[]> {
  const known = readKept<Known>(knownFile) ?? {}
  const named = namedMedia(site)
  const problems: Problem[] = []
  let isNew = false
  for (const [file, media] of Object.entries(site.source.media)) {
    const { hash, fault } = media
    if (!hash || fault || !named.has(file) || !isPicture(file)) continue
    if (known[hash] === undefined) {
      known[hash] = isEncoded(file, media) ? '' : await decode(file)
      isNew = true
    }
    if (known[hash]) problems.push(damaged(file, known[hash]))
  }
  if (isNew) keep(knownFile, known)
  return problems
}

function isEncoded(file: string, { hash, width }: Media): boolean {
  if (!hash || !width || isVector(file)) return false
  return variantsOf({ bytes: 0, hash, widths: widthsOf(width) }).every(({ name }) => findVariant(name) !== undefined)
}

/** @returns what is wrong with a picture, or nothing */
async function decode(file: string): Promise<string> {
  // Loaded when there is something to decode, which is rare.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(readMedia(file))
    // A drawing is parsed whole before anything is known of it.
    await (isVector(file) ? picture.metadata() : picture.stats())
    return ''
  } catch {
    return isVector(file) ? 'This drawing is not valid SVG.' : 'This picture is cut off or damaged.'
  }
}

function damaged(file: string, message: string): Problem {
  return {
    file: `${mediaFolder}/${file}`,
    line: 1,
    column: 1,
    code: 'damaged-media',
    severity: 'error',
    message,
    hint: 'Save it again from the program that made it.',
  }
}
