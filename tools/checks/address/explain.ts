import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`The name of a file is the address of its page; folders only group. Two pages cannot share one, and those of languages and of the site itself are taken.`,
  wrong: { 'pages/fan.json': { path: '/de' } },
  right: { 'pages/fan.json': { path: '/fan' } },
}
