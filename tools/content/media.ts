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
 * documents under their own, so that links to them stay good. A picture that stands in several widths is named by its
 * content alone, since pages say its name once for each; the address is that for browsers that know no AVIF.
 */
export function mediaAddress(file: string, media: Media | undefined): string {
  if (!media?.hash) return `/assets/${file}`
  if (media.widths) return `/assets/${media.hash}.webp`
  const dot = file.lastIndexOf('.')
  return `/assets/${file.slice(0, dot)}.${media.hash}${file.slice(dot)}`
}
