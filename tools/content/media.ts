import type { Media } from './site'

/**
 * Where a media file is served: pictures under a name made from their content, so that browsers may keep them for ever;
 * documents under their own, so that links to them stay good.
 */
export function mediaAddress(file: string, media: Media | undefined): string {
  if (!media?.hash) return `/assets/${file}`
  const dot = file.lastIndexOf('.')
  return `/assets/${file.slice(0, dot)}.${media.hash}${file.slice(dot)}`
}
