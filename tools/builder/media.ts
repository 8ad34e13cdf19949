import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import type { Brand } from '../../schema/localized'
import { iconFiles } from '../content/read/icons'
import { mediaAddress, mediaFolder } from '../content/read/media'
import { namedMedia } from '../content/read/named-media'
import type { Site, Source } from '../content/read/site'
import { findVariant, variantsOf } from '../site/pictures/encode'

/** The media that a brand publishes: what its pages use, and what all of its pages share. */
export function mediaOf(brand: Pick<Brand, 'id' | 'excludedPages'>, site: Site): Source['media'] {
  const { index, settings, source } = site
  const pages = index.pages.filter(({ address }) => !isExcluded(brand, address))
  const used = namedMedia({ ...site, index: { ...index, pages } })
  for (const file of iconFiles({ ...settings, brands: settings.brands.filter(({ id }) => id === brand.id) }))
    used.add(file)
  return Object.fromEntries(Object.entries(source.media).filter(([file]) => used.has(file)))
}

/**
 * Where media are published: addresses, and the files there. Of a picture that has several widths
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
