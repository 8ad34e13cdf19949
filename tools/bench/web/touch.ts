import { setTimeout as wait } from 'node:timers/promises'
import { openTab, type Tab } from './devtools'

/** The elements that a visitor touches, and where. On a phone the theme is in the menu, so it is touched on a screen as wide as a tablet's. */
const kinds: [what: string, address: string, selector: string, width?: number][] = [
  ['menu', '/tunnel-fan', '.menu > :is(summary, button)'],
  ['tab', '/about', '[data-opens]:not([aria-expanded=true], [aria-selected=true])'],
  ['gallery', '/azm-100', '.gallery-controls button'],
  ['search', '/tunnel-fan', '.search button'],
  ['theme', '/tunnel-fan', '.theme-toggle', 1180],
]

/** When it is touched, in milliseconds after the first paint: before, while and after the app starts. */
const moments = [0, 250, 500, 750, 1000, 1500, 2000, 3000]

/** How many times slower than this machine the visitor's processor is. */
const slowness = 6

/** How long an answer is waited for, in milliseconds. */
const patience = 1500

/**
 * How long a touch waited for its answer on the screen, in milliseconds: of each moment the longest part; and of each
 * moment how many tasks took over 50 ms, those of the touch among them.
 */
export type Touched = { what: string; answers: number[]; longTaskMs: number; longTasks: number[] }

/** Touches pages while they start, each time on a phone of its own. */
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
  const place = await tab.value<{ x: number; y: number } | null>(`(${placeOf})(${JSON.stringify(selector)})`)
  // An element that is not shown yet cannot be touched either.
  for (const type of place ? ['mousePressed', 'mouseReleased'] : [])
    await tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
  await wait(patience)
  const measured = await tab.value<Measured | undefined>('measured')
  if (!measured) throw new Error('The page has no measures: the script that takes them failed.')
  if (place && measured.touches === 0) throw new Error(`The touch on ${selector} did not reach ${url}.`)
  return measured
}

/** The longest answer and the longest task in milliseconds, and how many of each, and of touches, there were. */
type Measured = { answer: number; task: number; answers: number; tasks: number; touches: number }

/** Runs in the page before all else: notes how long answers and tasks take. It names no function: bundlers add code to those. */
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

/** Runs in the page: the middle of the first element that can be seen, brought onto the screen. */
function placeOf(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}
