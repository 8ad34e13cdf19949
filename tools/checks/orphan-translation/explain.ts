import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A translation has the path of its page. Without that page it is never shown.`,
  wrong: { 'locales/de/air/fan.json': { title: 'Wandventilator' } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator' } },
}
