import { defineConfig } from '@playwright/test'
import { testPort as port } from './tests/site/browser/port'
import { browserFlags, findBrowser } from './tools/host/browser'

export default defineConfig({
  testDir: 'tests/site/browser',
  fullyParallel: true,
  workers: 2,
  // Machines that run this may be busy; how fast things are is for benchmarks to say.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    launchOptions: {
      executablePath: findBrowser(),
      // The brands' hosts are names no network knows.
      args: [...browserFlags, '--host-resolver-rules=MAP *.example 127.0.0.1'],
    },
  },
  webServer: {
    command: 'npm start',
    env: { PORT: String(port) },
    port,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
