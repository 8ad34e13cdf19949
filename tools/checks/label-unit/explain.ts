import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { row } from '../examples/words'

export const explanation: Explanation = {
  why: say`A label that says "Power" over a figure in kilograms is one of two mistakes: the label or the unit.`,
  wrong: { 'pages/fan.json': row('Power') },
  right: { 'pages/fan.json': row('Weight') },
}
