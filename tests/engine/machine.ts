/** What tests need of the machine besides npm's packages: found, or installed where that can be done. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installBrowser, installPackages, shell } from '../../tools/cli/browser'
import { installProject } from '../../tools/cli/npm'

/** Makes sure that tests have a browser; see `findShell`. */
export function installShell(): void {
  installBrowser()
  if (!process.env.CHROME_PATH && !existsSync(shell)) installPackages('chromium-headless-shell')
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
