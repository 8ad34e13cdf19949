import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../cli/browser'

/** An author's waiting times in ms, one for each measurement. */
export type AuthorBench = {
  /** Time from the start of live editing to the complete first page. */
  start: number[]
  /** Time from a save until the browser shows the new words. */
  save: number[]
  /** Total run time of `npm run check` on this repository's site. */
  check: number[]
}

const port = 5299

/** Number of saves in each run. */
const saves = 10

/** Pause between two saves, in ms: longer than the 50 ms for which the watcher ignores further changes to a file. */
const pauseBetweenSaves = 300

/**
 * Measures how long an author waits.
 * @param folder folder of the content
 * @param file path of the document to save, relative to `folder`
 * @param address address of the document's page
 */
export async function benchAuthor(folder: string, file: string, address: string, runs: number): Promise<AuthorBench> {
  const bench: AuthorBench = { start: [], save: [], check: [] }
  const url = `http://localhost:${port}${address}`
  const originalText = readFileSync(join(folder, file))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    for (let i = 0; i < runs; i++) {
      const began = performance.now()
      const server = startLive(folder)
      try {
        await answer(url)
        bench.start.push(performance.now() - began)
        const page = await browser.newPage()
        await page.goto(url, { waitUntil: 'networkidle' })
        for (let n = 0; n < saves; n++) {
          const saved = performance.now()
          const title = saveTitle(join(folder, file), `${letter(i)} ${letter(n)}`)
          await page.waitForFunction((words) => document.querySelector('h1')?.textContent === words, title)
          bench.save.push(performance.now() - saved)
          await delay(pauseBetweenSaves)
        }
        await page.close()
      } finally {
        if (server.pid) process.kill(-server.pid, 'SIGTERM')
      }
    }
  } finally {
    writeFileSync(join(folder, file), originalText)
    await browser.close()
  }
  for (let i = 0; i <= runs; i++) {
    const began = performance.now()
    execFileSync('npm', ['run', 'check'], { stdio: 'ignore' })
    // The first run only fills the caches.
    if (i > 0) bench.check.push(performance.now() - began)
  }
  return bench
}

function startLive(folder: string): ChildProcess {
  return spawn('node', [resolve('tools/run.js'), 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  })
}

async function answer(url: string): Promise<void> {
  for (;;) {
    const text = await fetch(url).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    )
    if (text) return
    await delay(10)
  }
}

function letter(n: number): string {
  return String.fromCharCode(97 + (n % 26))
}

/** Saves a page after changing the end of the hero's title. @returns the new title */
function saveTitle(file: string, end: string): string {
  const page = JSON.parse(readFileSync(file, 'utf8'))
  const title = page.blocks[0].title.replace(/( \w \w)?$/, ` ${end}`)
  page.blocks[0].title = title
  writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
  return title
}
