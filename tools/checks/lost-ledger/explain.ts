import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`locales/.ledger/ records what each translation was made from. Without it, outdated translations cannot be found. Get the folder back from Git, or accept the translations as they are.`,
}
