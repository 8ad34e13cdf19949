import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A page that ends before it begins is never shown.`,
  wrong: { 'pages/fan.json': { from: '2030-02-01', until: '2030-01-01' } },
  right: { 'pages/fan.json': { from: '2030-01-01', until: '2030-02-01' } },
}
