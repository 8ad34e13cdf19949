/** Under which the list is stored. */
export const listKey = 'list'
