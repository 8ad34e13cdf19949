import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

/** Test timeout in ms. Generous, because machines may be busy. Speed is measured by benchmarks, not by tests. */
const patience = 3_600_000

/** Settings to render pages as a build does, because React is several times slower in development mode. */
const production = { oxc: { jsx: { development: false } } }
const env = { NODE_ENV: 'production', NO_COLOR: '1' }

/** Settings that tests and bundling share. Bundling (`tools/bundle/bundle.ts`) adds entries and output folders. */
export default function config({ command }: { command: 'build' | 'serve' }): ViteUserConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    // Always uses React's production mode, whatever the environment, because development mode is several times slower.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    test: {
      globalSetup: 'tests/engine/temporary.ts',
      testTimeout: patience,
      // As long as a test, because on a busy machine, preparing a file takes as long as its tests.
      hookTimeout: patience,
      // Tests share no state, so modules are loaded only once for all test files.
      isolate: false,
      // More than the number of cores: tests of commands are idle while they wait for the disk, and on a machine that does
      // other work as well, more workers get a larger part of it.
      maxWorkers: availableParallelism() + 3,
      tags: [
        { name: 'ci', description: 'for CI and the night: `npm test` leaves it out, tests/README.md says why' },
        { name: 'night', description: 'for `npm run test:long` alone: tests/README.md says why' },
      ],
      // No colours, which messages would have on CI, because tests compare whole messages.
      env: { NO_COLOR: '1' },
      projects: [
        // Functions, commands as authors run them, and random cases: one project, so that they share their workers.
        {
          extends: true,
          ...production,
          test: {
            name: 'short',
            env,
            setupFiles: 'tests/engine/seeded.ts',
            include: [
              'tests/{engine,site}/{unit,contract,integration}/*.test.{ts,tsx}',
              'tests/engine/fuzz/*.test.ts',
              'tools/checks/**/*.test.ts',
            ],
          },
        },
        // Tests that take minutes and rarely fail. They run only at night.
        {
          extends: true,
          test: { name: 'long', include: ['tests/engine/long/*.test.ts'], testTimeout: patience },
        },
      ],
    },
  }
}
