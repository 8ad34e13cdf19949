import { isVerySlow, savesData } from '../parts/connection'
import type { Config } from './config'
import { leave } from './leave'
import { root } from './root'

/** Longest wait of the app for the page's pictures and fonts, in ms: they load first, unless one hangs. */
const longestPageWait = 4000

/** Longest wait of the page for the app, in ms: six times what a slow 3G network needs. */
const longestAppWait = 60_000

/**
 * Loads the app after the first paint, when the network is idle. With data saving or on 2G, the app loads only when the
 * visitor does something that needs it.
 * @param isUrgent whether the page cannot be shown without the app
 * @param settled resolves when the page is in the visitor's language
 */
export async function scheduleApp(
  config: Config,
  isUrgent: boolean | undefined,
  settled: Promise<void>,
): Promise<void> {
  const run = () => loadApp(config)
  if (isUrgent) {
    addEventListener('DOMContentLoaded', run)
    return
  }
  await new Promise((done) => {
    addEventListener('load', done)
    addEventListener('DOMContentLoaded', () => setTimeout(done, longestPageWait))
  })
  await settled
  if (savesData() || isVerySlow()) {
    // Waits until a button is noted for the app (`early.ts`) or a field has the focus, which may already be so.
    await new Promise<unknown>((done) => {
      const look = () => document.querySelector('[data-clicked],:is(input,select,textarea):focus') && done(0)
      addEventListener('click', look)
      addEventListener('keydown', look)
      look()
    })
    run()
  } else {
    // A page in a background tab is not painted and needs no app.
    await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
    // Safari has no `requestIdleCallback`. A timer reads these options as a delay of 0.
    ;(window.requestIdleCallback ?? setTimeout)(run, { timeout: 3000 })
  }
}

async function loadApp({ app }: Config) {
  // If a script is missing, hangs, fails or is too new for the browser, the page continues as without scripts.
  const giveUp = () => root.classList.contains('started') || leave()
  setTimeout(giveUp, longestAppWait)
  for (const href of app) {
    // Styles are only fetched here; the app applies them (`renderer/late-styles.ts`).
    const isStyle = href.endsWith('css')
    const rel = isStyle ? 'stylesheet' : 'modulepreload'
    const media = isStyle ? 'app' : ''
    document.head.append(Object.assign(document.createElement('link'), { rel, href, media, fetchPriority: 'low' }))
  }
  try {
    // One after another, each in a separate task.
    for (const href of app) if (!href.endsWith('css')) await import(/* @vite-ignore */ href)
  } catch {
    // `giveUp` checks whether the app started: an empty file fails without an error.
  }
  giveUp()
}
