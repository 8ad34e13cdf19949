import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Visitors look for things by other names than the pages have for them. "alsoCalled" leads them to what pages say: a name that no page has finds nothing, and words that pages have are found without it.`,
  wrong: { 'locales/glossary.json': { terms: [], alsoCalled: { en: { blower: 'turbine' } } } },
  right: { 'locales/glossary.json': { terms: [], alsoCalled: { en: { blower: 'fan' } } } },
}
