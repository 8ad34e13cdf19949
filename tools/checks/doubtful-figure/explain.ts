import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { examplePage, row } from '../examples/words'

export const explanation: Explanation = {
  why: say`JSON takes a point for decimals: 12.400 is twelve point four. A weight under 0, or exactly a thousand times its neighbour, is most likely a slip.`,
  wrong: {
    'pages/fan.json': JSON.stringify({ ...examplePage('Wall fan'), ...row('Weight') }, null, 2).replace(
      '20,',
      '12.400,',
    ),
  },
  right: { 'pages/fan.json': { ...examplePage('Wall fan'), ...row('Weight') } },
}
