import type { Path } from '../../content/base/problem'
import type { Report } from '../../content/check/check'
import type { Document } from '../../content/json/document'
import { isVector } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { say } from '../../content/say/say.js'
import { joinNames } from './agree'

type At = { x: number; y: number }
/** A position in a picture and in its tall version (`tall`), as percentages of the width and the height. */
export type PicturePoint = At & { id: string; tall?: At }

/** Aspect ratio of tall pictures (height ÷ width). */
const tallHeight = 5 / 4
/**
 * Minimum distance between two places, as a percentage of the picture's width. Markers are 28 CSS px wide on pictures
 * with a width of 1,200 or 680 CSS px, and 18 CSS px wide on pictures with a width of 360 CSS px.
 */
const nearest = { full: 2.4, beside: 4.2, tall: 5 }

/** A picture with places: the position of the list of places in the document, and the shape of the picture. */
type Places<Kind extends PicturePoint = PicturePoint> = {
  document: Document
  path: Path
  list: 'places' | 'parts'
  places: { place: Kind; index: number }[]
  tall?: string
  /** Aspect ratio of the picture (height ÷ width). `isBeside`: whether the list of places is next to the picture. */
  height: number
  isBeside?: boolean
}

/** Reports overlapping places, and missing or unused coordinates for the tall picture. */
export function checkPlaces({ document, path, list, places, tall, height, isBeside }: Places, report: Report): void {
  const isScene = list === 'places'
  const near = (place: PicturePoint, other: PicturePoint) =>
    placeDistance(place, other, height) < (isBeside ? nearest.beside : nearest.full)
  const nearTall = ({ tall }: PicturePoint, other: PicturePoint) =>
    tall !== undefined && other.tall !== undefined && placeDistance(tall, other.tall, tallHeight) < nearest.tall
  places.forEach(({ place, index }, i) => {
    const placePath = [...path, list, index]
    if (tall !== undefined && !place.tall)
      report(
        document,
        placePath,
        isScene
          ? say`Place "${place.id}" has no position in "tall".`
          : say`Part "${place.id}" has no position in "tall".`,
        {
          hint: say`Write "tall" with its "x" and "y" in percent of that picture.`,
        },
      )
    if (tall === undefined && place.tall)
      report(
        document,
        [...placePath, 'tall'],
        isScene
          ? say`Place "${place.id}" has a position in a "tall" picture, but this scene has no such picture.`
          : say`Part "${place.id}" has a position in a "tall" picture, but this block has no such picture.`,
        {
          hint: say`Remove the position, or name the picture.`,
        },
      )
    const previousPlaces = places.slice(0, i).map((previous) => previous.place)
    const covered = previousPlaces.find((other) => near(place, other))
    const coveredTall = previousPlaces.find((other) => nearTall(place, other))
    const other = covered ?? coveredTall
    if (other)
      report(
        document,
        covered ? placePath : [...placePath, 'tall'],
        isScene
          ? say`Places "${other.id}" and "${place.id}" cover each other.`
          : say`Parts "${other.id}" and "${place.id}" cover each other.`,
        {
          severity: 'warning',
          hint: say`Move one of them a little.`,
        },
      )
  })
}

/** Reports a drawing that the page cannot recolour, or that contains text, because such text cannot be translated. */
export function checkPlain(
  document: Document,
  path: Path,
  file: string,
  media: Record<string, Media | undefined>,
  report: Report,
): void {
  const drawing = media[file]
  if (!drawing || drawing.fault || !isVector(file)) return
  if (!drawing.labels) reportNameless(document, path, file, report)
  else if (drawing.labels.length > 0)
    report(document, path, say`The drawing contains words: ${joinNames(drawing.labels.map((word) => `"${word}"`))}.`, {
      hint: say`They cannot be translated there. The page writes the numbers, and "places" the words.`,
    })
}

/** Whether the tall picture differs from the wide one. Reports a problem if both are the same file. */
export function isOther(document: Document, block: Path, wide: string, tall: string, report: Report): boolean {
  if (tall !== wide) return true
  report(document, [...block, 'tall'], say`"${tall}" is already the picture for wide screens.`, {
    hint: say`Name one drawn for narrow screens, or remove "tall".`,
  })
  return false
}

/** Reports an SVG file that has no element with the id "drawing", which is the only element that pages show. */
export function reportNameless(document: Document, path: Path, file: string, report: Report): void {
  report(document, path, say`"${file}" has no element with the id "drawing".`, {
    hint: say`Put all its strokes into one <g id="drawing">: the page shows that element, in the page’s own colours.`,
  })
}

/** Distance between two places as a percentage of the picture's width. @param height aspect ratio (height ÷ width) */
function placeDistance(a: At, b: At, height: number): number {
  return Math.hypot(a.x - b.x, (a.y - b.y) * height)
}
