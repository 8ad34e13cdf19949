import type { Check, Report } from '../content/check'
import type { Document } from '../content/document'
import { isVector } from '../content/media'
import type { Media } from '../content/model'
import type { Path } from '../content/problem'
import { listOf } from './agree'

type At = { x: number; y: number }
type Place = At & { id: string; tall?: At }
type Scene = { image: { src: string }; tall?: string; places: Place[] }

/** Shapes of the two pictures, as the height of one that is as wide as 1. */
const [wideHeight, tallHeight] = [5 / 12, 5 / 4]
/** Places nearer than this, in percent of the width, cover each other: they are 28 pixels wide on pictures of 1,200 and 360. */
const [wideDistance, tallDistance] = [2.4, 8]

/** The drawing of a scene takes on the colours of the page, and each of its places can be seen and tapped. */
export const scene: Check = {
  code: 'scene',
  about:
    'The picture of a scene cannot take on the colours of the page, or a place in it is not where it can be tapped.',
  create({ source }, report) {
    return {
      block({ type, path, block, page: { document, valid } }) {
        if (!valid || type !== 'scene') return
        const { image, tall, places } = block as unknown as Scene
        checkDrawing(document, [...path, 'image', 'src'], image.src, source.media, report)
        if (tall !== undefined) checkDrawing(document, [...path, 'tall'], tall, source.media, report)
        places.forEach((place, i) => {
          const at = [...path, 'places', i]
          if (tall !== undefined && !place.tall)
            report(document, at, `Place "${place.id}" does not say where it is in "tall".`, {
              hint: 'Write "tall" with its "x" and "y" in percent of that picture.',
            })
          if (tall === undefined && place.tall)
            report(
              document,
              [...at, 'tall'],
              `Place "${place.id}" is in a "tall" picture, which this scene does not have.`,
              {
                hint: 'Remove it, or name the picture.',
              },
            )
          const before = places.slice(0, i)
          const near = before.find((other) => distance(place, other, wideHeight) < wideDistance)
          const nearTall = before.find(
            (other) => place.tall && other.tall && distance(place.tall, other.tall, tallHeight) < tallDistance,
          )
          if (near) tooNear(document, at, place, near, report)
          else if (nearTall) tooNear(document, [...at, 'tall'], place, nearTall, report)
        })
      },
    }
  },
}

function checkDrawing(
  document: Document,
  path: Path,
  file: string,
  media: Record<string, Media | undefined>,
  report: Report,
): void {
  const drawing = media[file]
  if (!drawing || !isVector(file)) return
  if (!drawing.labels)
    report(document, path, `"${file}" has no element with the id "drawing".`, {
      hint: 'Put all its strokes into one <g id="drawing">: the page shows that element, in its own colours.',
    })
  else if (drawing.labels.length > 0)
    report(document, path, `The drawing has words: ${listOf(drawing.labels.map((word) => `"${word}"`))}.`, {
      hint: 'They cannot be translated there. The page writes the numbers, and "places" the words.',
    })
}

function tooNear(document: Document, path: Path, place: Place, other: Place, report: Report): void {
  report(document, path, `Places "${other.id}" and "${place.id}" cover each other.`, {
    severity: 'warning',
    hint: 'Move one of them a little.',
  })
}

/** In percent of the width. */
function distance(a: At, b: At, height: number): number {
  return Math.hypot(a.x - b.x, (a.y - b.y) * height)
}
