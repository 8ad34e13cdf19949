import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { picture } from '../examples/words'

export const explanation: Explanation = {
  why: say`People who use a screen reader may not know the other picture. Describe this one on its own.`,
  wrong: { 'pages/fan.json': picture('The same from the side') },
  right: { 'pages/fan.json': picture('The fan from the side') },
}
