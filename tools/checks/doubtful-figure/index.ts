import type { Check } from '../../content/check'
import { type Document, valueAt } from '../../content/document'
import { memoize } from '../../content/memoize'
import { openText } from '../../content/open-text'
import type { Path } from '../../content/problem'
import { say } from '../../content/say/say.js'
import { examplePage, row } from '../examples'

/** Units of what there is no less of than nothing. */
const positive = new Set('kg t lb oz m² cm² mm² ha m³ cm³ mm³ l ml hl gal'.split(' '))

/** A number with three decimals, the last one 0. Decimals are not written like that: 12.400. */
const grouped = /[\d]\.\d\d0(?!\d)/

/** Figures that cannot be meant as they are written. */
export const doubtfulFigure: Check = {
  code: 'doubtful-figure',
  severity: 'warning',
  about: say`A figure is most likely not what was meant: 12.400 for 12,400, a weight under 0, or a thousand times its neighbour.`,
  why: say`JSON takes a point for decimals: 12.400 is twelve point four. A weight under 0, or exactly a thousand times its neighbour, is most likely a slip.`,
  wrong: {
    'pages/fan.json': JSON.stringify({ ...examplePage('Wall fan'), ...row('Weight') }, null, 2).replace(
      '20,',
      '12.400,',
    ),
  },
  right: { 'pages/fan.json': { ...examplePage('Wall fan'), ...row('Weight') } },
  create(_, report) {
    const isSuspicious = memoize(({ text }: Document) => grouped.test(text))
    return {
      figure({ document, path, value }) {
        for (const { at, number } of placedNumbers(value, path)) {
          const unit = valueAt(value, ['unit'])
          if (number < 0 && typeof unit === 'string' && positive.has(unit))
            report(document, at, say`A figure in ${unit} cannot be less than 0, but is ${number}.`, {
              hint: say`Remove the minus sign, or correct the unit.`,
            })
          const written = isSuspicious(document) ? writtenAs(document, at) : undefined
          if (written !== undefined && /^-?[1-9]\d{0,2}\.\d\d0$/.test(written))
            report(document, at, say`The number ${written} is shown as ${number}: a point marks decimals.`, {
              hint: say`Write ${written.replace('.', '')}, or ${number} if that is meant.`,
            })
        }
      },
      block({ block, path, page }) {
        if (!page.valid || !Array.isArray(block.rows)) return
        for (const [i, row] of block.rows.entries()) {
          const cells = Object.entries(valueAt(row, ['cells']) ?? {})
          const found = cells.flatMap(([id, cell]) =>
            placedNumbers(cell, [...path, 'rows', i, 'cells', id]).map((one) => ({
              ...one,
              unit: valueAt(cell, ['unit']),
            })),
          )
          const large = found.find((one) => found.some((other) => isThousandfold(one, other)))
          const small = large && found.find((other) => isThousandfold(large, other))
          if (large && small)
            report(
              page.document,
              large.at,
              say`${large.number} ${String(large.unit)} is exactly a thousand times the ${small.number} ${String(small.unit)} in the same row.`,
              { hint: say`Write ${small.number}, or correct the unit.` },
            )
        }
      },
    }
  },
}

type Counted = { number: number; unit: unknown }

/** Whether one of two figures has three zeros too many. Of round ones, such as 1 and 1,000, both may be meant. */
function isThousandfold(large: Counted, small: Counted): boolean {
  const isRound = /^[1-9]0*$/.test(String(small.number))
  return large.unit !== undefined && large.unit === small.unit && !isRound && large.number === small.number * 1000
}

/** The numbers of a figure, with their places. */
function placedNumbers(figure: unknown, path: Path): { at: Path; number: number }[] {
  if (typeof figure !== 'object' || figure === null) return []
  return Object.entries(figure).flatMap(([field, value]) => {
    const list: unknown[] = Array.isArray(value) ? value : [value]
    return list.flatMap((number, i) =>
      typeof number === 'number' ? [{ at: [...path, field, ...(Array.isArray(value) ? [i] : [])], number }] : [],
    )
  })
}

function writtenAs({ text }: Document, path: Path): string | undefined {
  const body = text.replace(/^\ufeff/, '')
  const document = openText(body)
  const node = document.node(path)
  return node && document.raw(node).raw
}
