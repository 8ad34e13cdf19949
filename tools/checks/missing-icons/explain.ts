import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Browsers and phones show an icon next to the name of a page. "npm run generate -- icons" draws them from the logo.`,
  wrong: { 'pages/_media/icons/main/apple-touch-icon.png': null },
  right: {},
}
