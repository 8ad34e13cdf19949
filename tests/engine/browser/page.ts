import type { Page } from '@playwright/test'

/** A page that was not found is itself reported as a failed resource. */
const expected = /404/

/** Collects what the browser complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Holds back what the page asks for, of what matches. @returns what lets it come, or what a route of before makes of it */
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

/** Addresses the page asks for, of those that match. */
export function filesOf(page: Page, address: RegExp): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) files.push(request.url())
  })
  return files
}

/** Fonts that come when words have been shown without them. */
export async function fontsAfterPaint(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.evaluate(
      () =>
        new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })),
    )
    await route.continue()
  })
}

/** What letters that take the place of those of the machine may move (`font-display` in tools/html/fonts/styles.ts). */
export const lateLetters = 0.02

/**
 * What has moved under the reader since the page came (W3C, Layout Instability): of each shift its share of the window, and
 * the elements with the boxes they had and have, in CSS pixels.
 * @param most a share that is let pass
 */
export function shifts(page: Page, most = 0): Promise<string[]> {
  return page.evaluate(
    (most) =>
      new Promise<string[]>((done) => {
        const found: string[] = []
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
            found.push(`${Reflect.get(entry, 'value')} after ${entry.startTime} ms: ${moved.join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // What was noted before is handed over with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(found))))
      }),
    most,
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
