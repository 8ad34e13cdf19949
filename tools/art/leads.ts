/** Numbers beside a tall picture, which phones show, and the lines from the numbers to the places they explain. */
import type { Sheet } from './drawings/sheet'
import { type Point, ring } from './drawings/view'
import { track } from './parts'

/** Positions of the columns, minimum distance between numbers, and lowest position, as percentages of the sheet. */
const COLUMNS = { left: 4.5, right: 95.5 }
const APART = 6
const LOWEST = 96

type Spots = Record<string, Point>

/**
 * Positions of numbers for the given spots, in columns at the left and right edges, each in the order of its spots from
 * top to bottom. The line that divides left from right has half the slope of the regression line through all spots,
 * because buildings are drawn at an angle. This keeps the lines to the numbers short.
 */
export function numbersBeside(spots: Spots, [width, height]: readonly [number, number]): Spots {
  const entries = Object.entries(spots)
  const mean = (of: (spot: Point) => number) => entries.reduce((sum, [, spot]) => sum + of(spot), 0) / entries.length
  const [x, y] = [mean((spot) => spot[0]), mean((spot) => spot[1])]
  const lean = mean((spot) => (spot[0] - x) * (spot[1] - y)) / mean((spot) => (spot[1] - y) ** 2)
  const isLeft = (spot: Point) => spot[0] - x < (lean / 2) * (spot[1] - y)
  const column = (side: keyof typeof COLUMNS) => {
    const columnSpots = entries
      .filter(([, spot]) => isLeft(spot) === (side === 'left'))
      .sort(([, a], [, b]) => a[1] - b[1])
    let highest = 0
    return columnSpots.map(([id, spot], i) => {
      const lowest = LOWEST - APART * (columnSpots.length - 1 - i)
      const percent = Math.min(lowest, Math.max(highest, Math.round((100 * spot[1]) / height)))
      highest = percent + APART
      return [id, [(COLUMNS[side] * width) / 100, (percent * height) / 100] as Point] as const
    })
  }
  return Object.fromEntries([...column('left'), ...column('right')])
}

/**
 * Draws the lines from the numbers to their spots. In a scene, each line is an element of its own, so that the page can
 * show a single line.
 */
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

/** Converts a point on a sheet to percentages of the sheet's width and height, as used in the JSON of pages. */
export function percentOf([x, y]: Point, [width, height]: readonly [number, number]): { x: number; y: number } {
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
  return { x: percent(x, width), y: percent(y, height) }
}
