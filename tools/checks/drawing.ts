import type { Check, Report } from '../content/check'
import { type Document, valueAt } from '../content/document'
import { setting } from '../content/edit'
import { isVector } from '../content/media'
import { isPrinted } from '../content/model'
import type { Path } from '../content/problem'
import { listOf } from './agree'

type Part = { mark: string }

/** What a drawing marks, its key explains, and nothing else. */
export const drawing: Check = {
  code: 'drawing',
  about: 'A technical drawing cannot take on the colours of the page, has words, or does not agree with its key.',
  needed: true,
  create({ source }, report) {
    return {
      media({ file, document, path, page, argument }) {
        if (!page?.valid || isPrinted(page) || argument !== 'drawing') return
        const media = source.media[file]
        // Another kind of file is reported as that.
        if (!media || !isVector(file)) return
        if (media.labels) compare(document, path, media.labels, report)
        else
          report(document, path, `"${file}" has no element with the id "drawing".`, {
            hint: 'Put all its strokes into one <g id="drawing">: the page shows that element, in its own colours.',
          })
      },
    }
  },
}

/** @param path of the drawing’s "src" */
function compare(document: Document, path: Path, drawn: string[], report: Report): void {
  const words = drawn.filter((sign) => !/^[1-9A-Z]$/.test(sign))
  if (words.length > 0) {
    report(document, path, `The drawing has words: ${listOf(words.map((word) => `"${word}"`))}.`, {
      hint: 'They cannot be translated there. Draw a figure or a letter, and write the words in "parts".',
    })
    return
  }
  const list = [...path.slice(0, -2), 'parts']
  const explained = (valueAt(document.json, list) as Part[]).map(({ mark }) => mark)
  const missing = drawn.filter((mark) => !explained.includes(mark))
  const strange = explained.filter((mark) => !drawn.includes(mark))
  // One that is too many for one that is missing was meant for it.
  const meant = missing.length === 1 && strange.length === 1 ? missing[0] : undefined
  explained.forEach((mark, i) => {
    const at = [...list, i, 'mark']
    if (!drawn.includes(mark))
      report(document, at, `The drawing has no "${mark}".`, {
        fix: setting(document, at, meant),
        hint: meant ? `Did you mean "${meant}"?` : `It has: ${listOf(drawn)}.`,
      })
    else if (explained.indexOf(mark) < i)
      report(document, at, `"${mark}" appears twice in the key of the drawing.`, { hint: 'Give each its own.' })
  })
  if (missing.length > 0 && !meant)
    report(document, list, `The key does not say what ${listOf(missing.map((mark) => `"${mark}"`))} of the drawing is.`)
}
