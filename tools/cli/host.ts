import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../files/project.js'

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
  runNpm('npx', ['playwright', 'install', 'chromium'], projectFolder)
}

/**
 * Installs packages of Debian, where that may be done: as root.
 * @returns whether they are there now
 */
function installPackages(...packages: string[]): boolean {
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

/**
 * Runs npm, whose programs are scripts on Windows. What it prints goes to where errors go.
 * @throws when it fails, which it has said itself
 */
export function runNpm(program: 'npm' | 'npx', parameters: string[], folder: string): void {
  execFileSync(program, parameters, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}

/**
 * Makes sure that the packages of a project within this one are there, as its lock file names them.
 * @param folder of the project, from this one, for example "tools/bench"
 * @throws when npm cannot install them, which has said why
 */
export function installProject(folder: string): void {
  const inside = join(projectFolder, folder)
  // npm notes here what it installed.
  const noted = join(inside, 'node_modules/.package-lock.json')
  if (existsSync(noted) && statSync(noted).mtimeMs >= statSync(join(inside, 'package-lock.json')).mtimeMs) return
  console.error(`Installing the packages of ${folder}, once …`)
  runNpm('npm', ['ci'], inside)
}

/** The least version that W3C's checker runs on. */
const least = 11

/** Java, where this machine has one that is new enough. */
export function findJava(): string | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= least ? 'java' : undefined
}

/** Installs Debian's Java where that can be done; without it no page is checked by W3C's rules, which the tests say. */
export function installJava(): void {
  if (!findJava()) installPackages('default-jre-headless')
}

/** Installs W3C's checker where there is a Java that runs it. */
export function installChecker(): void {
  if (findJava()) installProject('tests/w3c')
}

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx, where it is on this machine with its module for Brotli. */
export function findNginx(): string | undefined {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined
}

/** Installs Debian's nginx where that can be done; without it nothing is compared with it, which the suite says. */
export function installNginx(): void {
  if (!findNginx()) installPackages('nginx', 'libnginx-mod-http-brotli-static')
}

/** The fonts shown in place of Rubik, which `fallbackFace` is measured for: one of these is on nearly every machine. */
const measured = /Arial|Liberation Sans|Roboto/

/** Makes sure that pages can be measured in the letters they fall back to; a bare Debian has only wider ones. */
export function installLetters(): void {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (!measured.test(stdout ?? '')) installPackages('fonts-liberation')
}

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Firefox, where it is on this machine. */
export function findFirefox(): string | undefined {
  return firstExisting(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
}

/** The driver of Debian's WebKit, and the screen it is shown on: a virtual one, where there is no other. */
export function findWebKit(): { driver: string; screen?: string } | undefined {
  const driver = firstExisting(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver')
  const screen = firstExisting('/usr/bin/Xvfb')
  return driver && (screen || process.env.DISPLAY) ? { driver, screen } : undefined
}

/** Installs Debian's Firefox and WebKit where that can be done; what is not there the suite says loudly. */
export function installOtherBrowsers(): void {
  if (!findFirefox() || !findWebKit()) installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb')
}
