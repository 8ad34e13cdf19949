/** Whether the browser tests run on a slow processor, and what is in the browser's cache then: `npm test -- --stress`. */
export const stress = process.env.STRESS as 'cold' | 'full' | undefined
