import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`No font of the site has this letter, so browsers show it in another font, or as an empty box.`,
  wrong: { 'pages/fan.json': textPage('It moves air ⟿ outside.') },
  right: { 'pages/fan.json': textPage('It moves air outside.') },
}
