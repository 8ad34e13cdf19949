import type { KeptIn } from '../../schema/kept'

/** Under which the list is stored. */
export const listKey: KeptIn<'local storage'> = 'list'
