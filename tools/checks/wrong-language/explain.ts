import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A word has letters that its language does not have: it may be another language’s. Names belong in "names" of locales/glossary.json.`,
  wrong: { 'locales/de/fan.json': { title: 'Вентилятор für Wände' } },
  right: { 'locales/de/fan.json': { title: 'Ventilator für Wände' } },
}
