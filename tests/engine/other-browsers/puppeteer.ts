import puppeteer, { type Browser } from 'puppeteer-core'
import { browserFlags } from '../../../tools/cli/browser'
import type { Driver } from './driver'

/** Starts Chromium with the DevTools protocol, or Firefox with WebDriver BiDi. */
export async function startByPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Driver> {
  const started: Browser = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? browserFlags : [],
    timeout: 120_000,
    protocolTimeout: 120_000,
  })
  const page = await started.newPage()
  page.setDefaultTimeout(60_000)
  const ask = async <Answer, Argument>(question: (argument: Argument) => Answer, argument?: Argument) =>
    (await page.evaluate(`(${question})(${JSON.stringify(argument)})`)) as Answer
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    ask,
    click: (selector) => page.click(selector),
    type: (keys) => page.keyboard.type(keys),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => started.close(),
  }
}
