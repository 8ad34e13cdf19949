/** Every illustration by its file below `pages/_media`. */
import { missing } from './missing-part'

export const pictures: Readonly<Record<string, () => string>> = {
  ...missing,
}
