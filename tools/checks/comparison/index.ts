import { didYouMean, nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { comparedRows } from '../../content/localize/comparison'
import { say } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'
import { about } from '../shared/examples'
import { pageWithTable, type ReportProblem } from '../shared/own-table'

const tablePage = (id: string, rows: string[]) => ({
  blocks: [
    about,
    { type: 'spec-table', id, title: 'Data', rows: rows.map((row) => ({ id: row, label: row, value: 'Steel' })) },
  ],
})

const comparisonSite = (rows: string[]) => ({
  'pages/fan.json': tablePage('specs', ['frame']),
  'pages/index.json': {
    blocks: [{ type: 'compare', id: 'compare', pages: ['/fan', '/heater'], rows, title: 'Fans', rowHeading: 'Part' }],
  },
  'pages/heater.json': {
    title: 'Heater',
    description: 'A heater for houses of every size, from one workshop.',
    ...tablePage('specs', ['frame']),
  },
})

type Compared = { pages: string[]; rows?: string[] }

/** A comparison names only pages with a specification table, and only rows that one of these tables contains. */
export const comparison: Check = {
  code: 'comparison',
  about: say`A comparison names a page without a specification table, or a row that none of its pages has.`,
  why: say`A comparison shows the figures of the pages it names, from their own tables: a page needs a table, and a row must be in one.`,
  wrong: comparisonSite(['colour']),
  right: comparisonSite(['frame']),
  create({ index }, report) {
    return {
      mark({ kind, value, path, document, page }) {
        if (kind !== 'completed' || valueAt(value, ['type']) !== 'compare' || !page?.valid) return
        const compared = value as Compared
        const tell: ReportProblem = (fieldPath, message, hint) =>
          report(document, [...path, ...fieldPath], message, { hint })
        const pages = compared.pages.flatMap((address, i) => pageWithTable(address, ['pages', i], index, tell) ?? [])
        if (pages.length < compared.pages.length) return
        const ids = [...new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))]
        compared.rows?.forEach((row, i) => {
          if (ids.includes(row)) return
          report(document, [...path, 'rows', i], say`No page of this comparison has a row "${row}".`, {
            hint: didYouMean(row, ids) ?? say`They have: ${joinNames(ids)}.`,
            guess: setting(document, [...path, 'rows', i], nearest(row, ids)),
          })
        })
        if (comparedRows(compared, index).length === 0)
          report(document, [...path, 'pages'], say`These pages have no row in common.`, {
            hint: say`Name the rows to show in "rows".`,
          })
      },
    }
  },
}
