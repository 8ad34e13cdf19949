import { existsSync } from 'node:fs'
import { installPackages } from './apt'

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
