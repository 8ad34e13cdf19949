import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`Copied text brings signs along that no eye sees: soft hyphens break words in odd places, and a line whose spaces do not break runs out of the page.`,
  wrong: { 'pages/fan.json': textPage('It mo\u00adves air.') },
  right: { 'pages/fan.json': textPage('It moves air.') },
}
