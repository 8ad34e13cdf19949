/** Every illustration by its file below `pages/_media`. */
import { buildings } from './buildings'
import { cages } from './cages'
import { climate } from './climate'
import { equipment } from './equipment'
import { fans } from './fans'
import { heaters } from './heaters'
import { mixed } from './mixed'

export const pictures: Readonly<Record<string, () => string>> = {
  ...fans,
  ...climate,
  ...heaters,
  ...equipment,
  ...cages,
  ...buildings,
  ...mixed,
}
