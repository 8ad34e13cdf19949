import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { testPort as fixturePort } from './tests/engine/browser/port'
import { isLong } from './tests/engine/long-run'
import { stress } from './tests/engine/stress'
import { testPort as sitePort } from './tests/site/browser/port'
import { browserFlags, findShell } from './tools/cli/browser'

/** Timeout factor: slowed, busy processors need longer, and at night tests check more. */
const patience = stress || isLong ? 6 : 1

/** Options of both servers. They serve built sites, as visitors get them. */
const served = { timeout: 600_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 } } as const

export default defineConfig({
  fullyParallel: true,
  // One more than cores, because tests sometimes wait for the next frame.
  workers: availableParallelism() + 1,
  // In ms. Generous, because machines may be busy; benchmarks measure speed.
  timeout: 600_000 * patience,
  expect: {
    timeout: 60_000 * patience,
    // Compares whole trees, so that additions to a page also fail.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/aria/{arg}{ext}' },
  },
  reporter: [['list'], ['./tests/engine/counts-reporter.ts']],
  forbidOnly: true,
  retries: 0,
  use: {
    // In ms. At night a test has an hour, but one wait fails after ten minutes.
    actionTimeout: 600_000,
    launchOptions: {
      executablePath: findShell(),
      // No DNS has the brands' host names. Without the last flag the shell rounds letter positions to whole pixels.
      args: [...browserFlags, '--host-resolver-rules=MAP *.example 127.0.0.1', '--font-render-hinting=none'],
    },
  },
  projects: [
    {
      name: 'engine',
      testDir: 'tests/engine/browser',
      use: { baseURL: `http://localhost:${fixturePort}`, locale: 'en-GB' },
    },
    // Tests that take minutes and seldom fail; they run at night.
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
