/** Finds and installs programs that the tests need in addition to npm packages. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installBrowser, installPackages, shell } from '../../tools/cli/browser'
import { installProject } from '../../tools/cli/npm'

/** Installs a browser for tests, unless there is one; see `findShell`. */
export function installShell(): void {
  installBrowser()
  if (!process.env.CHROME_PATH && !existsSync(shell)) installPackages('chromium-headless-shell')
}

/** Lowest version of Java that the W3C checker supports. */
const least = 11

/** Command that starts Java; undefined if no supported version is installed. */
export function findJava(): string | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= least ? 'java' : undefined
}

/** Installs Debian's Java if possible. Without Java, the tests skip the W3C checker and report that. */
export function installJava(): void {
  if (!findJava()) installPackages('default-jre-headless')
}

/** Installs the W3C checker if a suitable Java is available. */
export function installChecker(): void {
  if (findJava()) installProject('tests/w3c')
}

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Path of Debian's nginx; undefined unless it is installed together with its Brotli module. */
export function findNginx(): string | undefined {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined
}

/** Installs Debian's nginx if possible. Without nginx, the suite skips comparisons with it and reports that. */
export function installNginx(): void {
  if (!findNginx()) installPackages('nginx', 'libnginx-mod-http-brotli-static')
}

/** Installs Hugo if it is not installed, so that `npm run bench:others` compares its documents with ours. */
export function installHugo(): void {
  if (spawnSync('hugo', ['version']).status !== 0) installPackages('hugo')
}

/** System fonts whose widths `fallbackFace` uses. Nearly every machine has one of them. */
const measured = /Arial|Liberation Sans|Roboto/

/** Installs one of the measured fonts if none is installed, because a bare Debian has only wider fonts. */
export function installLetters(): void {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (!measured.test(stdout ?? '')) installPackages('fonts-liberation')
}

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Path of Firefox; undefined if it is not installed. */
export function findFirefox(): string | undefined {
  return firstExisting(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
}

/**
 * The WebDriver program of Debian's WebKit, and a virtual display for machines without a real one. Undefined without
 * the driver, or without a display of either kind.
 */
export function findWebKit(): { driver: string; screen?: string } | undefined {
  const driver = firstExisting(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver')
  const screen = firstExisting('/usr/bin/Xvfb')
  return driver && (screen || process.env.DISPLAY) ? { driver, screen } : undefined
}

/** Installs Debian's Firefox and WebKit if possible. The suite reports browsers that are missing. */
export function installOtherBrowsers(): void {
  if (!findFirefox() || !findWebKit()) installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb')
}
