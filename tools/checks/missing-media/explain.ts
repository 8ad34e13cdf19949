import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { gallery } from '../examples/links'

export const explanation: Explanation = {
  why: say`Pictures, films and documents lie in pages/_media and are named from there.`,
  wrong: { 'pages/fan.json': gallery('fann.svg') },
  right: { 'pages/fan.json': gallery('fan.svg') },
}
