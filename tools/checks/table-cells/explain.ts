import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

function columns(cells: object): object {
  const small = { id: 'small', label: 'Small' }
  return {
    type: 'spec-table',
    id: 'specs',
    title: 'Data',
    rowHeading: 'Model',
    columns: [small],
    rows: [{ id: 'weight', label: 'Weight', cells }],
  }
}

export const explanation: Explanation = {
  why: say`A table with columns needs a cell for each column in every row, or visitors would take one figure for another.`,
  wrong: { 'pages/fan.json': { blocks: [columns({ smal: { value: 20, unit: 'kg' } })] } },
  right: { 'pages/fan.json': { blocks: [columns({ small: { value: 20, unit: 'kg' } })] } },
}
