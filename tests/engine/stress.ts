/**
 * State of the browser's cache in a stress run (`npm test -- --stress`), which slows the processor; undefined
 * otherwise.
 */
export const stress = process.env.STRESS as 'cold' | 'full' | undefined
