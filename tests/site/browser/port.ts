/** Port on which the tests serve the built site. */
export const testPort = Number(process.env.PORT ?? 4199)
