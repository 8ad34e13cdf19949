import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`"related" lists other pages of this site, which are shown with their names and pictures.`,
  wrong: { 'pages/fan.json': { related: ['/#welcome'] } },
  right: { 'pages/fan.json': { related: ['/'] } },
}
