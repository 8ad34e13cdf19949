import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`Rich text has paragraphs, **strong**, *emphasis*, [links](/address) and lists. Headings are the "title" of a block.`,
  wrong: { 'pages/fan.json': textPage('# Fresh air') },
  right: { 'pages/fan.json': textPage('**Fresh air**') },
}
