import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`"rules" changes the severity of a rule on this site. If a rule is off, the reason tells later readers why.`,
  wrong: { 'pages/_site.json': { rules: { 'small-picture': { severity: 'off' } } } },
  right: { 'pages/_site.json': { rules: { 'small-picture': { severity: 'off', reason: 'Photos of 1960.' } } } },
}
