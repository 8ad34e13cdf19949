import type { Media } from './site'

/** What may stand in a place of a document: a PDF, or a picture, where it matters of a certain shape ("4:3"). */
export type Slot = { kind: 'document' | 'picture'; shape?: string }

/** The schema's `media` keyword, read: "document", "picture" or "picture 4:3". */
export function slotOf(argument: unknown): Slot {
  const [kind, shape] = String(argument).split(' ')
  return { kind: kind === 'document' ? 'document' : 'picture', shape }
}

/**
 * Where a media file is served: pictures under a name made from their content, so that browsers may keep them for ever;
 * documents under their own, so that links to them stay good. Of a picture that stands in several widths, the file for
 * browsers that cannot choose.
 */
export function mediaAddress(file: string, media: Media | undefined): string {
  if (!media?.hash) return `/assets/${file}`
  const dot = file.lastIndexOf('.')
  return `/assets/${file.slice(0, dot)}.${media.hash}${media.widths ? '.webp' : file.slice(dot)}`
}

/** Where a picture that stands in several widths is served in one of them. */
export function widthAddress(file: string, media: Media, width: number): string {
  return mediaAddress(file, media).replace(/\.webp$/, `-${width}.avif`)
}
