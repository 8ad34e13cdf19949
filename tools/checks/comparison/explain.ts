import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

const pageWithTable = (id: string, rows: string[]) => ({
  blocks: [
    about,
    { type: 'spec-table', id, title: 'Data', rows: rows.map((row) => ({ id: row, label: row, value: 'Steel' })) },
  ],
})

const comparisonSite = (rows: string[]) => ({
  'pages/fan.json': pageWithTable('specs', ['frame']),
  'pages/index.json': {
    blocks: [{ type: 'compare', id: 'compare', pages: ['/fan', '/heater'], rows, title: 'Fans', rowHeading: 'Part' }],
  },
  'pages/heater.json': {
    title: 'Heater',
    description: 'A heater for houses of every size, from one workshop.',
    ...pageWithTable('specs', ['frame']),
  },
})

export const explanation: Explanation = {
  why: say`A comparison shows the figures of the pages it names, from their own tables: a page needs a table, and a row must be in one.`,
  wrong: comparisonSite(['colour']),
  right: comparisonSite(['frame']),
}
