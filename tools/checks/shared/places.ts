import type { Path } from '../../content/base/problem'
import type { Report } from '../../content/check/check'
import type { Document } from '../../content/json/document'
import { isVector } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { say } from '../../content/say/say.js'
import { joinNames } from './agree'

type At = { x: number; y: number }
/** A place in a picture, and in its tall form, in percent of width and height. */
export type Place = At & { id: string; tall?: At }

/** Shape of the tall pictures, as the height of one that is as wide as 1. */
const tallHeight = 5 / 4
/** Places nearer than this, in percent of the width, cover each other: they are 28 pixels wide on pictures of 1,200 and 680, and 18 on those of 360. */
const nearest = { full: 2.4, beside: 4.2, tall: 5 }

/** The picture with places: where they are in the document, what one is called, and the picture's shape. */
type Places<Kind extends Place = Place> = {
  document: Document
  path: Path
  list: 'places' | 'parts'
  places: { place: Kind; index: number }[]
  tall?: string
  /** Its height where it is as wide as 1, and whether its list is next to it. */
  height: number
  isBeside?: boolean
}

/** Reports places that a tall picture lacks, or has without being there, and those that cover each other. */
export function checkPlaces({ document, path, list, places, tall, height, isBeside }: Places, report: Report): void {
  const isScene = list === 'places'
  const near = (place: Place, other: Place) =>
    placeDistance(place, other, height) < (isBeside ? nearest.beside : nearest.full)
  const nearTall = ({ tall }: Place, other: Place) =>
    tall !== undefined && other.tall !== undefined && placeDistance(tall, other.tall, tallHeight) < nearest.tall
  places.forEach(({ place, index }, i) => {
    const at = [...path, list, index]
    if (tall !== undefined && !place.tall)
      report(
        document,
        at,
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
        [...at, 'tall'],
        isScene
          ? say`Place "${place.id}" has a position in a "tall" picture, but this scene has no such picture.`
          : say`Part "${place.id}" has a position in a "tall" picture, but this block has no such picture.`,
        {
          hint: say`Remove the position, or name the picture.`,
        },
      )
    const before = places.slice(0, i).map((one) => one.place)
    const covered = before.find((other) => near(place, other))
    const coveredTall = before.find((other) => nearTall(place, other))
    const other = covered ?? coveredTall
    if (other)
      report(
        document,
        covered ? at : [...at, 'tall'],
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

/** Reports a drawing that the page cannot show in its own colours, or that has signs though the page writes them. */
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

/** @returns whether the tall picture is another than the wide one; reported where it is not */
export function isOther(document: Document, block: Path, wide: string, tall: string, report: Report): boolean {
  if (tall !== wide) return true
  report(document, [...block, 'tall'], say`"${tall}" is already the picture for wide screens.`, {
    hint: say`Name one drawn for narrow screens, or remove "tall".`,
  })
  return false
}

/** Reports an SVG file without the element that pages show. */
export function reportNameless(document: Document, path: Path, file: string, report: Report): void {
  report(document, path, say`"${file}" has no element with the id "drawing".`, {
    hint: say`Put all its strokes into one <g id="drawing">: the page shows that element, in the page’s own colours.`,
  })
}

/** In percent of the width. */
function placeDistance(a: At, b: At, height: number): number {
  return Math.hypot(a.x - b.x, (a.y - b.y) * height)
}
