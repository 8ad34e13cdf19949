import type { Sheet } from '../drawings/sheet'
import type { Point } from '../drawings/view'

type Spots = Record<string, Point>

/** A section: it draws, and says where the list of the page points at, in units of the sheet. */
export type Section = {
  /** A scene leaves places out for some brands, and their lines with them; a drawing has all its lines. */
  block: 'scene' | 'drawing'
  draw: (sheet: Sheet, view: 'wide' | 'tall') => Spots
  /** Where the numbers stand in the tall picture. */
  numbers: Spots
}
