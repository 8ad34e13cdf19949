import { say } from '../../../language/say.js'
import type { Explanation } from '../../examples/explanation'
import { drawing, sectionDrawing } from '../../examples/links'

function withWidth(value: object): object {
  const [block] = drawing('1').blocks
  return { blocks: [{ ...block, parts: [{ id: 'width', mark: '1', name: 'Width', ...value }] }] }
}

export const explanation: Explanation = {
  why: say`Somebody may build from this drawing. Its figures must also be in a table of the page, where they can be compared.`,
  given: sectionDrawing,
  wrong: { 'pages/fan.json': withWidth({ value: { value: 40, unit: 'cm' } }) },
  right: { 'pages/fan.json': withWidth({}) },
}
