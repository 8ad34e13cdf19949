import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A word of common.json has no translation in a language, so visitors read it in another language.`,
  given: { 'locales/en/common.json': { specs: 'Data' } },
  wrong: { 'locales/de/common.json': {} },
  right: { 'locales/de/common.json': { specs: 'Daten' }, 'locales/fr/common.json': { specs: 'Données' } },
}
