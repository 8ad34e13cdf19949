import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`The same words are translated in two ways, as if they were two things.`,
  given: {
    'pages/index.json': {
      blocks: [{ type: 'text', id: 'welcome', title: 'Fresh air', text: 'Welcome' }],
      related: ['/fan'],
    },
    'pages/fan.json': { blocks: [{ type: 'text', id: 'about', title: 'Fresh air', text: 'It moves air.' }] },
    'locales/de/index.json': { blocks: { welcome: { title: 'Frische Luft', text: 'Willkommen' } } },
  },
  wrong: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { title: 'Neue Luft' } } } },
  right: { 'locales/de/fan.json': { title: 'Wandventilator', blocks: { about: { title: 'Frische Luft' } } } },
}
