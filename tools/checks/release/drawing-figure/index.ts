import type { Annotation } from '../../../content/base/contract'
import type { Figure } from '../../../content/base/figure'
import type { Check } from '../../../content/check/check'
import { say } from '../../../content/say/say.js'
import { drawingWith, sectionDrawing } from '../../shared/examples'

/** A drawing promises measures that somebody may build by: each of them is also in a table of its page. */
export const drawingFigure: Check = {
  code: 'drawing-figure',
  about: say`A drawing gives a figure that no table of its page has.`,
  why: say`Somebody may build from this drawing. Its figures must also be in a table of the page, where they can be compared.`,
  given: sectionDrawing,
  wrong: { 'pages/fan.json': withWidth({ value: { value: 40, unit: 'cm' } }) },
  right: { 'pages/fan.json': withWidth({}) },
  create(_, report) {
    return {
      route({ document, annotations, words }) {
        const figures = annotations.filter(({ kind }) => kind === 'figure')
        // A size without a unit may be the name of a column, such as the model "600".
        const named = words.map(({ value }) => `${value} `)
        const known = new Set([...named, ...figures.filter((mark) => !isOfDrawing(mark)).flatMap(quantities)])
        for (const mark of figures.filter(isOfDrawing)) {
          const unknown = quantities(mark).find((quantity) => !known.has(quantity))
          if (unknown === undefined) continue
          report(document, mark.path, say`The drawing gives ${unknown.trim()}, which no table of this page has.`, {
            hint: say`Add it to a table, or give the drawing a letter without a value.`,
          })
        }
      },
    }
  },
}

/** Whether a figure explains a part of a drawing. */
function isOfDrawing({ path }: Annotation): boolean {
  return path.at(-3) === 'parts'
}

/** The numbers of a figure with its unit: 63 × 120 cm is "63 cm" and "120 cm". */
function quantities({ value }: Annotation): string[] {
  const { unit = '', ...numbers } = value as Figure
  return Object.values(numbers)
    .flat()
    .map((number) => `${number} ${unit}`)
}

function withWidth(value: object): object {
  const [block] = drawingWith('1').blocks
  return { blocks: [{ ...block, parts: [{ id: 'width', mark: '1', name: 'Width', ...value }] }] }
}
