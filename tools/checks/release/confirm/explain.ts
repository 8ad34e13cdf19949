import { say } from '../../../language/say.js'
import type { Explanation } from '../../examples/explanation'

export const explanation: Explanation = {
  why: say`An author asks the owner a question here. Remove "confirm" once it is answered.`,
  wrong: { 'pages/fan.json': { confirm: 'Do we still sell it?' } },
  right: { 'pages/fan.json': {} },
}
