import type { Page } from '@playwright/test'

/** Messages to ignore, because browsers log an error for every page that is not found. */
const expected = /404/

/** Collects errors and warnings that the browser reports for the page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    // Ignored, because the hosts of the fixture site's services do not exist.
    if (message.location().url.startsWith('https://stats.example/')) return
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/**
 * Delays matching requests of the page.
 * @returns a function that passes the requests on, to earlier routes or to the server
 */
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

/** Collects the URLs of matching requests that the page makes from now on. */
export function filesOf(page: Page, address: RegExp): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) files.push(request.url())
  })
  return files
}

/** Delays fonts until after the first paint. */
export async function fontsAfterPaint(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.evaluate(
      () =>
        new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })),
    )
    await route.continue()
  })
}

/** Largest layout shift, 0 to 1, that web fonts may cause (`font-display` in tools/html/fonts/styles.ts). */
export const lateLetters = 0.02

/**
 * Collects the layout shifts since the page loaded, as text: the score of each shift (W3C, Layout Instability), and the
 * elements that moved, with their boxes before and after in CSS px.
 * @param most largest score to ignore, 0 to 1
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
        // Waits two frames, within which the observer receives all earlier layout shifts.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(foundShifts))))
      }),
    most,
  )
}

/** Possible states of a browser's storage. Everything that a visitor can choose must work in all of them. */
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
