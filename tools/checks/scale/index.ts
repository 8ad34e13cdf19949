import type { Check } from '../../content/check'
import { valueAt } from '../../content/document'
import { setting } from '../../content/edit'
import { scaleNumbers, type WrittenScale } from '../../content/scale'
import { say } from '../../language/say.js'
import { hasRow, type Tell, tableNamed } from '../own-table'

/** Fields that one kind of diagram has, and the others have not. */
const own: Record<WrittenScale['kind'], string[]> = {
  bars: ['rows'],
  outlines: ['rows', 'beside'],
  elevation: ['widths', 'heights', 'tiers'],
}

/** A diagram has what its kind needs, and finds its figures in the tables of its page. */
export const scale: Check = {
  code: 'scale',
  about: say`A diagram lacks what its kind needs, or names a table, row or figure that cannot be drawn.`,
  create(_, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind !== 'completed' || valueAt(value, ['type']) !== 'scale' || !page?.valid) return
        const scale = value as WrittenScale
        const { json } = document
        const tell: Tell = (at, message, hint, near) =>
          report(document, [...path, ...at], message, { hint, guess: setting(document, [...path, ...at], near) })
        const needed = own[scale.kind].filter((field) => field !== 'beside')
        for (const field of needed)
          if (valueAt(scale, [field]) === undefined)
            tell(['kind'], say`A diagram of kind "${scale.kind}" needs "${field}".`)
        for (const field of new Set(Object.values(own).flat()))
          if (!own[scale.kind].includes(field) && valueAt(scale, [field]) !== undefined)
            tell([field], say`A diagram of kind "${scale.kind}" does not show "${field}".`, say`Remove "${field}".`)
        const table = tableNamed(json, scale.table, ['table'], tell)
        if (!table || needed.some((field) => valueAt(scale, [field]) === undefined)) return
        if (scale.kind !== 'outlines' && !table.columns)
          return tell(
            ['table'],
            say`The table "${scale.table}" has no columns.`,
            say`A diagram of this kind needs a table with "columns".`,
          )
        const numbers = scaleNumbers(scale, json)
        scale.rows?.forEach((row, i) => {
          if (!hasRow(table, row, ['rows', i], tell)) return
          if (scale.kind === 'bars' && Object.keys(numbers.bars?.[row] ?? {}).length < 2)
            tell(
              ['rows', i],
              say`The row "${row}" has fewer than two single numbers to draw.`,
              say`Its cells need a "value".`,
            )
          if (scale.kind === 'outlines' && !numbers.sizes?.[row])
            tell(
              ['rows', i],
              say`The row "${row}" has no size to draw.`,
              say`It needs a "size", or a "value" as a diameter, with the unit mm, cm, m or in.`,
            )
        })
        if (scale.kind !== 'elevation') return
        const nameless = [
          ...(table.columns ?? []).filter(({ id }) => numbers.widths?.[id] === undefined),
          ...table.rows.filter(({ id }) => numbers.heights?.[id] === undefined),
        ]
        if (nameless.length > 0)
          tell(
            ['table'],
            say`"${nameless[0]?.label}" in the table "${scale.table}" has no number.`,
            say`The labels of its columns and rows are what is drawn: "750", "H66".`,
          )
        if (numbers.pairs?.length === 0)
          tell(
            ['table'],
            say`The table "${scale.table}" has no tick.`,
            say`A tick says that a height exists in a width.`,
          )
        const limits = scale.tiers && tableNamed(json, scale.tiers.table, ['tiers', 'table'], tell)
        scale.tiers?.versions.forEach(({ id }, i) => {
          const at = ['tiers', 'versions', i, 'id']
          if (limits && hasRow(limits, id, at, tell) && !numbers.limits?.[id])
            tell(at, say`The row "${id}" does not say from how many to how many.`, say`It needs "from" and "to".`)
        })
      },
    }
  },
}
