import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { german, source } from '../examples/translations'

export const explanation: Explanation = {
  why: say`One thing has one name everywhere, as locales/glossary.json says.`,
  given: {
    'locales/glossary.json': { terms: [{ id: 'louvre', en: ['louvre'], de: ['Jalousie'] }] },
    ...source('A louvre closes it.'),
  },
  wrong: german('Eine Klappe schließt ihn.'),
  right: german('Eine Jalousie schließt ihn.'),
}
