import world from '@amcharts/amcharts5-geodata/continentsLow.js'
import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo'
import type { WorldDrawing } from '../../../schema/parts'
import { areaOf, centreOf, type Point, simplify, writePath } from './outline'

/** Width of the picture in its own units, about two pixels each: whole units are then fine enough, and short to write. */
const width = 360

/** Islands smaller than this, in square units, are left out once simplified: they would be specks. */
const leastArea = 8

/** How far a simplified line may lie from the true one, in units. */
const tolerance = 1.6

/**
 * The continents as the chart in the browser shows them: the same geography without Antarctica, the same projection
 * (`renderer/blocks/map/chart.ts`), fitted to the same frame.
 */
export function drawWorld(): WorldDrawing {
  const features = world.features.filter(({ id }) => id !== 'antarctica')
  const projection = geoNaturalEarth1().fitWidth(width, { type: 'FeatureCollection', features })
  const [, [, bottom]] = geoPath(projection).bounds({ type: 'FeatureCollection', features })
  const outlines = features.map(({ id, geometry }) => {
    const rings = ringsOf(geometry, projection)
    const largest = rings.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one))
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

/** The closed lines of a shape in the picture, cut where the projection cuts the globe. */
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
