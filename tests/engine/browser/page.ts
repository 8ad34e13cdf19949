import type { Page } from '@playwright/test'

/** Message to ignore: browsers report a page that was not found as a failed resource. */
const expected = /404/

/** Collects errors and warnings of the browser. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Holds back matching requests of the page. @returns a function that passes them on to earlier routes or the server */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Collects addresses of matching requests of the page. */
export function filesOf(page: Page, address: RegExp): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) files.push(request.url())
  })
  return files
}

/** Delays fonts until the first paint. */
export async function fontsAfterPaint(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.evaluate(
      () =>
        new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })),
    )
    await route.continue()
  })
}

/** Largest shift that fonts may cause when they replace system fonts (`font-display` in tools/html/fonts/styles.ts). */
export const lateLetters = 0.02

/**
 * Layout shifts since the page loaded (W3C, Layout Instability): the share of the window that each one moves, and its
 * elements with their boxes before and after, in CSS px.
 * @param most largest share to ignore, 0 to 1
 */
export function shifts(page: Page, most = 0): Promise<string[]> {
  return page.evaluate(
    (most) =>
      new Promise<string[]>((done) => {
        const foundShifts: string[] = []
        const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'value') <= most) continue
            const sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
              entry,
              'sources',
            )
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const { nodeName, className = '' } = Object(node ?? {})
              return `${nodeName}.${className} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`
            })
            foundShifts.push(`${Reflect.get(entry, 'value')} after ${entry.startTime} ms: ${moved.join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // Earlier entries are delivered within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(foundShifts))))
      }),
    most,
  )
}

/** States of a browser's storage; every choice must work in all of them. */
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
