import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`A bullet that is typed stays a letter: the lines run together. In rich text, lines that begin with "- " are a list.`,
  wrong: { 'pages/fan.json': textPage('• Quiet\n• Small') },
  right: { 'pages/fan.json': textPage('- Quiet\n- Small') },
}
