import { findBrowser } from '../../../tools/cli/browser'
import { findFirefox, findWebKit } from '../machine'
import type { Driver } from './driver'
import { startByPuppeteer } from './puppeteer'
import { startWebKit } from './webkit'

/** A browser that the journey is made in. */
export type OtherBrowser = {
  name: string
  /** What starts it; none where it is not on this machine. */
  start?: () => Promise<Driver>
}

const chromium = findBrowser()
const firefox = findFirefox()
const webKit = findWebKit()

/** Chromium is among them: what fails there too is the fault of the journey, or of the page. */
export const browsers: OtherBrowser[] = [
  { name: 'Chromium', start: chromium ? () => startByPuppeteer('chrome', chromium) : undefined },
  { name: 'Firefox', start: firefox ? () => startByPuppeteer('firefox', firefox) : undefined },
  { name: 'WebKit', start: webKit && (() => startWebKit(webKit)) },
]
