import { isVector, ratioOf, type Slot, slotOf } from '../read/media'
import type { Media } from '../read/model'
import type { SiteIndex } from '../read/site-index'

/** Relative tolerance of aspect ratios, because the sizes of small pictures are rounded to whole pixels. */
const tolerance = 0.02

/** The shape of places that show a whole picture of any shape, on a ground. */
const wholeShape = '4:3'

/** Whether a place would cut or stretch a picture. Vector pictures are sharp and without a ground, and always fit. */
export function isCut(file: string, { width, height }: Media, { kind, shape }: Slot): boolean {
  if (shape === undefined || isVector(file) || !width || !height) return false
  if (kind === 'picture' && shape === wholeShape) return false
  return Math.abs(width / height / ratioOf(shape) - 1) > tolerance
}

/** Whether a place shows a picture larger than its number of pixels, so that it looks blurred. */
export function isBlurred(file: string, { width, height }: Media, { shape, least }: Slot): boolean {
  if (shape === undefined || least === undefined || isVector(file) || !width || !height) return false
  const shownWidth = shape === wholeShape ? Math.min(least, (least / ratioOf(shape)) * (width / height)) : least
  return width < Math.floor(shownWidth)
}

/**
 * The pictures that do not fit their places, each with the file of the first page that has the picture at such a place.
 * A key is the path of the picture and the kind of place.
 */
export function firstMisfits({ pages }: Pick<SiteIndex, 'pages'>, media: Record<string, Media>): Map<string, string> {
  const first = new Map<string, string>()
  for (const { file, places = [] } of pages)
    for (const place of places) {
      const [picture = '', ...argument] = place.split('|')
      const slot = slotOf(argument.join('|'))
      const facts = media[picture]
      if (first.has(place) || !facts || !(isCut(picture, facts, slot) || isBlurred(picture, facts, slot))) continue
      first.set(place, file)
    }
  return first
}

/** The key of a picture and its kind of place in `firstMisfits`. */
export function placeOf(file: string, argument: unknown): string {
  return `${file}|${argument}`
}

/** Creates a function that tells whether a problem of a picture is to be said here: once for all its equal places. */
export function sayOnce(
  index: SiteIndex,
  media: Record<string, Media>,
): (file: string, argument: unknown, document: { file: string }) => boolean {
  const first = firstMisfits(index, media)
  const said = new Set<string>()
  return (file, argument, document) => {
    const place = placeOf(file, argument)
    if (said.has(place) || (first.get(place) ?? document.file) !== document.file) return false
    said.add(place)
    return true
  }
}
