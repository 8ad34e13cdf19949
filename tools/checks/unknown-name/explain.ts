import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Languages, fields of activity and contacts are named as pages/_site.json names them.`,
  wrong: { 'pages/fan.json': { blocks: [{ type: 'contact-list', id: 'mail', contacts: ['offce'] }] } },
  right: { 'pages/fan.json': { blocks: [{ type: 'contact-list', id: 'mail', contacts: ['office'] }] } },
}
