import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { brandWith } from '../examples/site'

export const explanation: Explanation = {
  why: say`The "words" of a brand replace interface words by their names. One that does not exist replaces nothing.`,
  wrong: brandWith({ words: { hoem: 'Start' } }),
  right: brandWith({ words: { home: 'Start' } }),
}
