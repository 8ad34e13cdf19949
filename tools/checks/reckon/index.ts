import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { eachOf, figureOf, tableOf, type WrittenReckon } from '../../content/localize/reckon'
import { say } from '../../content/say/say.js'
import { hasRow, instead, pageWithTable, type ReportProblem, tableNamed } from '../shared/own-table'

const calculator = (row: string) => ({
  blocks: [
    {
      type: 'reckon',
      id: 'count',
      title: 'How many fans?',
      question: 'Animals',
      from: 10,
      to: 500,
      samples: [100],
      table: 'specs',
      answers: [{ id: 'fans', name: 'Fans', row }],
    },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [
        { id: 'weight', label: 'Weight', value: { value: 60, unit: 'kg' } },
        { id: 'animals', label: 'Animals for each fan', value: { from: 40, to: 50 } },
      ],
    },
  ],
})

/**
 * Every answer of a calculator has a text, or a figure from a table of this or another page. All examples are within
 * the calculator's range.
 */
export const reckon: Check = {
  code: 'reckon',
  about: say`A calculator names a table, row or figure that it cannot use, or an example outside of its range.`,
  why: say`A calculator divides the visitor’s number by a figure of a table, so both must have the same unit.`,
  wrong: { 'pages/fan.json': calculator('weight') },
  right: { 'pages/fan.json': calculator('animals') },
  create({ index }, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind !== 'completed' || valueAt(value, ['type']) !== 'reckon' || !page?.valid) return
        const { table: id, unit, from, to, samples, answers } = value as WrittenReckon
        const tell: ReportProblem = (fieldPath, message, hint) =>
          report(document, [...path, ...fieldPath], message, { hint })
        if (from > to) tell(['from'], say`The numbers go from ${from} down to ${to}.`, say`The lower end comes first.`)
        else
          samples.forEach((example, i) => {
            if (example < from || example > to)
              tell(['samples', i], say`The example ${example} is not between ${from} and ${to}.`)
          })
        const ownTable = id === undefined ? undefined : tableNamed(document.json, id, ['table'], tell)
        for (const [i, answer] of answers.entries()) {
          const { href, row, column, text } = answer
          const table =
            href === undefined || row === undefined
              ? ownTable
              : tableOf(pageWithTable(href, ['answers', i, 'href'], index, tell))
          const columns = table?.columns?.map(({ id }) => id) ?? []
          const isKnown = column === undefined || columns.includes(column)
          if ((row === undefined) === (text === undefined))
            tell(
              ['answers', i],
              say`Answer "${answer.id}" needs either "row" or "text".`,
              say`A "row" has the figure; "text" is shown if none is published.`,
            )
          else if (row !== undefined && id === undefined && href === undefined)
            tell(
              ['answers', i, 'row'],
              say`Answer "${answer.id}" names a row, but the block has no "table".`,
              say`For a row of another page, give the answer the "href" of that page.`,
            )
          else if (row === undefined || !table || !hasRow(table, row, ['answers', i, 'row'], tell)) continue
          else if (!isKnown)
            tell(
              ['answers', i, 'column'],
              say`The table has no column "${column}".`,
              columns.length > 0 ? instead(column, columns) : say`Remove "column".`,
            )
          else if (!eachOf(figureOf(answer, table), unit))
            tell(
              ['answers', i, 'row'],
              unit === undefined
                ? say`The row "${row}" has no figure to divide a number by.`
                : say`The row "${row}" has no figure to divide "${unit}" by.`,
              say`It needs a "value", or "from" and "to", above 0 and in the unit of the question; in a table with columns, say which "column".`,
            )
        }
      },
    }
  },
}
