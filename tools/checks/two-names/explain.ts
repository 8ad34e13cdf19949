import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { examplePage, row } from '../examples/words'

export const explanation: Explanation = {
  why: say`The same row with the same figure has two names. Visitors would look for the difference.`,
  given: { 'pages/index.json': { related: ['/heater'] }, 'pages/fan.json': row('Weight') },
  wrong: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Net weight') } },
  right: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Weight') } },
}
