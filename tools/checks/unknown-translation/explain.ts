import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A translation has the same shape as its page, with ids for places in lists. What the page does not have is never shown.`,
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { abuot: { text: 'Er bewegt Luft.' } } } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { text: 'Er bewegt Luft.' } } } },
}
