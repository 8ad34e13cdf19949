import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`The translations of a page called "common" would be the files that have the shared words.`,
  wrong: {
    'pages/common.json': {
      title: 'Common',
      description: 'What all of our machines have in common, in one list.',
      blocks: [],
    },
  },
  right: { 'pages/common.json': null },
}
