/** Port on which the tests serve the built fixture site. */
export const testPort = Number(process.env.FIXTURE_PORT ?? 4198)
