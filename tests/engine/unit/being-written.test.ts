import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { readTexts } from '../../../tools/files/site/texts'

const folder = mkdtempSync(join(tmpdir(), 'written-'))
afterAll(() => rmSync(folder, { recursive: true }))

const whole = '{ "title": "Fan", "blocks": [{ "id": "a" }] }'

/**
 * Code that writes part of a document many times, and then the whole document. Runs in a worker thread, because reading
 * blocks the main thread.
 */
const slowEditor = `
const { parentPort, workerData: { file, steps } } = require('node:worker_threads')
const { writeFileSync } = require('node:fs')
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
writeFileSync(file, steps[0])
parentPort.postMessage('begun')
for (const step of steps) { sleep(40); writeFileSync(file, step) }
`

for (const [name, beginning] of Object.entries({
  'is empty': '',
  'is cut in half': whole.slice(0, 20),
  'ends with a block': whole.slice(0, -3),
}))
  test(`a document that ${name} while it is saved is read when it is whole`, async () => {
    const file = join(folder, 'page.json')
    const steps = [...Array.from({ length: 5 }, () => beginning), whole]
    const editor = new Worker(slowEditor, { eval: true, workerData: { file, steps } })
    await once(editor, 'message')
    expect(readTexts([file], [])).toEqual({ [file]: whole })
    await once(editor, 'exit')
  })

test('one that was cut short long ago is what its author wrote', () => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, '{ "title": ')
  utimesSync(file, 1000, 1000)
  expect(readTexts([file], [])).toEqual({ [file]: '{ "title": ' })
})
