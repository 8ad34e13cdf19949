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

/** Flags that a browser needs in a container or on a closed network; harmless elsewhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds an installed Chromium or Chrome.
 * @returns its path; undefined if neither is installed, and Playwright then uses its own browser
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH ?? '', ...installed].find((path) => path !== '' && existsSync(path))
}

/** Path of Chromium without a user interface, which needs only a third of the processor time. */
export const shell = '/usr/bin/chromium-headless-shell'

/** Path of a browser for opening pages: Debian's headless shell if installed, otherwise the result of `findBrowser`. */
export function findShell(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findBrowser()
}

/** Installs a browser unless one is installed already: Debian's package or, if that fails, Playwright's download. */
export function installBrowser(): void {
  if (findBrowser() || installPackages('chromium')) return
  runNpm('npx', ['playwright', 'install', 'chromium'], projectFolder)
}

/** Installs Debian packages, if the user is root. @returns whether the packages were installed */
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
