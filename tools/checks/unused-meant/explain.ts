import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A rule was asked to accept these words, but they are no longer in any text, or no rule warns about them. The entry could hide a new mistake.`,
  wrong: {
    'locales/glossary.json': {
      terms: [],
      meant: [{ language: 'de', words: 'du und ich', why: 'It is a slogan.' }],
    },
  },
  right: { 'locales/glossary.json': { terms: [] } },
}
