import type { Media } from './model'

/** The files that the site serves under `/assets/`. Folders in it that begin with "_" are not for authors. */
export const mediaFolder = 'pages/_media'

/** The file that a field of a document can name: a PDF, a file to download, a film, its subtitles, one frame of what visitors turn, a technical drawing or a picture that the page draws balloons on, or a picture, where it matters of a certain shape ("4:3"). */
export type Slot = {
  kind: 'document' | 'drawing' | 'file' | 'film' | 'frame' | 'picture' | 'subtitles'
  shape?: string
}

/** Formats the site can show. */
export const formats: Record<Slot['kind'], string[]> = {
  picture: ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg'],
  drawing: ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg'],
  frame: ['avif', 'webp', 'png', 'jpg', 'jpeg'],
  document: ['pdf'],
  film: ['mp4', 'webm'],
  subtitles: ['vtt'],
  file: ['pdf', 'zip', 'csv', 'txt', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'dwg', 'dxf', 'step', 'stp', 'stl'],
}

/** All that is published: what pages can show, and the icons of browsers. */
export const publishable = [...new Set([...Object.values(formats).flat(), 'ico'])]

/** The ending of a file's name, in small letters. */
export function formatOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase()
}

/** How wide a shape is for its height: 4/3 for "4:3". */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return width / height
}

/** Whether a file is a picture the site can show. */
export function isPicture(file: string): boolean {
  return formats.picture.includes(formatOf(file))
}

/** Whether a picture is sharp at any size, so that one file of it is enough. */
export function isVector(file: string): boolean {
  return formatOf(file) === 'svg'
}

/** The schema's `media` keyword, read: "document", "drawing", "file", "film", "frame", "subtitles", "picture" or "picture 4:3". */
export function slotOf(argument: unknown): Slot {
  const [name, shape] = String(argument).split(' ')
  const kinds = Object.keys(formats) as Slot['kind'][]
  return { kind: kinds.find((kind) => kind === name) ?? 'picture', shape }
}

/**
 * Where a media file is served: pictures under a name made from their content, so that browsers may keep them for ever;
 * documents under their own, so that links to them stay good. A picture that exists in several widths is named by its
 * content alone, since pages say its name once for each; the address is that for browsers that know no AVIF.
 */
export function mediaAddress(file: string, media: Media | undefined): string {
  if (!media?.hash) return `/assets/${file}`
  if (media.widths) return `/assets/${media.hash}.webp`
  const dot = file.lastIndexOf('.')
  return `/assets/${file.slice(0, dot)}.${media.hash}${file.slice(dot)}`
}

/**
 * The signs in a technical drawing, each once.
 * @param svg the text of an SVG file
 * @returns undefined when it has no element named "drawing", which is what a page shows of it
 */
export function marksOf(svg: string): string[] | undefined {
  if (!/\sid=["']drawing["']/.test(svg)) return undefined
  const signs = [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, sign = '']) =>
    sign.replace(/<[^>]*>/g, '').trim(),
  )
  return [...new Set(signs)].sort()
}
