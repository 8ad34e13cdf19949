import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchContent } from '../../../tools/files/watch'
import { writeSmallSite } from './small-site'

const project = process.cwd()
const file = 'pages/index.json'

test('what was saved before the watch began, and what is saved right after a save, is not lost', async () => {
  const folder = writeSmallSite()
  process.chdir(folder)
  const path = join(folder, file)
  const saves = ['{}', '{ "title": "A" }', '{ "title": "AB" }']
  const read: string[] = []
  const watch = watchContent(
    async (files) => {
      if (files) expect(files).toEqual([file])
      read.push(readFileSync(path, 'utf8'))
      // The watcher says nothing of a save so soon after another.
      const next = saves[saves.indexOf(read.at(-1) ?? '') + 1]
      if (next) writeFileSync(path, next)
    },
    (error) => read.push(String(error)),
  )
  onTestFinished(async () => {
    await watch.close()
    process.chdir(project)
  })
  writeFileSync(path, '{ "title": "before" }')
  watch.begin()
  await vi.waitFor(() => expect([...new Set(read)]).toEqual(['{ "title": "before" }', ...saves]), 30_000)
})

test('a file that is empty while it is saved is read when it has words again', async () => {
  const folder = writeSmallSite()
  process.chdir(folder)
  const path = join(folder, file)
  const read: string[] = []
  const watch = watchContent(
    async () => void read.push(readFileSync(path, 'utf8')),
    (error) => read.push(String(error)),
  )
  onTestFinished(async () => {
    await watch.close()
    process.chdir(project)
  })
  watch.begin()
  await vi.waitFor(() => expect(read).toHaveLength(1), 30_000)
  // An editor on a busy machine.
  writeFileSync(path, '')
  await later(100)
  writeFileSync(path, '{ "title": "whole" }')
  await vi.waitFor(() => expect(read).toContain('{ "title": "whole" }'), 30_000)
  expect(read).not.toContain('')
})
