import world from '@amcharts/amcharts5-geodata/continentsLow.js'
import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo'
import type { WorldDrawing } from '../../../schema/parts'
import { areaOf, centreOf, type Point, simplify, writePath } from './outline'

/** Width of the picture in its own units, about 2 CSS px each. Whole numbers of such units are precise enough. */
const width = 360

/** Minimum area of a simplified island, in square units. Smaller islands would be specks, and are left out. */
const leastArea = 8

/** Maximum distance between a simplified outline and the original, in units. */
const tolerance = 1.6

/**
 * Draws the continents like the chart in the browser (`renderer/blocks/map/chart.ts`): with the same geography without
 * Antarctica and the same projection, fitted to the same frame.
 */
export function drawWorld(): WorldDrawing {
  const features = world.features.filter(({ id }) => id !== 'antarctica')
  const projection = geoNaturalEarth1().fitWidth(width, { type: 'FeatureCollection', features })
  const [, [, bottom]] = geoPath(projection).bounds({ type: 'FeatureCollection', features })
  const outlines = features.map(({ id, geometry }) => {
    const rings = ringsOf(geometry, projection)
    const largest = rings.reduce((ring, other) => (areaOf(other) > areaOf(ring) ? other : ring))
    const path = rings
      .map((ring) => simplify(ring, tolerance))
      .filter((ring) => areaOf(ring) >= leastArea)
      .map(writePath)
      .join('')
    const [x, y] = centreOf(largest)
    return [String(id), { path, mark: { x: Math.round(x), y: Math.round(y) } }]
  })
  return { width, height: Math.round(10 * bottom) / 10, outlines: Object.fromEntries(outlines) }
}

/** The projected outlines (rings) of a shape. The projection cuts them at the antimeridian. */
function ringsOf(shape: GeoPermissibleObjects, projection: ReturnType<typeof geoNaturalEarth1>): Point[][] {
  const rings: Point[][] = []
  const add = (x: number, y: number) => rings.at(-1)?.push([x, y])
  geoPath(projection, {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo(x, y) {
      rings.push([])
      add(x, y)
    },
    lineTo: add,
  })(shape)
  return rings
}
