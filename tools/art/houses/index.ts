/** Houses cut open, for the block "scene": the same house in a wide and in a tall picture. */
import { Sheet } from '../drawings/sheet'
import { breederHouse, breederSpots } from './breeder'
import { broilerHouse, broilerSpots } from './broiler'
import { layerHouse, layerSpots } from './layer'
import { Space, type Spot } from './space'

type House = { draw: (sheet: Sheet, space: Space) => void; spots: Record<string, Spot> }

const houses: Record<string, House> = {
  'scenes/breeder-house': { draw: breederHouse, spots: breederSpots },
  'scenes/broiler-house': { draw: broilerHouse, spots: broilerSpots },
  'scenes/layer-house': { draw: layerHouse, spots: layerSpots },
}

/** How a house lies in each picture: the ends of its axes, and its place. */
const views = {
  wide: { size: [1200, 500], axes: { along: [31, -4.6], across: [13.5, 10.6], up: 31 }, origin: [152, 318] },
  tall: { size: [600, 750], axes: { along: [9, -16.6], across: [18.6, 5.6], up: 21 }, origin: [76, 236] },
} as const

export const drawnHouses: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(houses).flatMap(([name, { draw }]) =>
    (['wide', 'tall'] as const).map((view) => [
      view === 'wide' ? name : `${name}-tall`,
      () => {
        const { size, axes, origin } = views[view]
        const sheet = new Sheet(size[0], size[1])
        draw(sheet, new Space(axes, origin))
        return sheet.write()
      },
    ]),
  ),
)

/** Where the spots of a house lie in a picture, in percent of its width and height: what a page writes. */
export function placesOf(name: string, view: keyof typeof views): Record<string, { x: number; y: number }> {
  const { size, axes, origin } = views[view]
  const space = new Space(axes, origin)
  const round = (value: number) => Math.round(value * 10) / 10
  return Object.fromEntries(
    Object.entries(houses[name]?.spots ?? {}).map(([id, spot]) => {
      const [x, y] = space.at(spot)
      return [id, { x: round((100 * x) / size[0]), y: round((100 * y) / size[1]) }]
    }),
  )
}
