import type { Media } from './model'

/** The folder of the files served under `/assets/`. Subfolders whose names begin with "_" are not for authors. */
export const mediaFolder = 'pages/_media'

/**
 * The kind of file that a field accepts. A "frame" is one picture of a view that visitors turn. A "drawing" is a
 * technical drawing, or a picture on which the page draws balloons (numbered labels). `shape` is an aspect ratio such
 * as "4:3", and `least` the width in CSS px at which the place shows a picture of this shape on a desktop.
 */
export type Slot = {
  kind: 'document' | 'drawing' | 'file' | 'film' | 'font' | 'frame' | 'licence' | 'picture' | 'subtitles'
  shape?: string
  least?: number
}

/** The allowed file extensions by kind. */
export const formats: Record<Slot['kind'], string[]> = {
  picture: ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg'],
  drawing: ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg'],
  frame: ['avif', 'webp', 'png', 'jpg', 'jpeg'],
  document: ['pdf'],
  film: ['mp4', 'webm'],
  subtitles: ['vtt'],
  font: ['woff2', 'ttf', 'otf'],
  licence: ['txt'],
  file: ['pdf', 'zip', 'csv', 'txt', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'dwg', 'dxf', 'step', 'stp', 'stl'],
}

/** The extensions of all files that may be published: media files and icons. */
export const publishable = [...new Set([...Object.values(formats).flat(), 'ico'])]

/** The extension of a file name in lower case: `formatOf('fan.JPG') // 'jpg'` */
export function formatOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase()
}

/** Width ÷ height of a shape: `ratioOf('16:9') // 1.777…` */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return width / height
}

/** Whether a file is a picture that the site can show. */
export function isPicture(file: string): boolean {
  return formats.picture.includes(formatOf(file))
}

/** Whether a picture is an SVG. SVG pictures are sharp at any size, so they need no copies in other widths. */
export function isVector(file: string): boolean {
  return formatOf(file) === 'svg'
}

/**
 * Parses the value of the schema's `media` keyword:
 * `slotOf('picture 4:3 480') // { kind: 'picture', shape: '4:3', least: 480 }`
 */
export function slotOf(argument: unknown): Slot {
  const [name, shape, least] = String(argument).split(' ')
  const kinds = Object.keys(formats) as Slot['kind'][]
  return {
    kind: kinds.find((kind) => kind === name) ?? 'picture',
    shape,
    ...(least !== undefined && { least: Number(least) }),
  }
}

/**
 * Returns the address of a media file. The name of a picture contains a content hash, so that browsers can cache the
 * picture forever. Documents keep their names, so that links to them stay valid. A picture in several widths is named
 * only by its hash, because pages repeat the name for each width. The address of such a picture is that of the WebP
 * file, for browsers without AVIF.
 * @param base path of the site below the root of its host; omitted to get the path within the folder of a built site
 */
export function mediaAddress(file: string, media: Media | undefined, base = ''): string {
  if (!media?.hash) return `${base}/assets/${file}`
  if (media.widths) return `${base}/assets/${media.hash}.webp`
  const dot = file.lastIndexOf('.')
  return `${base}/assets/${file.slice(0, dot)}.${media.hash}${file.slice(dot)}`
}

/**
 * The labels (numbers and letters) in a technical drawing, each once, sorted.
 * @param svg the text of an SVG file
 * @returns undefined if the file has no element with the id "drawing", because pages show only that element
 */
export function marksOf(svg: string): string[] | undefined {
  if (!/\sid=["']drawing["']/.test(svg)) return undefined
  const labels = [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, label = '']) =>
    label.replace(/<[^>]*>/g, '').trim(),
  )
  return [...new Set(labels)].sort()
}
