import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { projectFolder } from '../files/project.js'
import { runNpm } from './npm'

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
export const shell = '/usr/bin/chromium-headless-shell'

/** The browser that only looks at pages: Chromium's shell, which Playwright downloads for itself too, where Debian's is; else as `findBrowser`. */
export function findShell(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findBrowser()
}

/** Makes sure that there is a browser: an installed one, else Debian's package, else Playwright's own download. */
export function installBrowser(): void {
  if (findBrowser() || installPackages('chromium')) return
  runNpm('npx', ['playwright', 'install', 'chromium'], projectFolder)
}

/**
 * Installs packages of Debian, where that may be done: as root.
 * @returns whether they are there now
 */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false
  const run = (...parameters: string[]) => execFileSync('apt-get', parameters, { stdio: 'inherit' })
  try {
    run('update', '-q')
    run('install', '-y', '-q', '--no-install-recommends', ...packages)
    return true
  } catch {
    console.warn(`Cannot install: ${packages.join(', ')}.`)
    return false
  }
}
