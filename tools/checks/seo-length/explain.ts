import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Search engines cut off long titles and descriptions, and a very short description says nothing. Each page needs its own.`,
  wrong: { 'pages/fan.json': { description: 'A fan.' } },
  right: { 'pages/fan.json': { description: 'A quiet fan for walls of brick and of wood, up to 40 cm.' } },
}
