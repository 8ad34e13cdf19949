import type { Sheet } from '../drawings/sheet'
import type { Point } from '../drawings/view'

type Spots = Record<string, Point>

/** A section in a wide and in a tall picture. */
export type Section = {
  /** The block that shows it. In a scene, places and their lines can be left out for some brands; in a drawing, not. */
  block: 'scene' | 'drawing'
  /** Draws the section. Returns the spots to which the list of the page refers, in units of the sheet. */
  draw: (sheet: Sheet, view: 'wide' | 'tall') => Spots
  /** Positions of the numbers in the tall picture, in units of the sheet. */
  numbers: Spots
}
