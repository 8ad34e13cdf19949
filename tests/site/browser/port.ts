/** The port the tests serve the built site at. */
export const testPort = Number(process.env.PORT ?? 4199)
