import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

const diagram = (table: string) => ({
  blocks: [
    { type: 'scale', id: 'real-size', kind: 'outlines', title: 'Size', table, rows: ['size'] },
    {
      type: 'spec-table',
      id: 'specs',
      title: 'Data',
      rows: [{ id: 'size', label: 'Size', value: { size: [60, 40], unit: 'cm' } }],
    },
  ],
})

export const explanation: Explanation = {
  why: say`A diagram draws figures of a table on the same page, which are written there and nowhere else.`,
  wrong: { 'pages/fan.json': diagram('sizes') },
  right: { 'pages/fan.json': diagram('specs') },
}
