import { isVerySlow, savesData } from '../parts/connection'
import type { Config } from './config'
import { leave } from './leave'
import { root } from './root'

/** How long the app waits for the pictures and fonts of the page, in milliseconds: they come first, unless one hangs. */
const forPage = 4000

/** How long the page waits for the app, in milliseconds: six times what a slow network of the third generation needs. */
const forApp = 60_000

/**
 * The app comes after the first paint, when nothing else wants the network. Where data are saved, or the network is of the
 * second generation, it comes only once the visitor does what nothing but the app can do.
 * @param isUrgent whether the page cannot be shown without it
 * @param settled when the page is in its language
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
    addEventListener('DOMContentLoaded', () => setTimeout(done, forPage))
  })
  await settled
  if (savesData() || isVerySlow()) {
    // Once, when a button is noted for the app, or a field is used; a moment ago will do.
    await new Promise<unknown>((done) => {
      const look = () => document.querySelector('[data-clicked],:is(input,select,textarea):focus') && done(0)
      addEventListener('click', look)
      addEventListener('keydown', look)
      look()
    })
    run()
  } else {
    // A page in the background is not painted, and needs no app.
    await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
    // Safari has only timers, which take the settings for no delay.
    ;(window.requestIdleCallback ?? setTimeout)(run, { timeout: 3000 })
  }
}

async function loadApp({ app }: Config) {
  // A script that is missing, hangs, breaks or is too new for the browser: the page goes on as it does without scripts.
  const giveUp = () => root.classList.contains('started') || leave()
  setTimeout(giveUp, forApp)
  for (const href of app) {
    // Styles are only fetched: the app puts them on (`renderer/late-styles.ts`).
    const isStyle = href.endsWith('css')
    const rel = isStyle ? 'stylesheet' : 'modulepreload'
    const media = isStyle ? 'app' : ''
    document.head.append(Object.assign(document.createElement('link'), { rel, href, media, fetchPriority: 'low' }))
  }
  try {
    // One after the other, each in a task of its own.
    for (const href of app) if (!href.endsWith('css')) await import(/* @vite-ignore */ href)
  } catch {
    // A file that did not come reports nothing, and neither does an empty one.
  }
  giveUp()
}
