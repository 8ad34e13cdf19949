import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A busy machine may take its time; what is slow for good is for the benches to tell.
  test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
})
