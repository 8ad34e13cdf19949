import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A folder of locales/ is in a language that pages/_site.json does not list, so it is never shown.`,
  wrong: { 'locales/dee/fan.json': { title: 'Wandventilator' } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
}
