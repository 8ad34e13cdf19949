import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/links'

export const explanation: Explanation = {
  why: say`Visitors who follow this link find nothing. A page’s address is the name of its file; after # is the id of a block.`,
  wrong: { 'pages/fan.json': textPage('More [at home](/hme).') },
  right: { 'pages/fan.json': textPage('More [at home](/).') },
}
