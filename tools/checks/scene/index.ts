import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'
import { checkPlaces, checkPlain, isOther, type PicturePoint } from '../shared/places'

const sceneWith = (x: number) => ({
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

type Scene = { image: { src: string }; tall?: string; places: PicturePoint[] }

/** The page can recolour the drawing of a scene, and the places in the drawing do not overlap. */
export const scene: Check = {
  code: 'scene',
  about: say`The picture of a scene cannot take on the colours of the page, or a place in it cannot be tapped.`,
  why: say`Visitors tap the numbers in the picture, which takes on the colours of the page: a drawing needs an element "drawing" without words, and its places need some room around them.`,
  given: { 'pages/_media/house.svg': { bytes: 900, width: 1200, height: 500, labels: [] } },
  wrong: sceneWith(21),
  right: sceneWith(60),
  create({ source }, report) {
    return {
      block({ type, path, block, page: { document, valid } }) {
        if (!valid || type !== 'scene') return
        const { image, tall, places } = block as unknown as Scene
        checkPlain(document, [...path, 'image', 'src'], image.src, source.media, report)
        if (tall !== undefined && isOther(document, path, image.src, tall, report))
          checkPlain(document, [...path, 'tall'], tall, source.media, report)
        const indexedPlaces = places.map((place, index) => ({ place, index }))
        checkPlaces({ document, path, list: 'places', places: indexedPlaces, tall, height: 5 / 12 }, report)
      },
    }
  },
}
