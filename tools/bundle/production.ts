/** Vite asks the environment, too, whether it is in production: tests and shells may say something else. */
export async function inProduction<Done>(work: () => Promise<Done>): Promise<Done> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
