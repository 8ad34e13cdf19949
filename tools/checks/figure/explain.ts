import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { exampleTable } from '../examples/fields'

export const explanation: Explanation = {
  why: say`A figure is one thing: a value, a range, a limit, dimensions, a tolerance, a tick or nothing. Each language writes it in its own form.`,
  wrong: { 'pages/fan.json': { blocks: [exampleTable({ from: 40, to: 20, unit: 'kg' })] } },
  right: { 'pages/fan.json': { blocks: [exampleTable({ from: 20, to: 40, unit: 'kg' })] } },
}
