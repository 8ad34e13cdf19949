import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`The heading is already shown above the text.`,
  wrong: { 'pages/fan.json': textPage('Fresh air. It comes in below.', { title: 'Fresh air' }) },
  right: { 'pages/fan.json': textPage('It comes in below.', { title: 'Fresh air' }) },
}
