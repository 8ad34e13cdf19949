import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { drawing, sectionDrawing } from '../examples/links'

export const explanation: Explanation = {
  why: say`Each figure and letter in a technical drawing has an entry in "parts", and each entry is in the drawing.`,
  given: sectionDrawing,
  wrong: { 'pages/fan.json': drawing('2') },
  right: { 'pages/fan.json': drawing('1') },
}
