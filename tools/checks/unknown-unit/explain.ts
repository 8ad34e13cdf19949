import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { exampleTable } from '../examples/fields'

export const explanation: Explanation = {
  why: say`Any unit can be used, but this one is nearly a known one. If it is right, add it to "units" of common.json.`,
  wrong: { 'pages/fan.json': { blocks: [exampleTable({ value: 20, unit: 'Kg' })] } },
  right: { 'pages/fan.json': { blocks: [exampleTable({ value: 20, unit: 'kg' })] } },
}
