/**
 * `npm run bench:studio`: how fast the Studio starts, and shows a key, on a site made for it. `N=1000 L=7 B=1` are its pages,
 * languages and brands; the page that is written has `BLOCKS=60` blocks. Medians, in milliseconds.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { runCommand } from '../cli/command'
import { projectFolder } from '../files/project.js'
import { browserFlags, findBrowser } from '../host/browser'
import { fileOf, type Size, writeContent } from './content'

/** How often the Studio is opened, and how many keys are pressed. */
const starts = 3
const keys = 40

await runCommand(
  {
    name: 'bench:studio',
    about: 'How fast the Studio starts and shows a key. N=1000 L=7 B=1 BLOCKS=60 set the size.',
    withoutSite: true,
  },
  async () => {
    process.chdir(projectFolder)
    const size: Size = {
      pages: Number(process.env.N ?? 1000),
      languages: Number(process.env.L ?? 7),
      brands: Number(process.env.B ?? 1),
    }
    const folder = join('.cache/bench', `studio-${size.pages}x${size.languages}x${size.brands}`)
    writeContent(folder, size)
    const file = fileOf(Math.floor(size.pages / 2))
    lengthen(join(folder, file), Number(process.env.BLOCKS ?? 60))
    const child = spawn('node', [resolve('tools/run.js'), 'studio'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', NO_COLOR: '1' },
    })
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
    try {
      await measure(browser, await addressFrom(child.stdout), file.slice('pages/'.length, -'.json'.length))
    } finally {
      await browser.close()
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  },
)

/** Gives a page as many blocks as wanted: more of its own words. */
function lengthen(file: string, count: number): void {
  const page = JSON.parse(readFileSync(file, 'utf8'))
  for (let i = page.blocks.length; i < count; i++)
    page.blocks.push({
      type: 'text',
      id: `more-${i}`,
      title: `Part ${i}`,
      text: `What there is to say of part ${i}. `.repeat(12).trim(),
    })
  writeFileSync(file, JSON.stringify(page, null, 2))
}

async function addressFrom(output: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const part of output) {
    text += part
    const [address] = /http\S+token=\S+/.exec(text) ?? []
    if (address) return address
  }
  throw new Error(text)
}

async function measure(browser: Browser, address: string, name: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const first = await context.newPage()
  await first.goto(address)
  await first.locator('.inspector').waitFor()
  const opened: number[] = []
  for (let i = 0; i < starts; i++) {
    const page = await context.newPage()
    const start = performance.now()
    await page.goto(`${new URL('/_studio/', address)}#${encodeURIComponent(name)}`)
    await page.frameLocator('iframe.stage-frame').locator('main [data-mark]').first().waitFor()
    opened.push(performance.now() - start)
    if (i === starts - 1) print('key to canvas', await page.evaluate(pressKeys, keys))
    await page.close()
  }
  print('start to page', opened)
}

/** In the page: sets the title key by key, and how long each takes until the canvas has it. */
async function pressKeys(count: number): Promise<number[]> {
  const field = document.querySelector<HTMLTextAreaElement>('[data-field=title]')
  const canvas = document.querySelector<HTMLIFrameElement>('iframe.stage-frame')?.contentDocument
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  if (!field || !canvas || !set) return []
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const text = `Key ${i}`
    const start = performance.now()
    set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    while (canvas.querySelector('h1')?.textContent !== text) await new Promise((next) => setTimeout(next))
    times.push(performance.now() - start)
    await new Promise((next) => setTimeout(next, 150))
  }
  return times
}

function print(what: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
  console.log(`${what}: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, worst ${at(1)} ms (${times.length} times)`)
}
