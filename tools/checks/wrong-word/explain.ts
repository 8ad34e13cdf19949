import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`locales/glossary.json says which words to avoid, and what to write instead.`,
  given: { 'locales/glossary.json': { terms: [], avoid: { en: { blower: 'fan' } } } },
  wrong: { 'pages/fan.json': textPage('The blower moves air.') },
  right: { 'pages/fan.json': textPage('The fan moves air.') },
}
