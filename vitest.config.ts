import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'] } })
