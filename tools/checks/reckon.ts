import type { Check } from '../content/check'
import type { Path } from '../content/problem'
import { eachOf, figureOf, type WrittenReckon } from '../content/reckon'
import { hasRow, instead, tableNamed } from './own-table'

/** A calculator finds a figure for each of its answers in a table of its page, and its examples can be asked. */
export const reckon: Check = {
  code: 'reckon',
  about: 'A calculator names a table, row or figure that it cannot reckon with, or an example that cannot be asked.',
  create(_, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind !== 'reckon' || !page?.valid) return
        const { table: id, unit, from, to, samples, answers } = value as WrittenReckon
        const say = (at: Path, message: string, hint?: string) => report(document, [...path, ...at], message, { hint })
        if (from > to) say(['from'], `The numbers go from ${from} down to ${to}.`, 'The lower end comes first.')
        else
          samples.forEach((example, i) => {
            if (example < from || example > to)
              say(['samples', i], `The example ${example} is not between ${from} and ${to}.`)
          })
        const table = id === undefined ? undefined : tableNamed(document.json, id, ['table'], say)
        for (const [i, answer] of answers.entries()) {
          const { row, column, text } = answer
          const columns = table?.columns?.map(({ id }) => id) ?? []
          const isKnown = column === undefined || columns.includes(column)
          if ((row === undefined) === (text === undefined))
            say(
              ['answers', i],
              `Answer "${answer.id}" needs either "row" or "text".`,
              'A row has the figure; "text" is said where none is published.',
            )
          else if (row !== undefined && id === undefined)
            say(['answers', i, 'row'], `Answer "${answer.id}" names a row, but the block no "table".`)
          else if (row === undefined || !table || !hasRow(table, row, ['answers', i, 'row'], say)) continue
          else if (!isKnown)
            say(
              ['answers', i, 'column'],
              `The table has no column "${column}".`,
              columns.length > 0 ? instead(column, columns) : 'Remove "column".',
            )
          else if (!eachOf(figureOf(answer, table), unit))
            say(
              ['answers', i, 'row'],
              `The row "${row}" has no figure to divide ${unit === undefined ? 'a number' : `"${unit}"`} by.`,
              'It needs a "value", or "from" and "to", above 0 and in the unit of the question; in a table with columns, say which "column".',
            )
        }
      },
    }
  },
}
