import type { KeptIn } from '../../schema/kept'

/** Local storage key of the visitor's list. */
export const listKey: KeptIn<'local storage'> = 'list'
