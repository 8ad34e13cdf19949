import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A business speaks to its customers in another form than to friends. Words that are right all the same can be named in "meant" of locales/glossary.json.`,
  wrong: { 'locales/de/fan.json': { blocks: { about: { text: 'Ruf an, wenn du Fragen hast.' } } } },
  right: { 'locales/de/fan.json': { blocks: { about: { text: 'Rufen Sie an, wenn Sie Fragen haben.' } } } },
}
