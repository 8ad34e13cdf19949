import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { held } from '../counts'
import { type DevServer, startDev } from '../integration/dev-server'
import { writeSmallSite } from '../integration/small-site'

const page = (title: string, more: object = {}) => ({
  title,
  description: `${title}: birkaç sözle anlatılan bir sayfa, her kayıtta başka.`,
  blocks: [{ type: 'text', id: 'about', text: `${title}, ve daha fazlası.` }],
  ...more,
})

const folder = writeSmallSite({ 'pages/about.json': page('Başlangıç') })
const write = (file: string, content: object | string) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
let dev: DevServer

beforeAll(async () => {
  dev = await startDev(folder, `--import ${pathToFileURL(resolve('tests/engine/long/memory.js'))}`)
})

afterAll(() => dev.stop())

/** Memory use (in bytes) and open handles of the live editing process. */
async function state(): Promise<{ memory: number; handles: Record<string, number> }> {
  // Waits, because the connections of the last requests take a moment to close.
  let previousHandles: unknown
  return vi.waitFor(
    async () => {
      dev.process.send('')
      const [now] = await once(dev.process, 'message')
      const isSteady = JSON.stringify(now.handles) === JSON.stringify(previousHandles)
      previousHandles = now.handles
      expect(isSteady).toBe(true)
      return now
    },
    { timeout: 60_000, interval: 1000 },
  )
}

/** Writes a number with letters, because digits in a text would have to be the same in all languages. */
const wordFor = (i: number) => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** Saves changes to the site. The number `i` determines which files change, and how. */
async function save(i: number): Promise<void> {
  const title = `Kayıt ${wordFor(i)}`
  // The server reads a page with a syntax error, but continues to use the previous version.
  if (i % 7 === 0) write('pages/about.json', `{ "title": "${title}", `)
  if (i % 11 === 0) write('locales/en/about.json', { title: `Save ${wordFor(i)}` })
  if (i % 13 === 0) write(`pages/page-${i}.json`, page(`Sayfa ${wordFor(i)}`))
  if (i % 13 === 1) rmSync(join(folder, `pages/page-${i - 1}.json`), { force: true })
  if (i % 17 === 0) write('locales/ar/common.json', { extra: `كلمة ${wordFor(i)}` })
  write('pages/about.json', page(title))
  await vi.waitFor(async () => expect(await dev.headingAt('/about')).toBe(title), { timeout: 60_000, interval: 5 })
}

const [few, many] = [200, 2000]

test(`${many} saves leave nothing behind`, async () => {
  for (let i = 1; i <= few; i++) await save(i)
  const early = await state()
  for (let i = few + 1; i <= many; i++) await save(i)
  const late = await state()
  const inMB = (bytes: number) => (bytes / 1e6).toFixed(1)
  console.info(
    `live editing holds ${inMB(early.memory)} MB after ${few} saves, ${inMB(late.memory)} MB after ${many}, ${JSON.stringify(late.handles)}`,
  )
  expect(late.handles).toEqual(early.handles)
  // Memory growth per save, in bytes, must be less than the size of the smallest document.
  expect((late.memory - early.memory) / (many - few)).toBeLessThan(3000)
  held('saves in live editing', many)
})
