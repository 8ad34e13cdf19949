import type { Page } from '@playwright/test'

/** A page that was not found is itself reported as a failed resource; only some tests let a service worker in. */
const expected = /404|Service Worker registration blocked by Playwright/

/** Collects what the browser complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Addresses the page asks for, of those that match. */
export function filesOf(page: Page, address: RegExp): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) files.push(request.url())
  })
  return files
}

/** Fonts that come when words have been shown without them. @param later milliseconds after that */
export async function fontsAfterPaint(page: Page, later = 0): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.evaluate(
      (later) =>
        new Promise<void>((done) => {
          new PerformanceObserver(() => setTimeout(done, later)).observe({ type: 'paint', buffered: true })
        }),
      later,
    )
    await route.continue()
  })
}

/** How much has moved under the reader since the page came (W3C, Layout Instability: a sum of shares of the window). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        // What was noted before is handed over with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))))
      }),
  )
}

/** What can be wrong with a browser's storage; every choice must work all the same. */
export const storages: { name: string; keeps: boolean; spoil(page: Page): Promise<unknown> }[] = [
  { name: 'with storage', keeps: true, spoil: async () => {} },
  {
    name: 'with storage blocked',
    keeps: false,
    spoil: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        }),
      ),
  },
  {
    name: 'with rubbish in storage',
    keeps: true,
    spoil: (page) =>
      page.addInitScript(() => {
        if (sessionStorage.getItem('spoiled')) return
        sessionStorage.setItem('spoiled', 'yes')
        for (const key of ['lang', 'theme', 'cookieConsent']) localStorage.setItem(key, '{"a":[1')
      }),
  },
]
