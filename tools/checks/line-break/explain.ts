import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Plain words are one line: browsers would show the break as a space, and tables would fall apart. Only rich text has lines.`,
  wrong: { 'pages/fan.json': { title: 'Wall\nfan' } },
  right: { 'pages/fan.json': { title: 'Wall fan' } },
}
