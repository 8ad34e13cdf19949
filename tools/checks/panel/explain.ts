import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

function tabs(panel: object): object {
  return { type: 'tabs', id: 'more', label: 'More', items: [{ id: 'data', label: 'Data', ...panel }] }
}

export const explanation: Explanation = {
  why: say`A tab opens its blocks or leads to a page. One that does neither has no effect.`,
  wrong: { 'pages/fan.json': { blocks: [tabs({})] } },
  right: { 'pages/fan.json': { blocks: [tabs({ blocks: [about] })] } },
}
