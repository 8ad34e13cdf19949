/** Every illustration by its file below `pages/_media`. */
import { drawings } from './drawings'
import { drawnHouses } from './houses'
import { missing } from './missing-part'
import { portraits } from './portraits'
import { drawnSections } from './sections'

export const pictures: Readonly<Record<string, () => string>> = {
  ...missing,
  ...drawings,
  ...drawnHouses,
  ...drawnSections,
  ...portraits,
}
