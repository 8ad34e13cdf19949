import type { Check } from '../../content/check'
import { valueAt } from '../../content/document'
import { isMeant } from '../../content/glossary'
import { memoize } from '../../content/memoize'
import type { Message } from '../../content/message'
import { wordFinder } from '../../content/pattern'
import { say } from '../../content/say/say.js'
import { type Quantity, quantityNames, quantityOf, usageOf } from '../../content/usage'
import { row } from '../examples'

/** A label names the quantity that its figure has: 380 V is not called a power. */
export const labelUnit: Check = {
  code: 'label-unit',
  severity: 'warning',
  about: say`A label names another quantity than the unit of its figure.`,
  why: say`A label that says "Power" over a figure in kilograms is one of two mistakes: the label or the unit.`,
  wrong: { 'pages/fan.json': row('Power') },
  right: { 'pages/fan.json': row('Weight') },
  isSilenced: true,
  create(site, report) {
    const namedIn = memoize(quantitiesIn)
    return {
      message(message) {
        const { document, path, lang, text } = message
        const unit = path.at(-1) === 'label' ? rowUnit(message) : undefined
        const quantity = quantityOf[unit ?? '']
        if (quantity === undefined) return
        const named = namedIn(lang)(text)
        const [first] = named
        if (first === undefined || named.includes(quantity) || isMeant(site.glossary, text, lang)) return
        report(
          document,
          path,
          say`The label says ${quantityNames[first]} in ${{ language: lang }}, but the figure in ${unit} is a ${quantityNames[quantity]}.`,
          {
            hint: say`Name the ${quantityNames[quantity]}, or correct the unit.`,
            meant: { language: lang, words: text },
          },
        )
      },
    }
  },
}

/** The unit of the figure next to a label, in the document that has the figures: of several columns the first. */
function rowUnit({ document, path, source }: Message): string | undefined {
  const written = source ?? { document, path }
  const row = valueAt(written.document.json, written.path.slice(0, -1))
  const cells = valueAt(row, ['cells'])
  const figures = [valueAt(row, ['value']), ...(typeof cells === 'object' ? Object.values(cells ?? {}) : [])]
  const units = figures.map((figure) => valueAt(figure, ['unit']))
  return units.find((unit) => typeof unit === 'string')
}

/** Finds the quantities that a label in a language names. */
function quantitiesIn(language: string): (label: string) => Quantity[] {
  const words = Object.entries(usageOf(language).quantities ?? {}) as [Quantity, string][]
  const finders = words.map(([name, words]) => ({ name, find: wordFinder(words, language, 'beginning') }))
  // Many tables have the same labels.
  return memoize((label) => finders.filter(({ find }) => find(label).length > 0).map(({ name }) => name))
}
