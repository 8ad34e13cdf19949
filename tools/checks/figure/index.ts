import { type Figure, figureForms, isCurrency } from '../../content/base/figure'
import type { Check } from '../../content/check/check'
import { describeNode } from '../../content/read/describe'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'
import { exampleTable } from '../shared/examples'

/** A figure has exactly one form: a value, a range, dimensions, a limit, a tolerance, a tick or "none". */
export const figure: Check = {
  code: 'figure',
  about: say`A figure has no value, or several at once, or one that cannot be shown.`,
  why: say`A figure is one thing: a value, a range, a limit, dimensions, a tolerance, a tick or nothing. Each language writes it in its own form.`,
  wrong: { 'pages/fan.json': { blocks: [exampleTable({ from: 40, to: 20, unit: 'kg' })] } },
  right: { 'pages/fan.json': { blocks: [exampleTable({ from: 20, to: 40, unit: 'kg' })] } },
  needed: true,
  create({ contract }, report) {
    return {
      figure({ document, path, value }) {
        const subject = describeNode(path, document, contract)
        const fault = isWellFormed(value) ? figureFault(value, subject) : undefined
        if (!fault) return
        report(document, fault.field ? [...path, fault.field] : path, fault.message, { hint: fault.hint })
      },
    }
  },
}

/** Fields of a cell that contain text. */
const words = ['unit', 'per', 'tax', 'rich', 'label', 'href', 'src', 'alt']

/** Fields of a cell that contains something other than a figure. */
const contents = ['rich', 'href', 'src'] as const

/** Whether the fields of a figure match the schema. If not, the problem was reported when the document was read. */
function isWellFormed(value: unknown): value is Written {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([field, part]) => {
    if (words.includes(field)) return typeof part === 'string'
    if (field === 'tick' || field === 'none') return part === true
    if (field === 'values' || field === 'size') return Array.isArray(part) && part.length > 1
    return ['value', 'from', 'to', 'upTo', 'within'].includes(field) && typeof part === 'number'
  })
}

type Fault = { message: Said; hint: Said; field?: keyof Figure }

type Written = Figure & Partial<Record<(typeof contents)[number], string>>

function figureFault(figure: Written, subject: Said): Fault | undefined {
  const { from, to, within, unit, tick, none, per, tax } = figure
  const forms = [...figureForms, ...contents].filter((form) => figure[form] !== undefined)
  const isPrice = isCurrency(unit)
  if (forms.length === 0 && to === undefined)
    return {
      message: say`A figure of ${subject} has no value.`,
      hint: say`Give exactly one of ${figureForms.join(', ')}.`,
    }
  if (forms.length > 1)
    return {
      message: say`A figure of ${subject} has ${joinNames(forms.map((form) => `"${form}"`))}.`,
      hint: say`Give exactly one of ${figureForms.join(', ')}.`,
    }
  if (!isPrice && (per ?? tax) !== undefined)
    return {
      message: say`A figure of ${subject} has "${per === undefined ? 'tax' : 'per'}", but is not a price.`,
      hint: say`Write the code of its currency as "unit": "EUR".`,
      field: per === undefined ? 'tax' : 'per',
    }
  // A price may have "from" without "to": "from €25".
  if ((from === undefined) !== (to === undefined) && !(isPrice && to === undefined))
    return forms.length > 0 && from === undefined
      ? {
          message: say`A figure of ${subject} has "${forms[0]}" and "to".`,
          hint: say`A range has "from" and "to".`,
          field: 'to',
        }
      : { message: say`A figure of ${subject} has one end of a range.`, hint: say`A range has both "from" and "to".` }
  if (from !== undefined && to !== undefined && from === to)
    return {
      message: say`A figure of ${subject} has a range from ${from} to ${to}.`,
      hint: say`Write "value": ${from}.`,
      field: 'to',
    }
  if (from !== undefined && to !== undefined && from > to)
    return {
      message: say`A figure of ${subject} has a range from ${from} down to ${to}.`,
      hint: say`The lower end comes first.`,
      field: 'from',
    }
  if (within !== undefined && within <= 0)
    return {
      message: say`A figure of ${subject} has a tolerance of ${within}.`,
      hint: say`A tolerance is more than 0; ± is added.`,
      field: 'within',
    }
  if (unit !== undefined && (tick || none))
    return {
      message: say`A figure of ${subject} has a "unit" but no number.`,
      hint: say`Remove "unit".`,
      field: 'unit',
    }
  return undefined
}
