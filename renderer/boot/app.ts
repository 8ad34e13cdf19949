import { savesData } from '../parts/connection'
import type { Config } from './boot'

/**
 * The app comes after the first paint, when nothing else wants the network; with Save-Data only once the visitor does
 * something with the page.
 * @param isUrgent whether the page cannot be shown without it
 */
export function scheduleApp(config: Config, isUrgent: boolean): void {
  if (isUrgent) addEventListener('DOMContentLoaded', () => load(config, true))
  else addEventListener('load', () => schedule(() => load(config)))
}

function schedule(run: () => void) {
  if (savesData()) atFirstTouch(run)
  else
    afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run)))
}

/** Once, at the first click or key. */
function atFirstTouch(run: () => void) {
  const touched = new AbortController()
  const go = () => {
    touched.abort()
    run()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, go, { passive: true, signal: touched.signal })
}

function load({ script, styles }: Config, isUrgent = false) {
  const { head, documentElement: root } = document
  const sheets = styles.map((href) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' })
    head.append(sheet)
    return new Promise((done) => sheet.addEventListener('load', done))
  })
  const app = Object.assign(document.createElement('script'), { type: 'module', src: script, fetchPriority: 'low' })
  // Without the app the page goes on as it does without scripts.
  app.onerror = () => root.classList.remove('js', 'hidden')
  // Dressed as another brand, the page needs its colours before it can be shown.
  if (isUrgent) Promise.all(sheets).then(() => head.append(app))
  else head.append(app)
}

/** A page that nobody looks at is not painted, and needs no app. */
function afterPaint(run: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}
