import type { Check } from '../content/check'
import { type Figure, figureForms } from '../content/figure'
import { thing } from '../content/subject'

/** A figure says one thing: a value, a range, dimensions, a limit, a tolerance, a tick or nothing. */
export const figure: Check = {
  code: 'figure',
  about: 'A figure has no value, or several at once.',
  run({ pages, printed, contract }, report) {
    for (const { document, marks } of [...pages, ...printed]) {
      for (const { kind, path, value } of marks) {
        if (kind !== 'figure') continue
        const figure = value as Figure
        const forms = figureForms.filter((form) => figure[form] !== undefined)
        const subject = `A figure of ${thing(path, document, contract)}`
        if (forms.length !== 1) {
          const found = forms.length === 0 ? 'has no value' : `has ${forms.map((form) => `"${form}"`).join(' and ')}`
          report(document, path, `${subject} ${found}.`, { hint: `Give exactly one of ${figureForms.join(', ')}.` })
        } else if ((figure.from === undefined) !== (figure.to === undefined)) {
          report(document, path, `${subject} has one end of a range.`, { hint: 'A range has both "from" and "to".' })
        }
      }
    }
  },
}
