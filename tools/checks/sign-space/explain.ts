import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`French has a space before ; : ! ? and inside « ». Use one that does not break, or the sign may begin the next line.`,
  wrong: { 'locales/fr/fan.json': { title: 'Ventilateur : le petit' } },
  right: { 'locales/fr/fan.json': { title: 'Ventilateur\u00a0: le petit' } },
}
