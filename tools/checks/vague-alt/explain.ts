import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { picture } from '../examples/words'

export const explanation: Explanation = {
  why: say`Who hears the text of a picture learns nothing from "image", nor from the name of a file.`,
  wrong: { 'pages/fan.json': picture('Image 1') },
  right: { 'pages/fan.json': picture('The fan from the side') },
}
