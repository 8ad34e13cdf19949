import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { brandWith } from '../examples/site'

export const explanation: Explanation = {
  why: say`A brand may leave pages out, but not its first page, the one for addresses that do not exist, or all of its menu. Without its contact page, its visitors have nowhere to ask.`,
  wrong: brandWith({ excludedPages: ['/'] }),
  right: brandWith({ excludedPages: ['/fan'] }),
}
