import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import type { Brand } from '../../schema/localized'
import { iconFiles } from '../content/read/icons'
import { formatOf, formats, mediaAddress, mediaFolder } from '../content/read/media'
import { namedMedia } from '../content/read/named-media'
import type { Site, Source } from '../content/read/site'
import { findVariant, variantsOf } from '../site/pictures/encode'

/** Selects the media files that a brand publishes: those used by its pages and by shared data, and its icons. */
export function mediaOf(brand: Pick<Brand, 'id' | 'excludedPages'>, site: Site): Source['media'] {
  const { index, settings, source } = site
  const pages = index.pages.filter(({ address }) => !isExcluded(brand, address))
  const usedFiles = namedMedia({ ...site, index: { ...index, pages } })
  // Pages load only the letters of a font that they need (`html/fonts`).
  for (const file of usedFiles) if (formats.font.includes(formatOf(file))) usedFiles.delete(file)
  for (const file of iconFiles({ ...settings, brands: settings.brands.filter(({ id }) => id === brand.id) }))
    usedFiles.add(file)
  return Object.fromEntries(Object.entries(source.media).filter(([file]) => usedFiles.has(file)))
}

/**
 * Lists the addresses of media files, each with the path of the file to publish there. For a picture with variants,
 * only the variants are published, not the original.
 * @throws if a variant has not been made
 */
export function mediaFiles(media: Source['media']): [address: string, file: string][] {
  return Object.entries(media).flatMap(([file, medium]): [string, string][] => {
    const variants = variantsOf(medium)
    if (variants.length === 0) return [[mediaAddress(file, medium), join(mediaFolder, file)]]
    return variants.map(({ name }) => {
      const path = findVariant(name)
      if (!path) throw new Error(`${name} was not made.`)
      return [`/assets/${name}`, path]
    })
  })
}
