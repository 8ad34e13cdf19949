/** Cutaways of houses for the block "scene", each as a wide and a tall picture. Renders replace some pictures. */
import { Sheet } from '../drawings/sheet'
import type { Point } from '../drawings/view'
import { drawLeads, numbersBeside, percentOf } from '../leads'
import { breederHouse, breederSpots } from './breeder'
import { broilerHouse, broilerSpots } from './broiler'
import { layerHouse, layerSpots } from './layer'
import { Space, type Spot } from './space'

type House = {
  draw: (sheet: Sheet, space: Space) => void
  spots: Record<string, Spot>
  /** Whether the wide picture is a render with all parts at the drawing's places. If so, only the tall one is drawn. */
  rendered?: true
}

const houses: Record<string, House> = {
  'scenes/breeder-house': { draw: breederHouse, spots: breederSpots, rendered: true },
  'scenes/broiler-house': { draw: broilerHouse, spots: broilerSpots, rendered: true },
  'scenes/layer-house': { draw: layerHouse, spots: layerSpots, rendered: true },
}

/** Size, axes and origin of a house in each picture, in units of the sheet. */
const views = {
  wide: { size: [1200, 500], axes: { along: [31, -4.6], across: [13.5, 10.6], up: 31 }, origin: [152, 318] },
  // A twelfth of the width is left free on each side, for the numbers.
  tall: { size: [600, 750], axes: { along: [8.73, -16.1], across: [18.04, 5.43], up: 20.37 }, origin: [60, 257] },
} as const

type ViewName = keyof typeof views

const spaceOf = (view: ViewName) => new Space(views[view].axes, views[view].origin)

/** Converts places in a house to positions on the sheet. */
function spotsOn(spots: Record<string, Spot>, view: ViewName): Record<string, Point> {
  const space = spaceOf(view)
  return Object.fromEntries(Object.entries(spots).map(([id, spot]) => [id, space.at(spot)]))
}

export const drawnHouses: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(houses).flatMap(([name, { draw, spots, rendered }]) =>
    (rendered ? (['tall'] as const) : (['wide', 'tall'] as const)).map((view) => [
      view === 'wide' ? name : `${name}-tall`,
      () => {
        const { size } = views[view]
        const sheet = new Sheet(size[0], size[1])
        draw(sheet, spaceOf(view))
        const sheetSpots = spotsOn(spots, view)
        if (view === 'tall') drawLeads(sheet, numbersBeside(sheetSpots, size), sheetSpots, 'scene')
        return sheet.write()
      },
    ]),
  ),
)

/** Positions of a house's numbers, as percentages of the picture's width and height, as in the JSON of pages. */
export function placesOf(name: string, view: ViewName): Record<string, { x: number; y: number }> {
  const { size } = views[view]
  const sheetSpots = spotsOn(houses[name]?.spots ?? {}, view)
  const numbers = view === 'tall' ? numbersBeside(sheetSpots, size) : sheetSpots
  return Object.fromEntries(Object.entries(numbers).map(([id, spot]) => [id, percentOf(spot, size)]))
}
