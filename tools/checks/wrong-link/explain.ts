import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { textPage } from '../examples/links'

export const explanation: Explanation = {
  why: say`A link starts with "/", "#", "https://", "mailto:" or "tel:". Browsers do not understand others, or they are not safe.`,
  wrong: { 'pages/fan.json': textPage('See [the map](http://www.openstreetmap.org).') },
  right: { 'pages/fan.json': textPage('See [the map](https://www.openstreetmap.org).') },
}
