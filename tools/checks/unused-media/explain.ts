import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`No page shows this file. Use it somewhere, or delete it.`,
  wrong: { 'pages/_media/old.svg': { bytes: 900, width: 960, height: 720 } },
  right: { 'pages/_media/old.svg': null },
}
