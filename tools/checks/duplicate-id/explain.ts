import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

export const explanation: Explanation = {
  why: say`An id is the key of translations and the #anchor of a block. If two are the same, it is not clear which one is meant.`,
  wrong: { 'pages/fan.json': { blocks: [about, { ...about, text: 'It is quiet.' }] } },
  right: { 'pages/fan.json': { blocks: [about, { ...about, id: 'sound', text: 'It is quiet.' }] } },
}
