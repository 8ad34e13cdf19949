import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`A sentence that was copied and not translated stands among translated ones. Only what is surely another language is reported.`,
  wrong: {
    'locales/de/fan.json': {
      blocks: { about: { text: 'It moves the air of the house from one side to the other.' } },
    },
  },
  right: {
    'locales/de/fan.json': { blocks: { about: { text: 'Er bewegt die Luft im Haus von einer Seite zur anderen.' } } },
  },
}
