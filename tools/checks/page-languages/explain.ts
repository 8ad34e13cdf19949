import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A page exists in the language it is written in, and finds all its words there: nothing after it in "fallback" is ever used.`,
  wrong: { 'pages/fan.json': { languages: ['de', 'fr'] } },
  right: { 'pages/fan.json': { languages: ['en', 'de', 'fr'] } },
}
