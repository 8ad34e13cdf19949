import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A site cannot be published without its first page and the one for addresses that do not exist, and what is printed has no address.`,
  wrong: { 'pages/index.json': { draft: true } },
  right: { 'pages/fan.json': { draft: true } },
}
