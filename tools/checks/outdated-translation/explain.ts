import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`The source changed after it was translated, so visitors may read something in that language that is no longer true. Translate it again, or accept the translation if it still fits.`,
}
