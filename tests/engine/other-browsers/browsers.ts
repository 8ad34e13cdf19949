import { findBrowser } from '../../../tools/cli/browser'
import { findFirefox, findWebKit } from '../machine'
import type { Driver } from './driver'
import { startByPuppeteer } from './puppeteer'
import { startWebKit } from './webkit'

/** A browser in which the journey is tested. */
export type OtherBrowser = {
  name: string
  /** Starts the browser; undefined if it is not installed. */
  start?: () => Promise<Driver>
}

const chromium = findBrowser()
const firefox = findFirefox()
const webKit = findWebKit()

/** Chromium is included to show whether a failure is specific to a browser. */
export const browsers: OtherBrowser[] = [
  { name: 'Chromium', start: chromium ? () => startByPuppeteer('chrome', chromium) : undefined },
  { name: 'Firefox', start: firefox ? () => startByPuppeteer('firefox', firefox) : undefined },
  { name: 'WebKit', start: webKit && (() => startWebKit(webKit)) },
]
