import type { Sheet } from '../drawings/sheet'
import type { Point } from '../drawings/view'

/** Draws a section and says where the list of the page points at, in units of the sheet. */
export type Section = (sheet: Sheet, view: 'wide' | 'tall') => Record<string, Point>
