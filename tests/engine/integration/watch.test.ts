import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ContentWatch, watchContent } from '../../../tools/files/watch'
import { writeSmallSite } from './small-site'

const project = process.cwd()
const file = 'pages/index.json'

/** Creates a small site, and makes its folder the current one. @returns the folder */
function openFolder(): string {
  const folder = writeSmallSite()
  process.chdir(folder)
  onTestFinished(() => process.chdir(project))
  return folder
}

/** Starts watching content, and stops at the end of the test. */
function watched(...how: Parameters<typeof watchContent>): ContentWatch {
  const watch = watchContent(...how)
  onTestFinished(() => watch.close())
  return watch
}

test('what was saved before the watch began, and what is saved right after a save, is not lost', async () => {
  const path = join(openFolder(), file)
  const saves = ['{}', '{ "title": "A" }', '{ "title": "AB" }']
  const read: string[] = []
  const watch = watched(
    async (files) => {
      if (files) expect(files).toEqual([file])
      read.push(readFileSync(path, 'utf8'))
      // Saves again immediately, because the watcher reports no event for a save that follows another one so soon.
      const next = saves[saves.indexOf(read.at(-1) ?? '') + 1]
      if (next) writeFileSync(path, next)
    },
    (error) => read.push(String(error)),
  )
  writeFileSync(path, '{ "title": "before" }')
  watch.begin()
  await vi.waitFor(() => expect([...new Set(read)]).toEqual(['{ "title": "before" }', ...saves]), 30_000)
})

test('a file that is empty while it is saved is read when it has words again', async () => {
  const path = join(openFolder(), file)
  const read: string[] = []
  const watch = watched(
    async () => void read.push(readFileSync(path, 'utf8')),
    (error) => read.push(String(error)),
  )
  watch.begin()
  await vi.waitFor(() => expect(read).toHaveLength(1), 30_000)
  // Saves an empty file first, as an editor may do on a busy machine.
  writeFileSync(path, '')
  await later(100)
  writeFileSync(path, '{ "title": "whole" }')
  await vi.waitFor(() => expect(read).toContain('{ "title": "whole" }'), 30_000)
  expect(read).not.toContain('')
})

test('saves that come faster than they are read are read together', { tags: 'ci' }, async () => {
  const folder = openFolder()
  const calls: (string[] | undefined)[] = []
  const watch = watched(
    async (files) => {
      await later(500)
      calls.push(files)
    },
    (error) => expect.fail(String(error)),
  )
  watch.begin()
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  for (let i = 0; i < 30; i++) {
    await later(100)
    writeFileSync(join(folder, file), `{ "title": "${i}" }`)
  }
  const callsBefore = calls.length
  const last = 'pages/last.json'
  writeFileSync(join(folder, last), '{}')
  await vi.waitFor(() => expect(calls.flat()).toContain(last), 30_000)
  // Saves in quick succession share a call. Otherwise, there would be a call for each of the 30 saves.
  expect(calls.length - callsBefore).toBeLessThan(5)
})
