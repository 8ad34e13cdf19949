/** Every illustration by its file below `pages/_media`. */
import { airPictures } from './air'
import { cabinets } from './cabinet'
import { cages } from './cages'
import { drawings } from './drawings'
import { hall } from './factory'
import { fans } from './fans'
import { feeding } from './feeding'
import { heaters } from './heaters'
import { mixed } from './mixed'
import { pads } from './pads'
import { solar } from './solar'
import { welder } from './welder'

export const pictures: Readonly<Record<string, () => string>> = {
  ...feeding,
  ...cages,
  ...mixed,
  ...cabinets,
  ...solar,
  ...welder,
  ...fans,
  ...pads,
  ...airPictures,
  ...heaters,
  ...hall,
  ...drawings,
}
