import { join } from 'node:path'
import { mediaAddress, mediaFolder } from '../content/media'
import type { Source } from '../content/site'
import { findVariant, variantsOf } from '../pictures/variants'

/**
 * What is published of the media: addresses, and the files that lie there. Of a picture that stands in several widths
 * only those; what the author named stays in the repository.
 */
export function mediaFiles(media: Source['media']): [address: string, file: string][] {
  return Object.entries(media).flatMap(([file, one]): [string, string][] => {
    const variants = variantsOf(one)
    if (variants.length === 0) return [[mediaAddress(file, one), join(mediaFolder, file)]]
    return variants.map(({ name }) => {
      const found = findVariant(name)
      if (!found) throw new Error(`${name} was not made.`)
      return [`/assets/${name}`, found]
    })
  })
}
