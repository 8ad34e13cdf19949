import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

/** Timeout of a test in ms. Generous, because machines may be busy; benchmarks measure speed. */
const patience = 3_600_000

/** Renders pages as a build does, because React is several times slower in development mode. */
const production = { oxc: { jsx: { development: false } } }
const env = { NODE_ENV: 'production', NO_COLOR: '1' }

/** Settings that tests and bundling share. Bundling (`tools/bundle/bundle.ts`) adds entries and output folders. */
export default function config({ command }: { command: 'build' | 'serve' }): ViteUserConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    // React is several times slower in development mode, so this does not depend on the environment.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    test: {
      testTimeout: 120_000,
      // On a busy machine, preparation in a file takes as long as its tests.
      hookTimeout: patience,
      // Tests share no state, so modules load once for all of them.
      isolate: false,
      // One more than cores, because tests of commands sometimes wait for the disk.
      maxWorkers: availableParallelism() + 1,
      // Messages are compared as a whole; on CI they would have colours.
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
        // Commands as authors run them, checks of whole sites, output of large libraries (pictures, fonts, search).
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
        // Tests that take minutes and seldom fail; they run at night.
        {
          extends: true,
          test: { name: 'long', include: ['tests/engine/long/*.test.ts'], testTimeout: patience },
        },
      ],
    },
  }
}
