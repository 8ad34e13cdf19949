import { savesData } from '../parts/connection'
import type { Config } from './boot'

/** How long the app waits for the pictures and fonts of the page, in milliseconds: they come first, unless one hangs. */
const forPage = 4000

/** How long the page waits for the app, in milliseconds: three times what a slow network of the third generation needs. */
const forApp = 25_000

/** How long a page waits for the styles of another brand, in milliseconds. */
const forStyles = 8000

const root = document.documentElement

/**
 * The app comes after the first paint, when nothing else wants the network; with Save-Data only once the visitor does
 * something with the page.
 * @param isUrgent whether the page cannot be shown without it
 */
export function scheduleApp(config: Config, isUrgent: boolean): void {
  if (isUrgent) {
    addEventListener('DOMContentLoaded', () => load(config, true))
    return
  }
  const start = once(() => schedule(() => load(config)))
  addEventListener('load', start)
  addEventListener('DOMContentLoaded', () => setTimeout(start, forPage))
}

function schedule(run: () => void) {
  if (savesData()) atFirstTouch(run)
  else
    afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run)))
}

/** At the first click or key. */
function atFirstTouch(run: () => void) {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, once(run), { passive: true, once: true })
}

function load({ script, styles }: Config, isUrgent = false) {
  const sheets = styles.map((href) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' })
    document.head.append(sheet)
    return new Promise((done) => {
      sheet.onload = sheet.onerror = done
      setTimeout(done, forStyles)
    })
  })
  const app = Object.assign(document.createElement('script'), { type: 'module', src: script, fetchPriority: 'low' })
  // A script that is missing, hangs, breaks or is too new for the browser: the page goes on as it does without scripts.
  const leave = () => root.classList.contains('started') || root.classList.remove('js', 'hidden')
  app.onload = app.onerror = leave
  setTimeout(leave, forApp)
  // Dressed as another brand, the page needs its colours before it can be shown.
  if (isUrgent) Promise.all(sheets).then(() => document.head.append(app))
  else document.head.append(app)
}

/** A page that nobody looks at is not painted, and needs no app. */
function afterPaint(run: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function once(run: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) run()
    isDone = true
  }
}
