import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Words without a translation are shown in another language, marked as such. It is an error only where "fallback" is "none".`,
  given: { 'pages/fan.json': { languages: ['en', 'de'] } },
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator' } },
  right: {
    'locales/de/fan.json': {
      title: 'Wandventilator',
      description: 'Ein leiser Ventilator für Wände aus Stein und aus Holz.',
      blocks: { about: { text: 'Er bewegt Luft.' } },
    },
  },
}
