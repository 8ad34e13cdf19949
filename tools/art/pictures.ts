/** All SVG pictures, by their paths below `pages/_media`, without extension. */
import { drawings } from './drawings'
import { cageRow } from './drawings/cage-row'
import { drawnHouses } from './houses'
import { missing } from './missing-part'
import { portraits } from './portraits'
import { drawnSections } from './sections'

export const pictures: Readonly<Record<string, () => string>> = {
  'scenes/cage-row': cageRow,
  ...missing,
  ...drawings,
  ...drawnHouses,
  ...drawnSections,
  ...portraits,
}
