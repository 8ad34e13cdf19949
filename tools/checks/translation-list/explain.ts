import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { german, source } from '../examples/translations'

export const explanation: Explanation = {
  why: say`A list tells the same facts in every language: an item that is lost is missing there without a trace.`,
  given: source('We bring:\n\n- the mirror\n- the mount\n- tea'),
  wrong: german('Wir bringen:\n\n- den Spiegel\n- die Montierung'),
  right: german('Wir bringen:\n\n- den Spiegel\n- die Montierung\n- Tee'),
}
