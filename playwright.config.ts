import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { testPort as fixturePort } from './tests/engine/browser/port'
import { isLong } from './tests/engine/long-run'
import { stress } from './tests/engine/stress'
import { testPort as sitePort } from './tests/site/browser/port'
import { browserFlags, findShell } from './tools/cli/browser'

/** Processors that are slowed down and busy need longer for the same, and at night a test looks at more. */
const patience = stress || isLong ? 6 : 1

/** A built site, served as visitors get it. */
const served = { timeout: 600_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 } } as const

export default defineConfig({
  fullyParallel: true,
  // Now and then a test waits for the next frame.
  workers: availableParallelism() + 1,
  // Machines that run this may be busy; how fast things are is for benchmarks to say.
  timeout: 600_000 * patience,
  expect: {
    timeout: 60_000 * patience,
    // Whole trees: what is new on a page is a difference, too.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/aria/{arg}{ext}' },
  },
  reporter: [['list'], ['./tests/engine/counts-reporter.ts']],
  forbidOnly: true,
  retries: 0,
  use: {
    // A test has an hour at night; a wait for what never comes is reported after ten minutes.
    actionTimeout: 600_000,
    launchOptions: {
      executablePath: findShell(),
      // The brands' hosts are names no network knows. The shell sets letters in whole pixels unless asked not to.
      args: [...browserFlags, '--host-resolver-rules=MAP *.example 127.0.0.1', '--font-render-hinting=none'],
    },
  },
  projects: [
    {
      name: 'engine',
      testDir: 'tests/engine/browser',
      use: { baseURL: `http://localhost:${fixturePort}`, locale: 'en-GB' },
    },
    // What takes minutes and seldom finds anything: for the night.
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
    { ...served, command: 'npm start', env: { PORT: String(sitePort) }, port: sitePort },
  ],
})
