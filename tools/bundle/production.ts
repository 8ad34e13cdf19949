/** Runs a function with NODE_ENV set to "production". Shells and tests may set other values, which Vite would use. */
export async function inProduction<Done>(work: () => Promise<Done>): Promise<Done> {
  const previousEnv = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (previousEnv === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = previousEnv
  }
}
