import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startDev } from './dev-server'
import { writeSmallSite } from './small-site'

const folder = writeSmallSite({})
const memo = join(folder, '.cache/memo.jsonl')
const home = join(folder, 'pages/index.json')

async function headingOfHome(): Promise<string | undefined> {
  const dev = await startDev(folder)
  try {
    return await dev.headingAt('/')
  } finally {
    await dev.stop()
  }
}

test('live editing begins with what it found out the last time, and with what changed since', {
  tags: 'ci',
}, async () => {
  expect(existsSync(memo)).toBe(false)
  const before = await headingOfHome()
  const { ino } = statSync(memo)
  expect(await headingOfHome()).toBe(before)
  // Nothing was checked again, so the file of cached results was not rewritten.
  expect(statSync(memo).ino).toBe(ino)
  writeFileSync(home, JSON.stringify({ ...JSON.parse(readFileSync(home, 'utf8')), title: 'Started again' }))
  expect(await headingOfHome()).toBe('Started again')
  expect(statSync(memo).ino).not.toBe(ino)
})

test('a page that is open from the first moment on hears of each save, and of mistakes in pages that nobody opened', async () => {
  // Adds pages, because a small site is checked completely while its files are read.
  const others = Array.from({ length: 12 }, (_, i) => [
    `pages/other-${i}.json`,
    pageSaying(`This is page ${i} of twelve.`),
  ])
  const linked = writeSmallSite({
    ...Object.fromEntries(others),
    'pages/about.json': pageSaying('We work [with a team](/team).'),
    'pages/team.json': pageSaying('Five people work here, and a dog.'),
  })
  const dev = await startDev(linked)
  const heard = hear(dev.port)
  try {
    const team = join(linked, 'pages/team.json')
    writeFileSync(team, readFileSync(team, 'utf8').replace('"title"', '"titel"'))
    await vi.waitFor(() => expect(heard()).toContain('pages/team.json:'), soon)
    rmSync(team)
    await vi.waitFor(() => expect(heard()).toContain('pages/about.json:'), soon)
  } finally {
    await dev.stop()
  }
})

test('words that are replaced in many pages at once show on a page that is open, and mistakes in all others are found', {
  tags: 'night',
}, async () => {
  const names = Array.from({ length: 30 }, (_, i) => `pages/other-${i}.json`)
  const site = writeSmallSite(Object.fromEntries(names.map((name) => [name, pageSaying('Made of oak, by hand.')])))
  const replace = (before: string, after: string) => {
    for (const name of names) {
      const file = join(site, name)
      writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
    }
  }
  const dev = await startDev(site)
  const heard = hear(dev.port)
  const body = async () => (await dev.ask('/other-3')).body
  try {
    expect(await body()).toContain('Made of oak')
    // The event "content:update" shows that the check has ended without problems.
    await vi.waitFor(() => expect(heard()).toContain('content:update'), soon)
    replace('of oak', 'of larch')
    await vi.waitFor(async () => expect(await body()).toContain('Made of larch'), soon)
    replace('"text": "Made', '"colour": "red", "text": "Made')
    for (const name of [3, 29]) await vi.waitFor(() => expect(heard()).toContain(`pages/other-${name}.json:`), soon)
  } finally {
    await dev.stop()
  }
})

/** Listens to server events, as a page does. @returns a function that returns all events so far */
function hear(port: number): () => string {
  let heard = ''
  const write = (text: string) => {
    heard += text
  }
  fetch(`http://localhost:${port}/_live/events`)
    .then(({ body }) => body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write })))
    // When the server stops, the stream ends with an error.
    .catch(() => {})
  return () => heard
}

const soon = { timeout: 30_000, interval: 100 }

const pageSaying = (text: string) => ({
  title: 'A page of a few words',
  description: 'A page of a few words, which says what there is to say about it.',
  blocks: [{ type: 'text', id: 'about', text }],
})
