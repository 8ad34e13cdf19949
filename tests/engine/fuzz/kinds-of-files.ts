import type { Kind } from './kinds'

/** What happens to a whole document. */
export const fileKinds: Kind[] = []
