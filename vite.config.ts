import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

/** How long a test may take, in milliseconds: a busy machine may take its time, and the benches measure speed. */
const patience = 3_600_000

/** Pages are rendered as in a build: React is several times slower in its development mode. */
const production = { oxc: { jsx: { development: false } } }
const env = { NODE_ENV: 'production', NO_COLOR: '1' }

/** What bundling (`tools/bundle/bundle.ts`), which adds entries and output folders, and the tests have in common. */
export default function config({ command }: { command: 'build' | 'serve' }): ViteUserConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    // React renders and starts several times slower in its development mode, so that is never left to the environment.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    test: {
      testTimeout: 120_000,
      // What a file makes ready for its tests takes as long as they do on a busy machine.
      hookTimeout: patience,
      // No test keeps state for another, so modules are loaded once for all.
      isolate: false,
      // Now and then a test of a command waits for the disk.
      maxWorkers: availableParallelism() + 1,
      // Messages are compared whole; CI would have them in colours.
      env: { NO_COLOR: '1' },
      tags: [{ name: 'night', description: 'for `npm run test:long` alone: tests/README.md says why' }],
      projects: [
        {
          extends: true,
          ...production,
          test: {
            name: 'unit',
            env,
            setupFiles: 'tests/engine/seeded.ts',
            include: ['tests/{engine,site}/{unit,contract}/*.test.{ts,tsx}', 'tools/checks/**/*.test.ts'],
          },
        },
        // Commands as authors run them, checks of complete sites, and what large libraries make: pictures, fonts, previews, search.
        {
          extends: true,
          test: {
            name: 'integration',
            setupFiles: 'tests/engine/seeded.ts',
            include: ['tests/{engine,site}/integration/*.test.ts'],
            testTimeout: patience,
          },
        },
        // Some 240 cases, and 10,000 at night.
        {
          extends: true,
          ...production,
          test: {
            name: 'fuzz',
            include: ['tests/engine/fuzz/*.test.ts'],
            env,
            testTimeout: patience,
          },
        },
        // What takes minutes and rarely finds anything: for a nightly job.
        {
          extends: true,
          test: { name: 'long', include: ['tests/engine/long/*.test.ts'], testTimeout: patience },
        },
      ],
    },
  }
}
