import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

function hero(): object {
  return { type: 'hero', id: 'top', title: 'Fresh air', image: { src: 'wide.avif', alt: 'A fan in a wall' } }
}

export const explanation: Explanation = {
  why: say`A hero has the main heading of the page, so it must be the first block.`,
  wrong: { 'pages/fan.json': { blocks: [about, hero()] } },
  right: { 'pages/fan.json': { blocks: [hero(), about] } },
}
