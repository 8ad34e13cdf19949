import { isVector } from './media'
import type { Site } from './site'

/** Every media file that a page, a page that is printed or the site file names. */
export function namedMedia({ index, printed, settings }: Site): Set<string> {
  const shared = [settings, ...printed].flatMap(({ annotations }) => annotations)
  const named = shared.flatMap(({ kind, value }) => (kind === 'media' ? [String(value)] : []))
  return new Set([...index.pages.flatMap(({ media }) => media), ...named])
}

/** The named pictures that are served in several widths: not drawings, and not frames, since many of these are loaded at once. */
export function variedPictures(site: Site): Set<string> {
  const frames = new Set(site.index.pages.flatMap(({ frames = [] }) => frames))
  return new Set([...namedMedia(site)].filter((file) => !isVector(file) && !frames.has(file)))
}
