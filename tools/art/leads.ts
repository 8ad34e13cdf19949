/** Numbers next to a tall picture, on a phone: where each stands, and the line from it to its place. */
import type { Sheet } from './drawings/sheet'
import { type Point, ring } from './drawings/view'
import { track } from './parts'

/** In percent of the sheet: where the columns stand, how far numbers stay apart, and how low the last stands. */
const COLUMNS = { left: 4.5, right: 95.5 }
const APART = 6
const LOWEST = 96

type Spots = Record<string, Point>

/**
 * A number for each spot, in a column at one of the edges, in the order of the spots from top to bottom. What divides
 * them leans half as much as the line through all spots: a building lies askew, and lines should be short.
 */
export function numbersBeside(spots: Spots, [width, height]: readonly [number, number]): Spots {
  const all = Object.entries(spots)
  const mean = (of: (spot: Point) => number) => all.reduce((sum, [, spot]) => sum + of(spot), 0) / all.length
  const [x, y] = [mean((spot) => spot[0]), mean((spot) => spot[1])]
  const lean = mean((spot) => (spot[0] - x) * (spot[1] - y)) / mean((spot) => (spot[1] - y) ** 2)
  const isLeft = (spot: Point) => spot[0] - x < (lean / 2) * (spot[1] - y)
  const column = (side: keyof typeof COLUMNS) => {
    const own = all.filter(([, spot]) => isLeft(spot) === (side === 'left')).sort(([, a], [, b]) => a[1] - b[1])
    let highest = 0
    return own.map(([id, spot], i) => {
      const lowest = LOWEST - APART * (own.length - 1 - i)
      const at = Math.min(lowest, Math.max(highest, Math.round((100 * spot[1]) / height)))
      highest = at + APART
      return [id, [(COLUMNS[side] * width) / 100, (at * height) / 100] as Point] as const
    })
  }
  return Object.fromEntries([...column('left'), ...column('right')])
}

/** Draws the lines from numbers to their spots: for a scene one by one, as its page shows them. */
export function drawLeads(sheet: Sheet, numbers: Spots, spots: Spots, block: 'scene' | 'drawing'): void {
  for (const [id, number] of Object.entries(numbers)) {
    const spot = spots[id] ?? number
    if (block === 'scene') sheet.lead(id, number, spot)
    else {
      sheet.note('dimension', track([number, spot]))
      sheet.note('arrow', ring(spot, 4))
    }
  }
}

/** A point of a sheet in percent of its width and height: what a page writes. */
export function percentOf([x, y]: Point, [width, height]: readonly [number, number]): { x: number; y: number } {
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
  return { x: percent(x, width), y: percent(y, height) }
}
