import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from './apt'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What a browser in a container or on a closed network needs; harmless elsewhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A Chromium or Chrome that is on this machine; undefined when there is none, and Playwright's own must serve. */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH ?? '', ...installed].find((path) => path !== '' && existsSync(path))
}

/** Chromium without what only windows need: it opens pages in a third of the processor time. */
const shell = '/usr/bin/chromium-headless-shell'

/** The browser for tests: Chromium's shell, which Playwright downloads for itself too, where Debian's is; else as `findBrowser`. */
export function findShell(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findBrowser()
}

/** Makes sure that tests have a browser; see `findShell`. */
export function installShell(): void {
  installBrowser()
  if (!process.env.CHROME_PATH && !existsSync(shell)) installPackages('chromium-headless-shell')
}

/** Makes sure that there is a browser: an installed one, else Debian's package, else Playwright's own download. */
export function installBrowser(): void {
  if (findBrowser() || installPackages('chromium')) return
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}
