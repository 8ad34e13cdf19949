/** Every illustration by its file below `pages/_media`. */
import { fans } from './fans'

export const pictures: Readonly<Record<string, () => string>> = { ...fans }
