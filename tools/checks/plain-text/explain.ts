import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Visitors would read these signs as they are written. Markdown belongs in the "text" of a block, HTML nowhere.`,
  wrong: { 'pages/fan.json': { title: 'Wall <b>fan</b>' } },
  right: { 'pages/fan.json': { title: 'Wall fan' } },
}
