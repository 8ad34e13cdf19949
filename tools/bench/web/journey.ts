import type { Browser, Page } from 'playwright'
import { median } from '../print'

/** How often the visitor goes from one page to the other and back. */
const rounds = 12

/** Navigations by the app, in milliseconds from the click to the new heading on the screen. */
export type Navigation = { medianMs: number; slowestMs: number; count: number }

/** Goes to and fro between a group and a product of it, both fetched ahead by the pointer on their links. */
export async function benchNavigation(browser: Browser, origin: string): Promise<Navigation> {
  const page = await visit(browser, `${origin}/fan-systems`)
  const links = ['main a[href="/tunnel-fan"]', '.breadcrumb a[href="/fan-systems"]']
  const times: number[] = []
  for (let i = 0; i < rounds; i++)
    for (const link of links) {
      await page.locator(link).first().hover()
      await page.waitForLoadState('networkidle')
      const painted = page.evaluate(timeOfNextHeading)
      await page.locator(link).first().click()
      times.push(await painted)
    }
  await page.context().close()
  // With the first two, code is run for the first time: they count as well.
  return { medianMs: median(times), slowestMs: Math.max(...times), count: times.length }
}

/** Runs in the page: waits for a click, then for another main heading, then until that is on the screen. */
function timeOfNextHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent
  return new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === before) return
          observer.disconnect()
          // A message that is sent when a frame begins arrives when it has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done(performance.now() - timeStamp)
          requestAnimationFrame(() => port2.postMessage(undefined))
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })
}

/** Whether a page was there at once when the visitor came back to it, and if not, what the browser says of it. */
export type Back = { address: string; isRestored: boolean; reasons: string }

/** Leaves pages by a real navigation, and goes back. */
export async function benchBack(browser: Browser, origin: string): Promise<Back[]> {
  const backs: Back[] = []
  for (const address of ['/', '/tunnel-fan', '/about', '/projects']) {
    const page = await visit(browser, origin + address)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted)),
    )
    await page.goto(`${origin}/career`)
    // A page that is restored does not load again.
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction((path) => location.pathname === path, address)
    const { isRestored, reasons } = await page.evaluate(() => ({
      isRestored: Reflect.get(window, 'isRestored') === true,
      reasons: Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'notRestoredReasons'),
    }))
    backs.push({ address, isRestored, reasons: isRestored ? '' : JSON.stringify(reasons) })
    await page.context().close()
  }
  return backs
}

/** A visit of its own, with the app running and the page at rest. */
async function visit(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.locator('dialog#_menu').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page
}
