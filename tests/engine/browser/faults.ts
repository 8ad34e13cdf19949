import type { Browser, Page } from '@playwright/test'
import { pressAll, wordsInSight } from './fault-look'
import type { Fault, KindOfFile, KindOfPage } from './fault-table'
import { at } from './site'
import { expect, settled } from './test'

/** Time in ms, longer than any timeout in the page's scripts (`renderer/boot/app.ts`, `renderer/parts/release.ts`). */
const forEver = 61_000

/** Cache of the text that each page shows without scripts, as lines, by address and window width. */
const knownWords = new Map<string, string[]>()

async function wordsWithoutScripts(browser: Browser, address: string, width: number): Promise<string[]> {
  const key = `${address} ${width}`
  const cachedWords = knownWords.get(key)
  if (cachedWords) return cachedWords
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } })
  await page.goto(at('localhost', address))
  const words = (await page.evaluate(wordsInSight)).split('\n').map((line) => line.trim())
  await page.close()
  knownWords.set(key, words)
  return words
}

/**
 * Opens a page while one kind of file fails to load, and expects that the page still works: all its text is visible,
 * every button does something, and no script throws an error. If the file hangs, the page is checked both before and
 * after the timeout.
 */
export async function expectWhole(page: Page, file: KindOfFile, fault: Fault, kind: KindOfPage): Promise<void> {
  const errors: string[] = []
  // Syntax errors are expected if the fault damages scripts, because browsers report scripts that they cannot parse.
  const isExpected = ({ name, message }: Error) =>
    fault.breaksScripts && name === 'SyntaxError' && !message.includes('JSON')
  const onError = (error: Error) => isExpected(error) || errors.push(error.message)
  page.on('pageerror', onError)
  const spoil = async () => {
    await page.route(file.address, (route) => fault.happens(route))
    return isAsked(page, file)
  }
  await page.setViewportSize({ width: kind.width, height: 900 })
  const name = `${kind.name}: ${file.name} ${fault.name}`

  let asked = file.step === 'reads' ? await spoil() : undefined
  await page.goto(kind.address, { waitUntil: 'domcontentloaded' })
  let { address } = kind
  if (file.step !== 'reads') {
    await settled(page)
    await page.evaluate(() => Reflect.set(window, 'isBefore', true))
    asked = await spoil()
    address = await goOn(page, file.step)
  } else if (fault.hangs) {
    // Skips the time for which the app waits for pictures, because they may never arrive.
    await page.clock.fastForward(5000)
  }
  if (file.on?.includes('map')) {
    await page.locator('.map-picture').scrollIntoViewIfNeeded()
    // The chart loads when the visitor uses the page. Repeats the key press, because the page may not be listening yet.
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(asked?.isMade()).toBe(true)
    }, name).toPass()
  }
  await asked?.request
  // Watches for a second request for the file, which would show that the browser has loaded a new document.
  const again = isAsked(page, file)
  if (fault.hangs && file.isNeeded) {
    if (file.step === 'reads') await expectAll(page, address, `${name}, still`)
    await page.clock.fastForward(forEver)
  }
  if (file.step !== 'reads') {
    // Because the file failed, the browser loads the next page as a new document, whose files also fail.
    await page.waitForFunction(() => !Reflect.has(window, 'isBefore') && document.readyState !== 'loading')
    if (fault.hangs) {
      await again.request
      await page.clock.fastForward(forEver)
    }
  }
  if (file.isNeeded) await expect(page.locator('html'), name).not.toHaveClass(/\bjs\b/)
  else await expect(page.locator('html'), name).toHaveClass(/\blive\b/)
  await expectAll(page, address, name)
  expect(errors, name).toEqual([])
  page.off('pageerror', onError)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => localStorage.clear())
}

/**
 * Watches for the next request for a file. If no request is made, the timeout error of this wait is ignored, so that it
 * cannot hide an earlier failure.
 */
function isAsked(page: Page, { address }: KindOfFile): { request: Promise<unknown>; isMade(): boolean } {
  let isMade = false
  const request = page.waitForRequest(address)
  request.then(
    () => (isMade = true),
    () => {},
  )
  return { request, isMade: () => isMade }
}

/** Follows a link to another page, or to the page in another language. @returns path of the link's target */
function goOn(page: Page, step: KindOfFile['step']): Promise<string> {
  return page.evaluate((isLanguage) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.header a[href]:not([target])')]
    const link = isLanguage
      ? links.find(({ hreflang }) => hreflang !== '' && hreflang !== document.documentElement.lang)
      : links.find(({ hreflang, pathname }) => hreflang === '' && pathname !== location.pathname)
    link?.click()
    return link?.pathname ?? ''
  }, step === 'changes the language')
}

async function expectAll(page: Page, address: string, name: string): Promise<void> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  // `toHaveURL` would wait until the page has loaded, which a hanging file can prevent.
  await expect.poll(() => new URL(page.url()).pathname, name).toBe(address)
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
  const expected = await wordsWithoutScripts(browser, address, page.viewportSize()?.width ?? 0)
  const { words, dead } = await page.evaluate(pressAll)
  const lost = expected.filter((line) => !words.includes(line))
  expect({ lost, dead }, name).toEqual({ lost: [], dead: [] })
}

/** Prepares a page for `expectWhole`: reduces motion, allows clipboard access, and lets the test control timeouts. */
export async function prepare(page: Page, fault: Fault): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(`window.wordsInSight = ${wordsInSight}`)
  if (!fault.hangs) return
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), limit)
      return controller.signal
    }
  })
}
