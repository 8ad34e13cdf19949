import { say } from '../../../language/say.js'
import type { Explanation } from '../../examples/explanation'

export const explanation: Explanation = {
  why: say`The site is published without this page. Remove "draft" when it is ready.`,
  wrong: { 'pages/fan.json': { draft: true } },
  right: { 'pages/fan.json': { draft: false } },
}
