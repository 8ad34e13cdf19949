import { setTimeout as wait } from 'node:timers/promises'
import { openTab, type Tab } from './devtools'

/**
 * Elements to touch, each with a page and a viewport width in CSS px. The theme button needs the width of a tablet,
 * because on a phone it is in the menu.
 */
const kinds: [what: string, address: string, selector: string, width?: number][] = [
  ['menu', '/tunnel-fan', '.menu > :is(summary, button)'],
  ['tab', '/about', '[data-opens]:not([aria-expanded=true], [aria-selected=true])'],
  ['gallery', '/azm-100', '.gallery-controls button'],
  ['search', '/tunnel-fan', '.search button'],
  ['theme', '/tunnel-fan', '.theme-toggle', 1180],
]

/** Times of the touch, in ms after the first paint: before, during and after the start of the app. */
const moments = [0, 250, 500, 750, 1000, 1500, 2000, 3000]

/** Factor by which the CPU is slowed down. */
const slowness = 6

/** Time to wait for a response, in ms. */
const responseTimeout = 1500

/**
 * Responses to touches on an element. `answers` has the slowest response for each moment, in ms; `longTasks` has the
 * number of tasks over 50 ms for each moment, including those that the touch causes.
 */
export type Touched = { what: string; answers: number[]; longTaskMs: number; longTasks: number[] }

/** Touches elements while their page starts, each time in a separate browser. */
export async function benchTouch(origin: string, executablePath: string): Promise<Touched[]> {
  const touched: Touched[] = []
  for (const [what, address, selector, width = 390] of kinds) {
    const answers: number[] = []
    const longest: number[] = []
    const longTasks: number[] = []
    for (const moment of moments) {
      const tab = await openTab(executablePath)
      const { answer, task, tasks } = await touch(tab, origin + address, selector, width, moment).finally(tab.close)
      answers.push(answer)
      longest.push(task)
      longTasks.push(tasks)
    }
    if (answers.every((answer) => answer === 0)) throw new Error(`${selector} was never there to touch on ${address}.`)
    touched.push({ what, answers, longTaskMs: Math.max(...longest), longTasks })
  }
  return touched
}

async function touch(tab: Tab, url: string, selector: string, width: number, moment: number) {
  await tab.send('Page.enable')
  await tab.send('Emulation.setDeviceMetricsOverride', { width, height: 844, deviceScaleFactor: 2, mobile: true })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` })
  await tab.send('Page.navigate', { url })
  while (!(await tab.value<boolean>(`performance.getEntriesByName('first-contentful-paint').length > 0`)))
    await wait(20)
  await wait(moment)
  const position = await tab.value<{ x: number; y: number } | null>(`(${placeOf})(${JSON.stringify(selector)})`)
  // Skips an element that is not visible yet.
  for (const type of position ? ['mousePressed', 'mouseReleased'] : [])
    await tab.send('Input.dispatchMouseEvent', { type, ...position, button: 'left', clickCount: 1 })
  await wait(responseTimeout)
  const measured = await tab.value<Measured | undefined>('measured')
  if (!measured) throw new Error('The page has no measures: the script that takes them failed.')
  if (position && measured.touches === 0) throw new Error(`The touch on ${selector} did not reach ${url}.`)
  return measured
}

/** Longest response and longest task in ms, and the numbers of responses, tasks and touches. */
type Measured = { answer: number; task: number; answers: number; tasks: number; touches: number }

/**
 * Runs in the page before other scripts: measures responses and tasks. It must not contain named functions, because
 * bundlers make these call a helper that does not exist in the page.
 */
function observe() {
  const measured: Measured = { answer: 0, task: 0, answers: 0, tasks: 0, touches: 0 }
  Reflect.set(window, 'measured', measured)
  const observed = [
    ['answer', { type: 'event', durationThreshold: 16, buffered: true }],
    ['task', { type: 'longtask', buffered: true }],
  ] as const
  for (const [name, options] of observed)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        measured[name] = Math.max(measured[name], duration)
        measured[`${name}s`]++
      }
    }).observe(options)
  addEventListener('pointerdown', () => measured.touches++, { capture: true })
}

/** Runs in the page: scrolls the first visible element into view, and returns the element's centre in CSS px. */
function placeOf(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
