import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { german, source } from '../examples/translations'

export const explanation: Explanation = {
  why: say`A translation leads to the same pages as its source. The language is added by itself.`,
  given: source('More [at home](/).'),
  wrong: german('Mehr [zu Hause](/fan).'),
  right: german('Mehr [zu Hause](/).'),
}
