import type { Path } from '../../content/base/problem'
import type { Check, Report } from '../../content/check/check'
import type { Document } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { isVector } from '../../content/read/media'
import { isPrinted, type Media } from '../../content/read/model'
import { either, say } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'
import { drawingWith, sectionDrawing } from '../shared/examples'
import { checkPlaces, isOther, type PicturePoint, reportNameless } from '../shared/places'

type Part = Partial<PicturePoint> & { id: string; mark: string }
type Drawing = { image: { src: string }; tall?: string; parts: Part[] }

/** Aspect ratios (height ÷ width) of pictures on which the page draws balloons (circles with the marks of parts). */
const shapes = { '4:3': 3 / 4, '12:5': 5 / 12, '4:5': 5 / 4 }
/** Relative tolerance of aspect ratios, because the sizes of small pictures are rounded to whole pixels. */
const roundingTolerance = 0.02

/** The key of a drawing lists exactly the marks in the drawing, and balloons that the page draws do not overlap. */
export const drawing: Check = {
  code: 'drawing',
  about: say`A technical drawing cannot take on the colours of the page, contains words or does not match its key, or a balloon is badly placed.`,
  why: say`Each figure and letter in a technical drawing has an entry in "parts", and each entry is in the drawing.`,
  given: sectionDrawing,
  wrong: { 'pages/fan.json': drawingWith('2') },
  right: { 'pages/fan.json': drawingWith('1') },
  needed: true,
  create({ source }, report) {
    return {
      block({ type, path, block, page }) {
        if (!page.valid || isPrinted(page) || type !== 'drawing') return
        const { document } = page
        const { image, tall, parts } = block as unknown as Drawing
        checkKey(document, path, parts, report)
        checkMarks(document, path, image.src, ['image', 'src'], source.media, parts, report)
        if (tall !== undefined && isOther(document, path, image.src, tall, report)) {
          checkMarks(document, path, tall, ['tall'], source.media, parts, report)
          checkShape(document, [...path, 'tall'], tall, source.media, ['4:5'], report)
        }
        const places = parts.flatMap((part, index) => {
          const { x, y } = part
          if (x !== undefined && y !== undefined) return [{ place: { ...part, x, y }, index }]
          const partPath = [...path, 'parts', index]
          if (x !== undefined || y !== undefined)
            report(document, partPath, say`Part "${part.id}" has only "${x === undefined ? 'y' : 'x'}".`, {
              hint: say`Write both "x" and "y", or neither.`,
            })
          else if (part.tall) report(document, partPath, say`Part "${part.id}" has a place only in "tall".`, {})
          else if (source.media[image.src] && !isVector(image.src))
            report(document, partPath, say`Part "${part.id}" has no position in the picture.`, {
              hint: say`Write its "x" and "y" in percent of the picture.`,
            })
          return []
        })
        if (places.length === 0) return
        const shape = checkShape(document, [...path, 'image', 'src'], image.src, source.media, ['4:3', '12:5'], report)
        if (shape === undefined) return
        checkPlaces(
          { document, path, list: 'parts', places, tall, height: shapes[shape], isBeside: shape === '4:3' },
          report,
        )
      },
    }
  },
}

/** The picture's aspect ratio; undefined if its size is unknown. Reports a ratio that is not in `possible`. */
function checkShape(
  document: Document,
  path: Path,
  file: string,
  media: Record<string, Media | undefined>,
  possible: (keyof typeof shapes)[],
  report: Report,
): keyof typeof shapes | undefined {
  const { width, height } = media[file] ?? {}
  if (!width || !height) return undefined
  const shape = possible.find((candidate) => Math.abs((shapes[candidate] * width) / height - 1) <= roundingTolerance)
  if (!shape)
    report(
      document,
      path,
      say`"${file}" is ${width} × ${height}; with places in it, it needs the aspect ratio ${either(possible)}.`,
      {
        hint: say`Crop it to that aspect ratio, or remove "x" and "y" from the parts.`,
      },
    )
  return shape
}

/** Reports marks that several parts use. */
function checkKey(document: Document, block: Path, parts: Part[], report: Report): void {
  const marks = parts.map(({ mark }) => mark)
  marks.forEach((mark, i) => {
    if (marks.indexOf(mark) < i)
      report(document, [...block, 'parts', i, 'mark'], say`"${mark}" appears twice in the key of the drawing.`, {
        hint: say`Give each its own.`,
      })
  })
}

/**
 * Reports differences between the marks in a drawing and the marks in the key. Only vector drawings contain marks.
 * @param inside path of the field with the file name, relative to the block, like ['image', 'src']
 */
function checkMarks(
  document: Document,
  block: Path,
  file: string,
  inside: Path,
  media: Record<string, Media | undefined>,
  parts: Part[],
  report: Report,
): void {
  const drawing = media[file]
  // Missing and damaged files are reported by other rules.
  if (!drawing || drawing.fault || !isVector(file)) return
  if (!drawing.labels) {
    reportNameless(document, [...block, ...inside], file, report)
    return
  }
  const drawn = drawing.labels
  const words = drawn.filter((sign) => !/^[1-9A-Z]$/.test(sign))
  if (words.length > 0) {
    report(
      document,
      [...block, ...inside],
      say`The drawing contains words: ${joinNames(words.map((word) => `"${word}"`))}.`,
      {
        hint: say`They cannot be translated there. Draw a figure or a letter, and write the words in "parts".`,
      },
    )
    return
  }
  const list = [...block, 'parts']
  const explained = parts.map(({ mark }) => mark)
  // Includes the marks of parts that have coordinates, because the page itself draws these marks.
  const knownMarks = new Set([...drawn, ...parts.filter(({ x }) => x !== undefined).map(({ mark }) => mark)])
  const missing = drawn.filter((mark) => !explained.includes(mark))
  const unknownMarks = explained.filter((mark) => !knownMarks.has(mark))
  // If exactly one mark is missing and one is unknown, the unknown mark is probably a misspelling of the missing one.
  const likelyMark = missing.length === 1 && unknownMarks.length === 1 ? missing[0] : undefined
  parts.forEach(({ mark, x }, i) => {
    const markPath = [...list, i, 'mark']
    if (!knownMarks.has(mark))
      report(document, markPath, say`The drawing "${file}" has no "${mark}".`, {
        fix: setting(document, markPath, likelyMark),
        hint: likelyMark ? say`Did you mean "${likelyMark}"?` : say`It has: ${joinNames(drawn)}.`,
      })
    else if (x !== undefined && drawn.includes(mark))
      report(document, markPath, say`"${mark}" is already written in the drawing "${file}".`, {
        hint: say`Remove "x" and "y" from the part, or the mark from the drawing.`,
      })
  })
  if (missing.length > 0 && !likelyMark)
    report(
      document,
      list,
      say`The key does not say what ${joinNames(missing.map((mark) => `"${mark}"`))} of the drawing "${file}" is.`,
    )
}
