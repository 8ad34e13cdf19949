import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { brandWith } from '../examples/site'

export const explanation: Explanation = {
  why: say`A dark theme needs colours of its own, and colours for it need "darkTheme": true.`,
  wrong: brandWith({ darkTheme: true }),
  right: brandWith({ darkTheme: true, darkColours: { primary: '#5fc4d8', accent: '#ffbe2e' } }),
}
