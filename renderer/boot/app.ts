import { savesData } from '../parts/connection'
import type { Config } from './config'
import { leave } from './leave'
import { root } from './root'

/** How long the app waits for the pictures and fonts of the page, in milliseconds: they come first, unless one hangs. */
const forPage = 4000

/** How long the page waits for the app, in milliseconds: six times what a slow network of the third generation needs. */
const forApp = 60_000

/**
 * The app comes after the first paint, when nothing else wants the network; with Save-Data only once the visitor does
 * something with the page.
 * @param isUrgent whether the page cannot be shown without it
 * @param settled when the page is in its language
 */
export function scheduleApp(config: Config, isUrgent: boolean | undefined, settled: Promise<void>): void {
  const run = () => loadApp(config)
  if (isUrgent) {
    addEventListener('DOMContentLoaded', run)
    return
  }
  const isShown = new Promise((done) => {
    addEventListener('load', done)
    addEventListener('DOMContentLoaded', () => setTimeout(done, forPage))
  })
  isShown.then(() => settled).then(() => schedule(run))
}

function schedule(run: () => void) {
  if (savesData()) atFirstTouch(run)
  // Safari has only timers, which take the settings for no delay.
  else afterPaint(() => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 3000 }))
}

/** Once, at the first click or key. */
function atFirstTouch(run: () => void) {
  const isTouched = new Promise((done) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, done)
  })
  isTouched.then(run)
}

async function loadApp({ app }: Config) {
  // A script that is missing, hangs, breaks or is too new for the browser: the page goes on as it does without scripts.
  const giveUp = () => root.classList.contains('started') || leave()
  setTimeout(giveUp, forApp)
  const isStyle = (href: string) => href.endsWith('css')
  for (const href of app) {
    // Styles are only fetched: the app puts them on (`renderer/late-styles.ts`).
    const [rel, media] = isStyle(href) ? ['stylesheet', 'app'] : ['modulepreload', '']
    document.head.append(Object.assign(document.createElement('link'), { rel, href, media, fetchPriority: 'low' }))
  }
  try {
    // One after the other, each in a task of its own.
    for (const href of app) if (!isStyle(href)) await import(/* @vite-ignore */ href)
  } catch {
    // A file that did not come reports nothing, and neither does an empty one.
  }
  giveUp()
}

/** A page in the background is not painted, and needs no app. */
function afterPaint(run: () => void) {
  const isPainted = new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
  isPainted.then(run)
}
