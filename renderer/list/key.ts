import type { KeptIn } from '../../schema/kept'

/** Local storage key of the list. */
export const listKey: KeptIn<'local storage'> = 'list'
