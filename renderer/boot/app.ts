import { isVerySlow, savesData } from '../parts/connection'
import type { Config } from './config'
import { leave } from './leave'
import { root } from './root'

/** Longest time that the app waits for the page's pictures and fonts, in ms. After that, the app loads anyway. */
const longestPageWait = 4000

/** Longest time that the page waits for the app, in ms: six times as long as a slow 3G network needs. */
const longestAppWait = 60_000

/**
 * Loads the app after the first paint, when the network is idle. If the visitor saves data or has a 2G connection,
 * loads the app only after an action that needs it.
 * @param isUrgent whether the page cannot be shown without the app
 * @param settled resolves once the page's content is in the visitor's language
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
    // Waits until a click has been recorded for the app (`early.ts`), or a field is focused. Either may already have
    // happened.
    await new Promise<unknown>((done) => {
      const look = () => document.querySelector('[data-clicked],:is(input,select,textarea):focus') && done(0)
      addEventListener('click', look)
      addEventListener('keydown', look)
      look()
    })
    run()
  } else {
    // Waits for the first paint. A page in a background tab is not painted, and does not need the app.
    await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
    // Safari has no `requestIdleCallback`. `setTimeout` treats the options object as a delay of 0.
    ;(window.requestIdleCallback ?? setTimeout)(run, { timeout: 3000 })
  }
}

async function loadApp({ app }: Config) {
  // If a script is missing, hangs, fails or is too new for the browser, shows the page as it looks without scripts.
  const giveUp = () => root.classList.contains('started') || leave()
  setTimeout(giveUp, longestAppWait)
  for (const href of app) {
    // Only fetches the stylesheet; the app applies it (`renderer/late-styles.ts`).
    const isStyle = href.endsWith('css')
    const rel = isStyle ? 'stylesheet' : 'modulepreload'
    const media = isStyle ? 'app' : ''
    document.head.append(Object.assign(document.createElement('link'), { rel, href, media, fetchPriority: 'low' }))
  }
  try {
    // Imports one script after another, so that each runs in a separate task.
    for (const href of app) if (!href.endsWith('css')) await import(/* @vite-ignore */ href)
  } catch {
    // An error is ignored here, because `giveUp` checks in any case whether the app has started: an empty file, for
    // example, fails without throwing an error.
  }
  giveUp()
}
