import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'
import { stubUnused } from './tools/build/stub-unused.ts'

/**
 * What bundling (`tools/build/bundle.ts`), live editing (`tools/dev.ts`) and the tests have in common. The first two add
 * what they alone need: entries and output folders, the plugin that serves pages.
 */
export default function config({ command }: { command: 'build' | 'serve' }): ViteUserConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [react(), stubUnused()],
    publicDir: false,
    // React renders and starts several times slower in its development mode, so that is never left to the environment.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    // Known from the start, so that the first page is not loaded twice.
    optimizeDeps: { entries: ['renderer/client.tsx'] },
    // A busy machine may take its time; how fast things are is for the benches to tell.
    test: {
      testTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/engine/{commands,fuzz}/**'] },
        },
        // 10,000 cases, rendered by React as visitors get it.
        {
          extends: true,
          oxc: { jsx: { development: false } },
          test: {
            name: 'fuzz',
            include: ['tests/engine/fuzz/**/*.test.ts'],
            env: { NODE_ENV: 'production' },
            testTimeout: 900_000,
          },
        },
        // Commands as authors run them.
        {
          extends: true,
          test: { name: 'commands', include: ['tests/engine/commands/*.test.ts'], testTimeout: 200_000 },
        },
      ],
    },
  }
}
