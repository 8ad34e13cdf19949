import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { card, photo } from '../examples/links'

export const explanation: Explanation = {
  why: say`A picture that does not have the shape of its place is cropped, and something important may be lost.`,
  wrong: { ...photo(1280, 1280), 'pages/fan.json': card('photo.avif') },
  right: { ...photo(1280, 960), 'pages/fan.json': card('photo.avif') },
}
