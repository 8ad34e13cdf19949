import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchContent } from '../../../tools/dev/watch'
import { writeSmallSite } from './small-site'

const project = process.cwd()
const file = 'pages/index.json'
const httpServer = new EventEmitter()
const watcher = Object.assign(new EventEmitter(), { add() {}, unwatch() {} })

beforeAll(() => process.chdir(writeSmallSite()))

afterAll(() => {
  httpServer.emit('close')
  process.chdir(project)
})

test('a save is not lost of which the watcher does not tell, since it told of another just before', async () => {
  const taken: unknown[] = []
  const server = { watcher, httpServer } as unknown as ViteDevServer
  watchContent(server, async (files) => void taken.push(files))
  writeFileSync(file, '{}')
  watcher.emit('all', 'change', resolve(file))
  await vi.waitFor(() => expect(taken).toEqual([[file]]), 30_000)
  writeFileSync(file, '{ "title": "A" }')
  await vi.waitFor(() => expect(taken).toEqual([[file], [file]]), 30_000)
  // Nothing is taken that did not change: a third save is the third that is taken.
  writeFileSync(file, '{ "title": "AB" }')
  await vi.waitFor(() => expect(taken).toHaveLength(3), 30_000)
})
