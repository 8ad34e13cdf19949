import { isVector } from './media'
import type { Site } from './site'

/** The media files to which a page, a printed page (PDF document) or the site file refers. */
export function namedMedia({ index, printed, settings }: Site): Set<string> {
  const annotations = [settings, ...printed].flatMap(({ annotations }) => annotations)
  const files = annotations.flatMap(({ kind, value }) => (kind === 'media' ? [String(value)] : []))
  return new Set([...index.pages.flatMap(({ media }) => media), ...files])
}

/** The pictures that are frames of a view that visitors can turn. */
export function framesOf({ index }: Pick<Site, 'index'>): Set<string> {
  return new Set(index.pages.flatMap(({ frames = [] }) => frames))
}

/**
 * The referenced pictures that are served in several widths. Excludes SVGs, and the frames of products that can be
 * turned, because many frames load at once.
 */
export function variedPictures(site: Site): Set<string> {
  const frames = framesOf(site)
  return new Set([...namedMedia(site)].filter((file) => !isVector(file) && !frames.has(file)))
}
