import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A site needs a first page (pages/index.json) and one for addresses that do not exist (pages/_not-found.json).`,
  wrong: { 'pages/_not-found.json': null },
  right: {},
}
