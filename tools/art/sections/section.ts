import type { Sheet } from '../drawings/sheet'
import type { Point } from '../drawings/view'

type Spots = Record<string, Point>

/** A section (cut view) that is drawn in a wide and in a tall picture. */
export type Section = {
  /** Type of the block that shows the section. In a scene, brands can leave out places and their lines. */
  block: 'scene' | 'drawing'
  /** Draws the section. Returns the places that the list on the page explains, by id, in units of the sheet. */
  draw: (sheet: Sheet, view: 'wide' | 'tall') => Spots
  /** Positions of the numbers in the tall picture, in units of the sheet. */
  numbers: Spots
}
