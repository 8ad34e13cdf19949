import type { Check } from '../content/check'
import { describeNode } from '../content/describe'
import { type Figure, figureForms } from '../content/figure'

/** A figure says one thing that can be shown: a value, a range, dimensions, a limit, a tolerance, a tick or nothing. */
export const figure: Check = {
  code: 'figure',
  about: 'A figure has no value, or several at once, or one that cannot be shown.',
  needed: true,
  create({ contract }, report) {
    return {
      figure({ document, path, value }) {
        const fault = isWellFormed(value) ? faultOf(value) : undefined
        if (!fault) return
        const message = `A figure of ${describeNode(path, document, contract)} ${fault.what}.`
        report(document, fault.field ? [...path, fault.field] : path, message, { hint: fault.hint })
      },
    }
  },
}

/** Whether the schema accepts the fields of a figure; what it refuses is reported there. */
function isWellFormed(value: unknown): value is Figure {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([field, part]) => {
    if (field === 'unit') return typeof part === 'string'
    if (field === 'tick' || field === 'none') return part === true
    if (field === 'values' || field === 'size') return Array.isArray(part) && part.length > 1
    return ['value', 'from', 'to', 'upTo', 'within'].includes(field) && typeof part === 'number'
  })
}

type Fault = { what: string; hint: string; field?: keyof Figure }

function faultOf(figure: Figure): Fault | undefined {
  const { from, to, within, unit, tick, none } = figure
  const forms = figureForms.filter((form) => figure[form] !== undefined)
  if (forms.length === 0 && to === undefined)
    return { what: 'has no value', hint: `Give exactly one of ${figureForms.join(', ')}.` }
  if (forms.length > 1) {
    const found = forms.map((form) => `"${form}"`).join(' and ')
    return { what: `has ${found}`, hint: `Give exactly one of ${figureForms.join(', ')}.` }
  }
  if ((from === undefined) !== (to === undefined))
    return forms.length > 0 && from === undefined
      ? { what: `has "${forms[0]}" and "to"`, hint: 'A range has "from" and "to".', field: 'to' }
      : { what: 'has one end of a range', hint: 'A range has both "from" and "to".' }
  if (from !== undefined && to !== undefined && from === to)
    return { what: `has a range from ${from} to ${to}`, hint: `Write "value": ${from}.`, field: 'to' }
  if (from !== undefined && to !== undefined && from > to)
    return { what: `has a range from ${from} down to ${to}`, hint: 'The lower end comes first.', field: 'from' }
  if (within !== undefined && within <= 0)
    return { what: `has a tolerance of ${within}`, hint: 'A tolerance is more than 0; ± is added.', field: 'within' }
  if (unit !== undefined && (tick || none))
    return { what: 'has a "unit" but no number', hint: 'Remove "unit".', field: 'unit' }
  return undefined
}
