import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DevServer, startDev } from './dev-server'
import { writeSmallSite } from './small-site'

const folder = writeSmallSite({
  'pages/about.json': {
    title: 'Biz',
    description: 'Biz kimiz ve ne yaparız: birkaç sözle anlatılan bir sayfa.',
    blocks: [{ type: 'text', id: 'about', text: 'Biz buyuz.' }],
  },
  'pages/soon.json': {
    title: 'Yakında',
    description: 'Yakında: henüz yazılan ve yalnız burada görülen bir sayfa.',
    draft: true,
    blocks: [{ type: 'text', id: 'soon', text: 'Taslak.' }],
  },
})
const about = join(folder, 'pages/about.json')
const good = readFileSync(about, 'utf8')

let dev: DevServer
const ask: DevServer['ask'] = (...request) => dev.ask(...request)
const headingAt: DevServer['headingAt'] = (path) => dev.headingAt(path)

beforeAll(async () => {
  writeFileSync(join(folder, 'pages/_media/film.mp4'), `\0\0\0\x0cftypisom\0\0\0\x64moov${' '.repeat(92)}`)
  dev = await startDev(folder)
})

afterAll(() => dev.stop())

test('drafts are shown', async () => {
  expect(await headingAt('/soon')).toBe('Yakında')
})

const soon = { timeout: 30_000, interval: 100 }

test.each(['evil.example', 'evil.example:5173', '127.0.0.1.evil.example'])(
  'a page elsewhere that leads its name here is refused: %s',
  async (host) => {
    for (const path of ['/about', '/', '//about', '/data/tr/about.json', '/assets/film.mp4', '/renderer/client.tsx'])
      expect((await ask(path, { Host: host })).status, path).toBe(403)
    expect((await ask('/about', { Host: `127.0.0.1:${dev.port}` })).status).toBe(200)
  },
)

test('a brand that is asked for and unknown is the first one, whatever it is called', async () => {
  expect([(await ask('/about')).status, (await ask('/about?brand=nope')).status]).toEqual([200, 200])
  expect(await headingAt('/about?brand=nope')).toBe('Biz')
})

test('odd addresses are answered without a stack', async () => {
  for (const path of ['/%', '/%ff', '//%25', '/a%00b', '///', '/%25', '/nowhere', '/renderer/client.tsx']) {
    const { status, body } = await ask(path)
    expect([path, [200, 400, 404].includes(status)]).toEqual([path, true])
    expect(body).not.toMatch(/\n\s+at /)
  }
})

test('films and icons have their types, and come in parts', async () => {
  expect(await ask('/assets/film.mp4', { Range: 'bytes=0-9' })).toMatchObject({ status: 206, type: 'video/mp4' })
  expect(await ask('/favicon.ico')).toMatchObject({ status: 200, type: 'image/x-icon' })
})

test('a page that is no JSON any more stays as it was', async () => {
  expect(await headingAt('/about')).toBe('Biz')
  writeFileSync(about, good.replace('"title": "Biz",', '"title": "Siz"'))
  writeFileSync(join(folder, 'pages/next.json'), good.replace('Biz', 'Sonraki'))
  // Once the last saved page is shown, the server has also read the page with the mistake, which was saved earlier.
  await vi.waitFor(async () => expect(await headingAt('/next')).toBe('Sonraki'), soon)
  expect(await headingAt('/about')).toBe('Biz')
  writeFileSync(about, good.replace('Biz', 'Siz'))
  await vi.waitFor(async () => expect(await headingAt('/about')).toBe('Siz'), soon)
})

test('a redirect leads on from when it is saved until it goes', async () => {
  const file = join(folder, 'pages/_site.json')
  const before = readFileSync(file, 'utf8')
  const redirectsTo = (to: string) =>
    writeFileSync(file, JSON.stringify({ ...JSON.parse(before), redirects: [{ from: '/us', to }] }))
  const answer = async () => {
    const { status, location } = await ask('/us?brand=x')
    return `${status} ${location}`.trim()
  }
  expect(await answer()).toBe('404')
  redirectsTo('/about')
  await vi.waitFor(async () => expect(await answer()).toBe('302 /about?brand=x'), soon)
  redirectsTo('/soon')
  await vi.waitFor(async () => expect(await answer()).toBe('302 /soon?brand=x'), soon)
  writeFileSync(file, before)
  await vi.waitFor(async () => expect(await answer()).toBe('404'), soon)
})

test('a page that cannot be shown lists what is wrong', async () => {
  writeFileSync(join(folder, 'pages/never.json'), '{ "title": ')
  await vi.waitFor(async () => expect((await ask('/never')).body).toContain('pages/never.json:1:10'), soon)
  const { status, body } = await ask('/never')
  expect(status).toBe(500)
  expect(body).toContain('This page cannot be shown')
})

test('pages that were moved away and back are watched again', async () => {
  renameSync(join(folder, 'pages'), join(folder, 'elsewhere'))
  await vi.waitFor(async () => expect((await ask('/never')).body).toContain('pages/_site.json'), soon)
  renameSync(join(folder, 'elsewhere'), join(folder, 'pages'))
  await vi.waitFor(async () => expect((await ask('/never')).body).not.toContain('pages/_site.json'), soon)
  writeFileSync(about, good.replace('Biz', 'Yine'))
  await vi.waitFor(async () => expect(await headingAt('/about')).toBe('Yine'), soon)
})
