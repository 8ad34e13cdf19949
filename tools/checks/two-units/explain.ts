import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { examplePage, row } from '../examples/words'

export const explanation: Explanation = {
  why: say`Visitors would take two ways of writing a unit for two units, and compare what is the same.`,
  given: { 'pages/index.json': { related: ['/heater'] }, 'pages/fan.json': row('Weight') },
  wrong: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Weight', 'kilogram') } },
  right: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Weight') } },
}
