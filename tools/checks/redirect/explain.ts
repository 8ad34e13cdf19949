import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`An old address must lead to an existing page, and not in a circle.`,
  wrong: { 'pages/_site.json': { redirects: [{ from: '/old', to: '/gone' }] } },
  right: { 'pages/_site.json': { redirects: [{ from: '/old', to: '/fan' }] } },
}
