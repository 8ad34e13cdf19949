/** Programs that tests need besides npm packages: found, or installed if possible. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installBrowser, installPackages, shell } from '../../tools/cli/browser'
import { installProject } from '../../tools/cli/npm'

/** Installs a browser for tests if there is none; see `findShell`. */
export function installShell(): void {
  installBrowser()
  if (!process.env.CHROME_PATH && !existsSync(shell)) installPackages('chromium-headless-shell')
}

/** Lowest version of Java for W3C's checker. */
const least = 11

/** The command for Java, if a version that is new enough is installed. */
export function findJava(): string | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= least ? 'java' : undefined
}

/** Installs Debian's Java if possible; without it the tests skip W3C's rules and report that. */
export function installJava(): void {
  if (!findJava()) installPackages('default-jre-headless')
}

/** Installs W3C's checker if there is a Java for it. */
export function installChecker(): void {
  if (findJava()) installProject('tests/w3c')
}

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Path of Debian's nginx, if it is installed with its module for Brotli. */
export function findNginx(): string | undefined {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined
}

/** Installs Debian's nginx if possible; without it the suite skips comparisons with nginx and reports that. */
export function installNginx(): void {
  if (!findNginx()) installPackages('nginx', 'libnginx-mod-http-brotli-static')
}

/** System fonts for which `fallbackFace` is measured; nearly every machine has one of them. */
const measured = /Arial|Liberation Sans|Roboto/

/** Installs a measured fallback font if there is none; a bare Debian has only wider fonts. */
export function installLetters(): void {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (!measured.test(stdout ?? '')) installPackages('fonts-liberation')
}

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Path of Firefox, if it is installed. */
export function findFirefox(): string | undefined {
  return firstExisting(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
}

/** Driver of Debian's WebKit, and a virtual screen, which is needed if there is no real one. */
export function findWebKit(): { driver: string; screen?: string } | undefined {
  const driver = firstExisting(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver')
  const screen = firstExisting('/usr/bin/Xvfb')
  return driver && (screen || process.env.DISPLAY) ? { driver, screen } : undefined
}

/** Installs Debian's Firefox and WebKit if possible; the suite reports missing browsers. */
export function installOtherBrowsers(): void {
  if (!findFirefox() || !findWebKit()) installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb')
}
