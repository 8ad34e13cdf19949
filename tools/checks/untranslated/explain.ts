import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { german, source } from '../examples/translations'

export const explanation: Explanation = {
  why: say`The words were copied from the source and not translated. Translate them, or remove the line: visitors then see another language, marked as such.`,
  given: source('It moves fresh air.'),
  wrong: german('It moves fresh air.'),
  right: german('Er bewegt frische Luft.'),
}
