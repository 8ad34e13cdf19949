import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { testPort as fixturePort } from './tests/engine/browser/port'
import { isLong } from './tests/engine/long-run'
import { stress } from './tests/engine/stress'
import { testPort as sitePort } from './tests/site/browser/port'
import { browserFlags, findShell } from './tools/cli/browser'

/** Factor for all timeouts. Stress runs slow down the processor, and nightly runs check more in each test. */
const patience = stress || isLong ? 6 : 1

/** Options that both servers share. Both serve built sites, as a production host does. */
const served = { timeout: 600_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 } } as const

/** The Studio and live editing. */
const editing = /\/(studio|live-tabs|preview|own-blocks)[^/]*\.spec\.ts$/

/** Tests on the fixture site. */
const engine = {
  testDir: 'tests/engine/browser',
  use: { baseURL: `http://localhost:${fixturePort}`, locale: 'en-GB' },
}

export default defineConfig({
  fullyParallel: true,
  globalSetup: './tests/engine/temporary.ts',
  // One more than the number of cores, because tests are idle while they wait for the next frame.
  workers: availableParallelism() + 1,
  // In ms. Generous, because machines may be busy. Speed is measured by benchmarks, not by tests.
  timeout: 600_000 * patience,
  expect: {
    timeout: 60_000 * patience,
    // Compares whole trees, so that a test also fails if something was added to a page.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/aria/{arg}{ext}' },
  },
  reporter: [['list'], ['./tests/engine/counts-reporter.ts']],
  forbidOnly: true,
  retries: 0,
  use: {
    // In ms: ten minutes for a single action, even in nightly runs, where a whole test may take an hour.
    actionTimeout: 600_000,
    launchOptions: {
      executablePath: findShell(),
      // No DNS server knows the brands' host names. Without the last flag, letter positions are rounded.
      args: [...browserFlags, '--host-resolver-rules=MAP *.example 127.0.0.1', '--font-render-hinting=none'],
    },
  },
  projects: [
    // First, because the tests of one file share a server and run one after the other: at the end, other cores would wait.
    { ...engine, name: 'editing', testMatch: editing },
    { ...engine, name: 'engine', testIgnore: editing },
    // Tests that take minutes and rarely fail. They run only at night.
    {
      name: 'long',
      testDir: 'tests',
      testMatch: '*/long-browser/*.spec.ts',
      use: { baseURL: `http://localhost:${fixturePort}`, locale: 'en-GB' },
    },
    {
      name: 'site',
      testDir: 'tests/site/browser',
      use: { baseURL: `http://localhost:${sitePort}`, locale: 'tr-TR' },
    },
  ],
  webServer: [
    {
      ...served,
      command: 'npm start -- --site tests/fixture-site',
      env: { PORT: String(fixturePort) },
      port: fixturePort,
    },
    // `npm test` leaves it out if no test of this site runs.
    ...(process.env.WITHOUT_SITE
      ? []
      : [{ ...served, command: 'npm start', env: { PORT: String(sitePort) }, port: sitePort }]),
  ],
})
