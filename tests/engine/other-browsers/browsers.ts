import { findBrowser } from '../../../tools/cli/browser'
import { findFirefox, findWebKit } from '../machine'
import type { Driver } from './driver'
import { startByPuppeteer } from './puppeteer'
import { startWebKit } from './webkit'

/** A browser in which the visitor's journey is tested. */
export type OtherBrowser = {
  name: string
  /** Starts the browser. Undefined if the browser is not installed. */
  start?: () => Promise<Driver>
}

const chromium = findBrowser()
const firefox = findFirefox()
const webKit = findWebKit()

/** Browsers to test. Chromium is included to show whether a failure is specific to one browser. */
export const browsers: OtherBrowser[] = [
  { name: 'Chromium', start: chromium ? () => startByPuppeteer('chrome', chromium) : undefined },
  { name: 'Firefox', start: firefox ? () => startByPuppeteer('firefox', firefox) : undefined },
  { name: 'WebKit', start: webKit && (() => startWebKit(webKit)) },
]
