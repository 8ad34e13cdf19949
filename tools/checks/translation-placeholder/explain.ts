import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`What is in { } is filled in when the page is shown, so every language needs the same ones, letter by letter.`,
  given: { 'locales/en/common.json': { count: '{n} fans' } },
  wrong: { 'locales/de/common.json': { count: '{zahl} Ventilatoren' } },
  right: { 'locales/de/common.json': { count: '{n} Ventilatoren' } },
}
