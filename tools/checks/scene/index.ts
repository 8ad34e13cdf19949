import type { Check } from '../../content/check'
import { say } from '../../language/say.js'
import { checkPlaces, checkPlain, isOther, type Place } from '../places'

type Scene = { image: { src: string }; tall?: string; places: Place[] }

/** The drawing of a scene takes on the colours of the page, and each of its places can be seen and tapped. */
export const scene: Check = {
  code: 'scene',
  about: say`The picture of a scene cannot take on the colours of the page, or a place in it is not where it can be tapped.`,
  create({ source }, report) {
    return {
      block({ type, path, block, page: { document, valid } }) {
        if (!valid || type !== 'scene') return
        const { image, tall, places } = block as unknown as Scene
        checkPlain(document, [...path, 'image', 'src'], image.src, source.media, 'places', report)
        if (tall !== undefined && isOther(document, path, image.src, tall, report))
          checkPlain(document, [...path, 'tall'], tall, source.media, 'places', report)
        const numbered = places.map((place, index) => ({ place, index }))
        checkPlaces({ document, path, list: 'places', places: numbered, tall, height: 5 / 12 }, report)
      },
    }
  },
}
