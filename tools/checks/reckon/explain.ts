import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

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

export const explanation: Explanation = {
  why: say`A calculator divides what visitors ask by a figure of a table on the same page, so both are in the same unit.`,
  wrong: { 'pages/fan.json': calculator('weight') },
  right: { 'pages/fan.json': calculator('animals') },
}
