import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { gallery, lineDrawing } from '../examples/links'
import { brandWith } from '../examples/site'

export const explanation: Explanation = {
  why: say`Black lines on a dark ground are not seen. A drawing in "currentColor" has the colour of the words around it; other pictures need a ground.`,
  given: brandWith({ darkTheme: true, darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' } }),
  wrong: { 'pages/_media/line.svg': { ...lineDrawing, isBlack: true }, 'pages/fan.json': gallery('line.svg') },
  right: { 'pages/_media/line.svg': lineDrawing, 'pages/fan.json': gallery('line.svg') },
}
