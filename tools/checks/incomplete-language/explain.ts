import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`"minimumTranslated" of a language says how much of it, in percent, is to be translated and up to date. "npm run translations" lists what is missing.`,
}
