import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`locales/.ledger/ is a part of the repository. Where two people changed the same lines, Git asks which stay: in the ledger it is those of both.`,
}
