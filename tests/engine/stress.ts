/** State of the browser's cache in a stress run (`npm test -- --stress`); undefined in other runs. */
export const stress = process.env.STRESS as 'cold' | 'full' | undefined
