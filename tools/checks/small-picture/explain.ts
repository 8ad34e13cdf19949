import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { card, photo } from '../examples/links'

export const explanation: Explanation = {
  why: say`A picture with fewer pixels than the screen looks blurred. 1280 pixels across are best.`,
  wrong: { ...photo(640, 480), 'pages/fan.json': card('photo.avif') },
  right: { ...photo(1280, 960), 'pages/fan.json': card('photo.avif') },
}
