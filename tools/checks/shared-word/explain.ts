import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/words'

export const explanation: Explanation = {
  why: say`"t:key" stands for a word that all pages share: an interface word, or one of locales/<language>/common.json.`,
  wrong: { 'pages/fan.json': textPage('It moves air.', { title: 't:hom' }) },
  right: { 'pages/fan.json': textPage('It moves air.', { title: 't:home' }) },
}
