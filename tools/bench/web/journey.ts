import type { Browser, Page } from 'playwright'
import { median } from '../print'

/** Number of navigations to the other page and back. */
const rounds = 12

/** Navigations in the app, in ms from the click until the new heading is painted. */
export type Navigation = { medianMs: number; slowestMs: number; count: number }

/** Measures navigations between a group page and one of its products. Hovering over the links prefetches both pages. */
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
  // The first two navigations also count, although they run code for the first time.
  return { medianMs: median(times), slowestMs: Math.max(...times), count: times.length }
}

/** Runs in the page: waits for a click, then for a changed main heading, then for the paint. @returns time in ms */
function timeOfNextHeading(): Promise<number> {
  const previousHeading = document.querySelector('h1')?.textContent
  return new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === previousHeading) return
          observer.disconnect()
          // A message that is sent at the start of a frame arrives after the frame is painted.
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

/** Whether the browser restored a page from its back/forward cache. If not, `reasons` has the browser's reasons. */
export type Back = { address: string; isRestored: boolean; reasons: string }

/** Leaves each page by loading another document, and goes back. */
export async function benchBack(browser: Browser, origin: string): Promise<Back[]> {
  const backs: Back[] = []
  for (const address of ['/', '/tunnel-fan', '/about', '/projects']) {
    const page = await visit(browser, origin + address)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isRestored', persisted)),
    )
    await page.goto(`${origin}/career`)
    // Does not wait for the "load" event, because a restored page does not load again.
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

/** Opens a page in a new context, and waits until the app runs and the network is idle. */
async function visit(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.locator('dialog#_menu').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page
}
