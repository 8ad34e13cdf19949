import { memoize } from '../base/memoize'
import { isVector, ratioOf, type Slot, slotOf } from '../read/media'
import type { Media } from '../read/model'
import type { SiteIndex } from '../read/site-index'

/** Relative tolerance of aspect ratios, because the sizes of small pictures are rounded to whole pixels. */
const tolerance = 0.02

/** Aspect ratio of places that show a picture of any shape without cropping, on a background. */
const wholeShape = '4:3'

/** Whether a place would crop or stretch a picture. Vector pictures have no background, so they always fit. */
export function isCut(file: string, { width, height }: Media, { kind, shape }: Slot): boolean {
  if (shape === undefined || isVector(file) || !width || !height) return false
  if (kind === 'picture' && shape === wholeShape) return false
  return Math.abs(width / height / ratioOf(shape) - 1) > tolerance
}

/** Whether a picture has too few pixels for the size at which a place shows it, so that it looks blurred. */
export function isBlurred(file: string, { width, height }: Media, { shape, least }: Slot): boolean {
  if (shape === undefined || least === undefined || isVector(file) || !width || !height) return false
  const shownWidth = shape === wholeShape ? Math.min(least, (least / ratioOf(shape)) * (width / height)) : least
  return width < Math.floor(shownWidth)
}

/**
 * Returns the pictures that do not fit their places, each with the file of the first page that shows the picture at
 * such a place. A key consists of the path of the picture and the kind of place (`placeOf`).
 */
export function firstMisfits({ pages }: Pick<SiteIndex, 'pages'>, media: Record<string, Media>): Map<string, string> {
  const firstFiles = new Map<string, string>()
  for (const { file, places = [] } of pages)
    for (const place of places) if (!firstFiles.has(place)) firstFiles.set(place, file)
  const isMisfit = (place: string) => {
    const [picture = '', ...argument] = place.split('|')
    const slot = slotOf(argument.join('|'))
    const facts = media[picture]
    return facts !== undefined && (isCut(picture, facts, slot) || isBlurred(picture, facts, slot))
  }
  return new Map([...firstFiles].filter(([place]) => isMisfit(place)))
}

/** Cached because every batch of pages needs the misfits of the whole site. */
const misfitsOf = memoize((index: SiteIndex) => memoize((media: Record<string, Media>) => firstMisfits(index, media)))

/** Returns the key of a picture and its kind of place in `firstMisfits`. */
function placeOf(file: string, argument: unknown): string {
  return `${file}|${argument}`
}

/** Creates a function that tells whether to report a picture's problem here: once for all places of the same kind. */
export function sayOnce(
  index: SiteIndex,
  media: Record<string, Media>,
): (file: string, argument: unknown, document: { file: string }) => boolean {
  const first = misfitsOf(index)(media)
  const said = new Set<string>()
  return (file, argument, document) => {
    const place = placeOf(file, argument)
    if (said.has(place) || (first.get(place) ?? document.file) !== document.file) return false
    said.add(place)
    return true
  }
}
