import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Visitors find pages by links. No page and no menu links to this one.`,
  wrong: {
    'pages/heater.json': {
      title: 'Heater',
      description: 'A heater that keeps a small house warm in winter.',
      blocks: [{ type: 'text', id: 'about', text: 'It is warm.' }],
    },
  },
  right: {
    'pages/heater.json': {
      title: 'Heater',
      description: 'A heater that keeps a small house warm in winter.',
      blocks: [{ type: 'text', id: 'about', text: 'It is warm.' }],
    },
    'pages/fan.json': { related: ['/heater'] },
  },
}
