import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { front } from '../examples/fields'

export const explanation: Explanation = {
  why: say`This field is shown only with another one, which is not there.`,
  wrong: { 'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', autoStart: true, images: [front] }] } },
  right: {
    'pages/fan.json': {
      blocks: [{ type: 'gallery', id: 'views', autoAdvance: 5, autoStart: true, images: [front] }],
    },
  },
}
