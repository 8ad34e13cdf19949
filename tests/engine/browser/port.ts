/** The port the tests serve the built fixture site at. */
export const testPort = Number(process.env.FIXTURE_PORT ?? 4198)
