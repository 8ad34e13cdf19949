import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { text } from '../examples/words'

export const explanation: Explanation = {
  why: say`No font of the site has this letter, so browsers show it in another font, or as an empty box.`,
  wrong: { 'pages/fan.json': text('It moves air ⟿ outside.') },
  right: { 'pages/fan.json': text('It moves air outside.') },
}
