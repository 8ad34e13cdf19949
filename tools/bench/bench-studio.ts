/**
 * `npm run bench:studio`: measures on a generated site how fast the Studio starts and shows a keystroke, on a long and
 * a short page. `N=1000 L=7 B=1 BLOCKS=60` set the numbers of pages, languages, brands, and blocks on the long page.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { browserFlags, findBrowser } from '../cli/browser'
import { say } from '../content/say/say.js'
import { makeStudio } from '../studio/bundle'
import { fileOf, type Size } from './content'
import { benchOn } from './generated'

/** Number of starts, and of simulated keystrokes. */
const starts = 5
const keys = 40

await benchOn(
  'bench:studio',
  say`How fast the Studio starts and shows a key. N=1000 L=7 B=1 BLOCKS=60 set the size.`,
  'studio-',
  async (folder, { pages }: Size) => {
    const [long, short] = [fileOf(Math.floor(pages / 2)), fileOf(Math.floor(pages / 2) + 1)]
    // Deletes all caches, and unsaved edits of an interrupted benchmark, which the Studio would offer to restore.
    rmSync(join(folder, '.cache'), { recursive: true, force: true })
    lengthen(folder, long, Number(process.env.BLOCKS ?? 60))
    // Bundles the Studio's code before the measurement.
    await makeStudio()
    for (const what of ['for the first time', 'again']) {
      const { server, took } = await startStudio(folder)
      console.log(`from the prompt to its address, ${what}: ${took.toFixed(0)} ms`)
      await end(server)
    }
    const { server, address } = await startStudio(folder)
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
    try {
      await measure(browser, address, [long, short].map(pageName))
    } finally {
      await browser.close()
      await end(server)
    }
  },
)

type Server = ChildProcessWithoutNullStreams

/** Starts the Studio in a folder. `took` is the time until it printed its address, in ms. */
async function startStudio(folder: string): Promise<{ server: Server; address: string; took: number }> {
  const start = performance.now()
  const server = spawn('node', [resolve('tools/run.js'), 'studio'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NO_COLOR: '1' },
  })
  return { server, address: await addressFrom(server), took: performance.now() - start }
}

async function end(server: Server): Promise<void> {
  server.kill()
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}

function pageName(file: string): string {
  return file.slice('pages/'.length, -'.json'.length)
}

/** Adds text blocks to a page and its translations until the page has `count` blocks. */
function lengthen(folder: string, file: string, count: number): void {
  const page = read(join(folder, file))
  const added = Array.from({ length: Math.max(0, count - page.blocks.length) }, (_, i) => `more-${i}`)
  const wordsOf = (id: string, lang: string) => ({
    title: `${id} (${lang})`,
    text: `What there is to say of ${id} in “${lang}”. `.repeat(12).trim(),
  })
  page.blocks.push(...added.map((id) => ({ type: 'text', id, ...wordsOf(id, 'source') })))
  write(join(folder, file), page)
  for (const lang of readdirSync(join(folder, 'locales'))) {
    const translationFile = join(folder, 'locales', lang, file.slice('pages/'.length))
    if (!existsSync(translationFile)) continue
    const words = read(translationFile)
    for (const id of added) words.blocks[id] = wordsOf(id, lang)
    write(translationFile, words)
  }
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function write(file: string, json: unknown): void {
  writeFileSync(file, JSON.stringify(json, null, 2))
}

/** Address that the Studio prints. Later output is also read, because a full pipe would block the Studio. */
function addressFrom({ stdout, stderr }: Server): Promise<string> {
  return new Promise((done, fail) => {
    let text = ''
    const take = (part: Buffer) => {
      text += part
      const [address] = /http\S+token=\S+/.exec(text) ?? []
      if (address) done(address)
    }
    stdout.on('data', take)
    stderr.on('data', take)
    stdout.once('end', () => fail(new Error(text)))
  })
}

async function measure(browser: Browser, address: string, names: string[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const first = await context.newPage()
  await first.goto(address)
  await first.locator('.inspector').waitFor()
  // At the first start, the Studio checks all pages in the background. This check is not measured.
  const { took } = await timed(first, countWords)
  console.log(`all words counted, while nothing else waits: ${took.toFixed(0)} ms`)
  const studio = new URL('/_studio/', address).href
  for (const name of names) {
    const opened: Timed[] = []
    for (let i = 0; i < starts; i++) {
      const { page, ...start } = await openPage(context, `${studio}#${encodeURIComponent(name)}`)
      opened.push(start)
      if (i === starts - 1) print(`${name}: key to canvas`, await pressKeys(page))
      await page.close()
    }
    print(`${name}: start to page`, opened)
  }
}

/** Elapsed time, and CPU time of the browser's page, in ms. */
type Timed = { took: number; cpu: number }

async function openPage(context: BrowserContext, address: string): Promise<Timed & { page: Page }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const cpuBefore = await cpuOf(session)
  const start = performance.now()
  await page.goto(address)
  await page.frameLocator('iframe.stage-frame').locator('main [data-mark]').first().waitFor()
  const took = performance.now() - start
  return { page, took, cpu: (await cpuOf(session)) - cpuBefore }
}

/** CPU time of a page so far, in ms. */
async function cpuOf(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
}

async function timed(page: Page, work: () => Promise<unknown>): Promise<{ took: number }> {
  const start = performance.now()
  await page.evaluate(work)
  return { took: performance.now() - start }
}

/** Runs in the page: requests the translation states of all pages. */
async function countWords(): Promise<void> {
  await (await fetch('/_studio/api/states')).json()
}

/** Changes the title of the first block once per keystroke, and waits until each change was checked and saved. */
async function pressKeys(page: Page): Promise<Timed[]> {
  await page.locator('.blocks .block-name').first().click()
  await page.locator('[data-field="blocks/0/title"]').waitFor()
  const originalTitle = await page.locator('[data-field="blocks/0/title"]').inputValue()
  const session = await page.context().newCDPSession(page)
  const times: Timed[] = []
  for (let i = 0; i < keys; i++) {
    const cpuBefore = await cpuOf(session)
    const took = await page.evaluate(pressKey, `${originalTitle} ${String.fromCharCode(97 + (i % 26))}`)
    times.push({ took, cpu: (await cpuOf(session)) - cpuBefore })
    await page.locator('.kept-saved').waitFor()
  }
  return times
}

/** Runs in the page: writes a text into the field. @returns time until the canvas has painted this text, in ms */
async function pressKey(text: string): Promise<number> {
  const field = document.querySelector('[data-field="blocks/0/title"]') as HTMLTextAreaElement
  const canvas = document.querySelector<HTMLIFrameElement>('iframe.stage-frame')?.contentDocument
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  const start = performance.now()
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  while (canvas?.querySelector('h1')?.textContent !== text) await new Promise((next) => requestAnimationFrame(next))
  await new Promise((next) => requestAnimationFrame(next))
  return performance.now() - start
}

function print(what: string, times: Timed[]): void {
  const of = (values: number[]) => {
    const sorted = [...values].sort((a, b) => a - b)
    const quantile = (part: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
    return `median ${quantile(0.5)} ms, 90 % within ${quantile(0.9)} ms, worst ${quantile(1)} ms`
  }
  console.log(`${what}: ${of(times.map(({ took }) => took))} (${times.length} times)`)
  console.log(`  of the page's processor time: ${of(times.map(({ cpu }) => cpu))}`)
}
