import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`"npm run new" or an author wrote these words for later, not for visitors. Write your own in their place.`,
  wrong: { 'pages/fan.json': { label: '[write: the label]' } },
  right: { 'pages/fan.json': { label: 'Fan' } },
}
