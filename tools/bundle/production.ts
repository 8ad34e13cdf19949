/** Runs a function with NODE_ENV "production", which Vite also reads, because shells and tests may set other values. */
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
