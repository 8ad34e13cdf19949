import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`The "parent" is the page above this one, by the name of its file without folders. It makes the breadcrumb.`,
  wrong: { 'pages/fan.json': { parent: 'indx' } },
  right: { 'pages/fan.json': { parent: 'index' } },
}
