import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { text } from '../examples/words'

export const explanation: Explanation = {
  why: say`The heading is already shown above the text.`,
  wrong: { 'pages/fan.json': text('Fresh air. It comes in below.', { title: 'Fresh air' }) },
  right: { 'pages/fan.json': text('It comes in below.', { title: 'Fresh air' }) },
}
