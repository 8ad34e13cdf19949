import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { card } from '../examples/links'

export const explanation: Explanation = {
  why: say`The file is cut off, is not what its name says, or could run code. Save it again from the program that made it.`,
  wrong: {
    'pages/_media/logo.png': { bytes: 0, fault: { message: say`This file is empty.` } },
    'pages/fan.json': card('logo.png'),
  },
  right: { 'pages/_media/logo.png': { bytes: 900, width: 1280, height: 960 }, 'pages/fan.json': card('logo.png') },
}
