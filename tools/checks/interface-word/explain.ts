import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

export const explanation: Explanation = {
  why: say`Words of common.json replace interface words of the engine by their names. One that is nearly such a name replaces nothing.`,
  wrong: { 'locales/en/common.json': { hoem: 'Start' } },
  right: { 'locales/en/common.json': { home: 'Start' } },
}
