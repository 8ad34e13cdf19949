/** The equipment of houses on the floor: lines of pans and of nipples along them, and a heater. */
import type { Sheet } from '../drawings/sheet'
import { spread } from '../parts'
import { HOUSE } from './shell'
import type { Space } from './space'

/** Where lines begin and end, along the house. */
export const [FIRST, LAST] = [HOUSE.closed + 0.9, HOUSE.length - 1.2]

/** Pans along a pipe, filled by a hopper at its beginning. */
export function feedLine(sheet: Sheet, space: Space, y: number): void {
  const z = 0.85
  const pans = spread(FIRST + 1.6, LAST - 0.4, 10)
  sheet.add('thin', ...spread(FIRST + 2.4, LAST - 1, 4).map((x) => space.line([x, y, z], [x, y, 3.4])))
  sheet.add('edge', space.line([FIRST, y, z], [LAST, y, z]), space.line([FIRST, y, z + 0.14], [LAST, y, z + 0.14]))
  for (const x of pans) {
    sheet.add('part', space.circle([x, y, 0.22], 0.42, 'floor'))
    sheet.add('edge', space.line([x - 0.3, y, 0.3], [x, y, z], [x + 0.3, y, 0.3]))
  }
  // The hopper.
  const [a, b] = [FIRST - 0.2, FIRST + 1]
  sheet.add('part', space.face([a, y, 1.7], [b, y, 1.7], [b - 0.45, y, 0.75], [a + 0.45, y, 0.75]))
  sheet.add('part', space.face([a, y - 0.5, 1.7], [b, y - 0.5, 1.7], [b, y + 0.5, 1.7], [a, y + 0.5, 1.7]))
  // Its drive at the end.
  sheet.add('signal', ...space.box([LAST, y - 0.18, z - 0.15], [0.5, 0.36, 0.4]))
}

/** Nipples under a pipe. @param z how high it hangs */
export function waterLine(sheet: Sheet, space: Space, y: number, z: number): void {
  sheet.add('thin', ...spread(FIRST + 3, LAST - 1.4, 4).map((x) => space.line([x, y, z], [x, y, 3.2])))
  sheet.add('edge', space.line([FIRST, y, z], [LAST, y, z]))
  sheet.add('thin', ...spread(FIRST + 0.6, LAST - 0.3, 22).map((x) => space.line([x, y, z], [x, y, z - 0.28])))
  sheet.add('part', ...space.box([FIRST - 0.2, y - 0.15, z - 0.3], [0.4, 0.3, 0.7]))
}

/** A hot-air heater at the far wall. */
export function heater(sheet: Sheet, space: Space): void {
  const [x, y] = [9.6, 11.9]
  sheet.add('part', ...space.box([x, y, 0.5], [2, 1.1, 1.3]))
  sheet.add('edge', space.circle([x + 2, y + 0.55, 1.15], 0.42, 'end'))
  sheet.add('edge', ...[0.3, 1.6].map((d) => space.line([x + d, y, 0.5], [x + d, y, 0])))
  sheet.add(
    'part',
    space.face([x + 0.5, y + 0.5, 1.8], [x + 0.85, y + 0.5, 1.8], [x + 0.85, y + 0.5, 4.2], [x + 0.5, y + 0.5, 4.2]),
  )
  sheet.add('signal', ...space.box([x - 0.45, y + 0.3, 0.9], [0.45, 0.5, 0.5]))
}
