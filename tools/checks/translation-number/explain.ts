import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { german, source } from '../examples/translations'

export const explanation: Explanation = {
  why: say`Numbers must not differ between languages. Each writes them in its own way: 1,000.5 in English is 1.000,5 in German.`,
  given: source('It weighs 25 kg.'),
  wrong: german('Er wiegt 52 kg.'),
  right: german('Er wiegt 25 kg.'),
}
