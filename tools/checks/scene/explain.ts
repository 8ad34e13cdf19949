import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

const scene = (x: number) => ({
  'pages/fan.json': {
    blocks: [
      about,
      {
        type: 'scene',
        id: 'house',
        image: { src: 'house.svg', alt: 'A house without its front wall' },
        places: [
          { id: 'fan', href: '/', title: 'Fan', x: 20, y: 40 },
          { id: 'lamp', href: '/', title: 'Lamp', x, y: 40 },
        ],
      },
    ],
  },
})

export const explanation: Explanation = {
  why: say`Visitors tap the numbers in the picture, which has the colours of the page: a drawing needs an element "drawing" without words, and its places some room around them.`,
  given: { 'pages/_media/house.svg': { bytes: 900, width: 1200, height: 500, labels: [] } },
  wrong: scene(21),
  right: scene(60),
}
